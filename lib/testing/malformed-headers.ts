import fc from 'fast-check';

type Headers = Record<string, string | string[]>;

export const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);

const LONG = 'x'.repeat(4000);

const HEADERS: Record<string, fc.Arbitrary<string | string[]>> = {
  accept: oneOf('', '*/*', 'text/html;q=NaN', 'text/event-stream', 'a,'.repeat(1500), '/'),
  'accept-encoding': oneOf('', 'br;q=0', 'gzip;q=x,*;q=', ',,,', 'identity;q=0, *;q=0', LONG),
  'accept-language': oneOf('', 'de-de-de-de', '*;q=9', 'ü', '../..', 'xx,'.repeat(1000)),
  authorization: oneOf('', 'Bearer', 'Bearer x', 'Basic %%%', `Bearer ${LONG}`),
  'cache-control': oneOf('no-cache', 'max-age=-1', 'only-if-cached'),
  cookie: oneOf<string | string[]>(
    ...['', '=', ';;;', 'a', '__proto__=1', '%=%', 'next-auth.session-token=x', 'a="', 'x=ü'],
    ...[`a=${LONG}`, '__prerender_bypass=x; __next_preview_data=x', 'wohnlotse-makler=x.y'],
    ...['wohnlotse-anfrage=%ff', 'wohnlotse-anfrage=eyJ.x', 'next-auth.session-token=a.b.c'],
    'x=1; '.repeat(500),
  ),
  expect: oneOf('100-continue', 'junk'),
  forwarded: oneOf('for=1;host=evil.example', 'for="'),
  host: oneOf('evil.example', 'localhost:99999', '[::1]', 'a..b', 'LOCALHOST', '127.1'),
  'if-modified-since': oneOf('x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'),
  'if-none-match': oneOf('*', '"', 'W/', '"a",'.repeat(1500), 'W/"a", *'),
  'if-range': oneOf('"x"', 'x'),
  'next-action': oneOf('', 'x', '00'.repeat(21), '__proto__', LONG),
  'next-router-prefetch': oneOf('1', '2', 'x'),
  'next-router-segment-prefetch': oneOf('/_tree', '/', '/../..', '/_index', '__PAGE__', LONG),
  'next-router-state-tree': oneOf('%', '[', '%5B%5D', 'null', '["",{}]', '%5B%22%22%2C%7B', LONG),
  'next-url': oneOf('/', '//evil.example', '%', 'x'),
  origin: oneOf('null', 'http://evil.example', 'x', '', 'http://'),
  purpose: oneOf('prefetch', 'x'),
  range: oneOf(
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=a-b',
    `bytes=${'0-1,'.repeat(900)}`,
    'x',
  ),
  referer: oneOf('x', 'http://evil.example/', LONG),
  rsc: oneOf('1', '0', '', 'x'),
  'sec-fetch-site': oneOf('cross-site', 'same-origin', 'none', 'x'),
  'transfer-encoding': oneOf('chunked'),
  upgrade: oneOf('h2c', 'websocket'),
  'user-agent': oneOf('', 'Googlebot', 'ü', LONG),
  'x-forwarded-for': oneOf('', '1.2.3.4, 5.6.7.8', '::ffff:999', 'x', `${'1.1.1.1,'.repeat(400)}`),
  'x-forwarded-host': oneOf('evil.example', ''),
  'x-forwarded-proto': oneOf('https', 'x', 'https,http'),
  'x-http-method-override': oneOf('DELETE', 'TRACE'),
  'x-matched-path': oneOf('/employee/dashboard', '%', '/[x]'),
  'x-middleware-prefetch': oneOf('1'),
  'x-middleware-rewrite': oneOf('/employee/dashboard'),
  'x-middleware-subrequest': oneOf('middleware', 'middleware:'.repeat(5), 'src/middleware'),
  'x-nextjs-data': oneOf('1'),
  'x-now-route-matches': oneOf('1=x', '%'),
  'x-prerender-revalidate': oneOf('x', ''),
};

const oddHeaders = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, HEADERS[name]!]))))
  .map((headers) => headers as Headers);

export const fewHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Headers>({}) },
  { weight: 2, arbitrary: oddHeaders },
);
