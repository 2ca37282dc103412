import { firstArticle, kindOf, weigh } from './measure-page';

const answer = (path: string, type: string, bytes: number, more = {}) => ({
  url: `http://127.0.0.1:3000${path}`,
  mimeType: '',
  encoding: 'gzip',
  type,
  bytes,
  ...more,
});

test.each([
  ['document', 'text/html', 'html'],
  ['stylesheet', 'text/css', 'css'],
  ['script', 'application/javascript', 'js'],
  ['font', 'font/woff2', 'fonts'],
  ['image', 'image/png', 'images'],
  ['other', 'application/javascript; charset=UTF-8', 'js'],
  ['other', 'text/css', 'css'],
  ['other', 'font/woff2', 'fonts'],
  ['other', 'image/svg+xml', 'images'],
  ['fetch', 'text/x-component', 'other'],
  ['other', '', 'other'],
])('an answer of type %s with %s counts as %s', (type, mimeType, kind) => {
  expect(kindOf(type, mimeType)).toBe(kind);
});

const HTML = '<script src="/_next/static/chunks/first.js" async></script>';

test('the weights of a page are sums by kind, with the scripts that its HTML does not name', () => {
  const weights = weigh(
    [
      answer('/', 'document', 5_000),
      answer('/_next/static/chunks/first.js', 'script', 70_000),
      answer('/_next/static/chunks/second.js?v=1', 'script', 13_000),
      answer('/_next/static/chunks/first.css', 'stylesheet', 6_000),
      answer('/_next/static/media/text.woff2', 'font', 20_000, { encoding: undefined }),
      answer('/icon.svg', 'other', 300, { mimeType: 'image/svg+xml' }),
      answer('/?_rsc=1', 'fetch', 2_000, { mimeType: 'text/x-component' }),
    ],
    HTML,
  );
  expect(weights).toEqual({
    html: 5_000,
    js: 83_000,
    later: 13_000,
    css: 6_000,
    fonts: 20_000,
    images: 300,
    other: 2_000,
    total: 116_300,
    requests: 7,
  });
});

test.each([
  [undefined, 'nothing'],
  ['br', 'br'],
])('a script whose encoding is %s cannot be compared', (encoding, named) => {
  const script = answer('/large.js', 'script', 2_000, { encoding });
  expect(() => weigh([script], '')).toThrow(`but with ${named}.`);
  expect(weigh([{ ...script, bytes: 900 }], '').js).toBe(900);
});

test('the first article is the first link directly below the guides', () => {
  const links = ['/', '/ratgeber', '/ratgeber/thema/kauf', '/ratgeberisch/x', '/ratgeber/erbe'];
  expect(firstArticle([...links, '/ratgeber/kauf'], '/ratgeber')).toBe('/ratgeber/erbe');
  expect(firstArticle(['/', '/ratgeber', '/impressum/x'], '/ratgeber')).toBeUndefined();
});
