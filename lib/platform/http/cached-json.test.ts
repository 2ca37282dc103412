import { cachedJson } from './cached-json';

const ask = (condition?: string, body: unknown = { a: 'ä' }) => {
  const headers: Record<string, string> =
    condition === undefined ? {} : { 'If-None-Match': condition };
  const request = new Request('http://localhost/api/thing', { headers });
  return cachedJson(request, body, { fresh: 60, kept: 90 });
};
const TAG = ask().headers.get('etag') ?? '';
const OPAQUE = TAG.replace('W/', '');

test('the answer is JSON that may be kept', async () => {
  const response = ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, stale-while-revalidate=30',
  );
  expect(await response.json()).toEqual({ a: 'ä' });
});

test('its tag is weak, the same for the same and another for another', () => {
  expect(TAG).toMatch(/^W\/"[\w-]{27}"$/);
  expect(ask(undefined, { a: 'ä' }).headers.get('etag')).toBe(TAG);
  expect(ask(undefined, { a: 'a' }).headers.get('etag')).not.toBe(TAG);
});

describe('a client that holds this version', () => {
  test.each([
    ['names it', TAG],
    ['names it without W/', OPAQUE],
    ['names it in a list', `"other", ${TAG}`],
    ['names it first in a list', `${OPAQUE},W/"other"`],
    ['holds any', '*'],
    ['writes spaces', `  ${TAG}  `],
  ])('%s, and gets 304 without a body', async (_, condition) => {
    const response = ask(condition);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(TAG);
    expect(response.headers.get('cache-control')).toContain('max-age=60');
  });
});

describe('a client that does not', () => {
  test.each([
    ['another tag', 'W/"other"'],
    ['a part of the tag', OPAQUE.slice(0, 10)],
    ['the tag without quotes', OPAQUE.replaceAll('"', '')],
    ['nothing', ''],
    ['a star among others', '"*"'],
  ])('names %s, and gets all of it', (_, condition) => {
    expect(ask(condition).status).toBe(200);
  });
});
