import { cumulativeLayoutShift, firstArticle, kindOf, weigh } from './weights';

const answer = (path: string, type: string, body: number, more = {}) => ({
  url: `http://127.0.0.1:3000${path}`,
  type,
  mimeType: '',
  encoding: 'gzip',
  head: 400,
  body,
  ...more,
});

test.each([
  ['Document', 'text/html', 'html'],
  ['Stylesheet', 'text/css', 'css'],
  ['Script', 'application/javascript', 'js'],
  ['Font', 'font/woff2', 'fonts'],
  ['Image', 'image/png', 'images'],
  ['Other', 'text/javascript', 'js'],
  ['Other', 'application/javascript; charset=UTF-8', 'js'],
  ['Other', 'text/css', 'css'],
  ['Other', 'font/woff2', 'fonts'],
  ['Other', 'image/svg+xml', 'images'],
  ['Fetch', 'text/x-component', 'other'],
  ['Fetch', 'application/json', 'other'],
  ['Other', undefined, 'other'],
])('an answer of type %s with %s counts as %s', (type, mimeType, kind) => {
  expect(kindOf(type, mimeType)).toBe(kind);
});

describe('the weights of a page', () => {
  const html = '<script src="/_next/static/chunks/first.js" async></script>';

  test('are sums of bodies by kind; heads stand apart and in the total', () => {
    const weights = weigh(
      [
        answer('/', 'Document', 5_000),
        answer('/_next/static/chunks/first.js', 'Script', 70_000),
        answer('/_next/static/chunks/first.css', 'Stylesheet', 6_000),
        answer('/_next/static/media/text.woff2', 'Font', 20_000, { encoding: undefined }),
        answer('/icon.svg', 'Other', 300, { mimeType: 'image/svg+xml' }),
        answer('/?_rsc=1', 'Fetch', 2_000, { mimeType: 'text/x-component' }),
      ],
      html,
    );
    expect(weights).toEqual({
      requests: 6,
      html: 5_000,
      js: 70_000,
      later: 0,
      css: 6_000,
      fonts: 20_000,
      images: 300,
      other: 2_000,
      heads: 2_400,
      total: 105_700,
    });
  });

  test('tell which part of the scripts the HTML does not name', () => {
    const { js, later } = weigh(
      [
        answer('/_next/static/chunks/first.js', 'Script', 70_000),
        answer('/_next/static/chunks/second.js?v=1', 'Script', 13_000),
      ],
      html,
    );
    expect({ js, later }).toEqual({ js: 83_000, later: 13_000 });
  });

  test.each([
    [undefined, 'nothing'],
    ['br', 'br'],
  ])('cannot be told of a script whose encoding is %s', (encoding, named) => {
    const script = answer('/large.js', 'Script', 2_000, { encoding });
    expect(() => weigh([script], html)).toThrow(
      `http://127.0.0.1:3000/large.js was not compressed with gzip but with ${named}.`,
    );
  });

  test('allow a small script that the server left as it is', () => {
    const script = answer('/small.js', 'Script', 700, { encoding: undefined });
    expect(weigh([script], html).js).toBe(700);
  });
});

describe('the layout shift', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });

  test.each([
    ['of a page that never moves is 0', [], 0],
    ['adds up what moves within a second', [shift(100, 0.1), shift(900, 0.2)], 0.3],
    ['is the worst group', [shift(0, 0.1), shift(2000, 0.2), shift(4000, 0.05)], 0.2],
    [
      'starts a new group after 5 s',
      [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.1)),
      0.6,
    ],
    ['leaves out what the visitor caused', [shift(0, 0.1), shift(500, 0.9, true)], 0.1],
  ])('%s', (_what, shifts, expected) => {
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(expected);
  });
});

test('the first article is the first link directly below the guides', () => {
  const links = [
    '/',
    '/ratgeber',
    '/ratgeber/thema/kauf',
    '/ratgeberisch/x',
    '/ratgeber/erbe',
    '/ratgeber/kauf',
  ];
  expect(firstArticle(links, '/ratgeber')).toBe('/ratgeber/erbe');
  expect(firstArticle(['/', '/ratgeber', '/impressum/x'], '/ratgeber')).toBeUndefined();
});
