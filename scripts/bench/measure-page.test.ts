import { weigh } from './measure-page';

const answer = (path: string, type: string, bytes: number, more = {}) => ({
  url: `http://127.0.0.1:3000${path}`,
  mimeType: '',
  encoding: 'gzip',
  type,
  bytes,
  ...more,
});

const HTML = '<script src="/_next/static/chunks/first.js" async></script>';

test('scripts are weighed with those that the HTML does not name, prefetched ones too', () => {
  const weights = weigh(
    [
      answer('/', 'document', 5_000),
      answer('/_next/static/chunks/first.js', 'script', 70_000),
      answer('/_next/static/chunks/second.js?v=1', 'script', 13_000),
      answer('/_next/static/chunks/third.js', 'other', 2_000, { mimeType: 'text/javascript' }),
      answer('/_next/static/media/text.woff2', 'font', 20_000, { encoding: undefined }),
      answer('/?_rsc=1', 'fetch', 2_000, { mimeType: 'text/x-component' }),
    ],
    HTML,
  );
  expect(weights).toEqual({ js: 85_000, later: 15_000, total: 112_000 });
});

test.each([
  [undefined, 'nothing'],
  ['br', 'br'],
])('a script whose encoding is %s cannot be compared', (encoding, named) => {
  const script = answer('/large.js', 'script', 2_000, { encoding });
  expect(() => weigh([script], '')).toThrow(`but with ${named}.`);
  expect(weigh([{ ...script, bytes: 900 }], '').js).toBe(900);
});
