import { listHeaders } from './service';

const HOST = 'http://localhost:3000';
const LIST = '/api/employee/callbacks';

const headers = (search: string, listed: Parameters<typeof listHeaders>[1]) =>
  listHeaders(new URL(`${HOST}${LIST}${search}`), listed);

const links = ({ Link = '' }: { Link?: string }) =>
  Object.fromEntries(
    [...Link.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, address, name]) => [name, address]),
  );

test('a list that is whole says how long it is', () => {
  const whole = { total: 12, hasNext: false, page: 1, limit: 500 };
  expect(headers('', whole)).toEqual({ 'X-Total-Count': '12' });
});

test('one that is cut leads to the pages around it', () => {
  const first = headers('', { total: 1200, hasNext: true, page: 1, limit: 500 });
  expect(first['X-Total-Count']).toBe('1200');
  expect(links(first)).toEqual({
    next: `${LIST}?page=2&limit=500`,
    first: `${LIST}?page=1&limit=500`,
    last: `${LIST}?page=3&limit=500`,
  });
  const last = headers('?page=3&limit=500', { total: 1200, hasNext: false, page: 3, limit: 500 });
  expect(links(last)).toEqual({
    prev: `${LIST}?page=2&limit=500`,
    first: `${LIST}?page=1&limit=500`,
    last: `${LIST}?page=3&limit=500`,
  });
});

test('what the list was narrowed down to is kept, whatever stands in it', () => {
  const found = headers('?query=M%C3%BCller%3E%2C+x&status=open&page=1', {
    total: 70,
    hasNext: true,
    page: 1,
    limit: 50,
  });
  expect(links(found).next).toBe(`${LIST}?query=M%C3%BCller%3E%2C+x&status=open&page=2&limit=50`);
});

test('where no one has counted there is neither a total nor a last page', () => {
  const found = headers('?query=a', { hasNext: true, page: 1, limit: 50 });
  expect(found).not.toHaveProperty('X-Total-Count');
  expect(Object.keys(links(found))).toEqual(['next', 'first']);
});

test('a page beyond the last leads back to it', () => {
  const beyond = headers('?page=9', { total: 70, hasNext: false, page: 9, limit: 50 });
  expect(links(beyond).prev).toBe(`${LIST}?page=2&limit=50`);
});
