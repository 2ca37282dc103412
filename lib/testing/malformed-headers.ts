import fc from 'fast-check';

type Headers = Record<string, string | string[]>;

export const anyOf = <Value>(...values: Value[]) => fc.constantFrom(...values);

const LONG = 'x'.repeat(4000);

const HEADERS: Record<string, fc.Arbitrary<string | string[]>> = {
  accept: anyOf('', '*/*', 'text/html;q=NaN', 'text/event-stream', 'a,'.repeat(1500), '/'),
  'accept-encoding': anyOf('', 'br;q=0', 'gzip;q=x,*;q=', ',,,', 'identity;q=0, *;q=0', LONG),
  'accept-language': anyOf('', 'de-de-de-de', '*;q=9', 'ü', '../..', 'xx,'.repeat(1000)),
  authorization: anyOf('', 'Bearer', 'Bearer x', 'Basic %%%', `Bearer ${LONG}`),
  'cache-control': anyOf('no-cache', 'max-age=-1', 'only-if-cached'),
  'content-encoding': anyOf('gzip', 'br', 'identity', 'bogus', 'gzip, gzip'),
  cookie: anyOf<string | string[]>(
    ...['', '=', ';;;', 'a', '__proto__=1', '%=%', 'next-auth.session-token=x', 'a="', 'x=ü'],
    ...[`a=${LONG}`, '__prerender_bypass=x; __next_preview_data=x', 'wohnlotse-makler=x.y'],
    ...['wohnlotse-anfrage=%ff', 'wohnlotse-anfrage=eyJ.x', 'next-auth.session-token=a.b.c'],
    'x=1; '.repeat(500),
  ),
  expect: anyOf('100-continue', 'junk'),
  forwarded: anyOf('for=1;host=evil.example', 'for="'),
  host: anyOf('evil.example', 'localhost:99999', '[::1]', 'a..b', 'LOCALHOST', '127.1'),
  'idempotency-key': anyOf(
    ...['', 'short', 'x'.repeat(129), LONG, 'with spaces in it', 'ümläute-in-latin1'],
    ...['tab\tinside', '__proto__', "'; DROP TABLE x;--", 'a, b, c, d, e, f'],
  ),
  'if-modified-since': anyOf('x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'),
  'if-none-match': anyOf('*', '"', 'W/', '"a",'.repeat(1500), 'W/"a", *'),
  'if-range': anyOf('"x"', 'x'),
  'next-action': anyOf('', 'x', '00'.repeat(21), '__proto__', LONG),
  'next-router-prefetch': anyOf('1', '2', 'x'),
  'next-router-segment-prefetch': anyOf('/_tree', '/', '/../..', '/_index', '__PAGE__', LONG),
  'next-router-state-tree': anyOf('%', '[', '%5B%5D', 'null', '["",{}]', '%5B%22%22%2C%7B', LONG),
  'next-url': anyOf('/', '//evil.example', '%', 'x'),
  origin: anyOf('null', 'http://evil.example', 'x', '', 'http://'),
  purpose: anyOf('prefetch', 'x'),
  range: anyOf(
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=a-b',
    `bytes=${'0-1,'.repeat(900)}`,
    'x',
  ),
  referer: anyOf('x', 'http://evil.example/', LONG),
  rsc: anyOf('1', '0', '', 'x'),
  'sec-fetch-site': anyOf('cross-site', 'same-origin', 'none', 'x'),
  'transfer-encoding': anyOf('chunked'),
  upgrade: anyOf('h2c', 'websocket'),
  'user-agent': anyOf('', 'Googlebot', 'ü', LONG),
  'x-forwarded-for': anyOf('', '1.2.3.4, 5.6.7.8', '::ffff:999', 'x', `${'1.1.1.1,'.repeat(400)}`),
  'x-forwarded-host': anyOf('evil.example', ''),
  'x-forwarded-proto': anyOf('https', 'x', 'https,http'),
  'x-http-method-override': anyOf('DELETE', 'TRACE'),
  'x-matched-path': anyOf('/employee/dashboard', '%', '/[x]'),
  'x-middleware-prefetch': anyOf('1'),
  'x-middleware-rewrite': anyOf('/employee/dashboard'),
  'x-middleware-subrequest': anyOf('middleware', 'middleware:'.repeat(5), 'src/middleware'),
  'x-nextjs-data': anyOf('1'),
  'x-now-route-matches': anyOf('1=x', '%'),
  'x-prerender-revalidate': anyOf('x', ''),
};

const oddHeaders = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, HEADERS[name]!]))))
  .map((headers) => headers as Headers);

export const fewHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Headers>({}) },
  { weight: 2, arbitrary: oddHeaders },
);
