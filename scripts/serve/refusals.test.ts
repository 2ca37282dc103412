import { objectionTo } from './refusals';

const REQUEST = {
  method: 'GET',
  url: '/',
  headers: { host: 'localhost' },
  rawHeaders: ['Host', 'localhost'],
  httpVersion: '1.1',
};

const objection = (changes: object) => objectionTo({ ...REQUEST, ...changes });
const withHost = (host?: string, more: object = {}) =>
  objection({ headers: { ...(host !== undefined && { host }), ...more } });

test.each([
  '/',
  '/?search=%',
  '/ratgeber/gr%C3%BC%C3%9Fe',
  '/anfrage/%25',
  '/%00',
  '/%2e%2e/',
  '/_next/static/chunks/%5Broot%5D.js',
])('nothing is said against %s', (url) => {
  expect(objection({ url })).toBeUndefined();
});

test.each([
  '/%',
  '/%2',
  '/%zz',
  '/a%ff',
  '/%E0%A4%A/b',
  '/%c0%80',
  '*',
  'http://localhost/',
  'a:1',
])('the address %s is not readable', (url) => {
  expect(objection({ url })).toMatchObject({ status: 400 });
});

test.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])('%s is known', (method) => {
  expect(objection({ method })).toBeUndefined();
});

test.each(['TRACE', 'DELETE', 'PATCH', 'PROPFIND'])('%s is not', (method) => {
  expect(objection({ method })).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD, POST, PUT, OPTIONS' },
  });
});

test.each(['localhost', 'www.example.de:443', '127.0.0.1:3000', '[::1]:3000', 'a_b.example.'])(
  '%s is a host',
  (host) => {
    expect(withHost(host)).toBeUndefined();
  },
);

test.each(['', 'a b', 'a/b', 'a@b', '[', '[::g]', 'a:b', 'a:99999', 'a:', '1.2.3.4.5', 'ä', 'a?b'])(
  '"%s" is none',
  (host) => {
    expect(withHost(host)).toMatchObject({ status: 400 });
  },
);

test('a request has to name its host, except in HTTP/1.0', () => {
  expect(withHost()).toMatchObject({ status: 400 });
  expect(objection({ headers: {}, httpVersion: '1.0' })).toBeUndefined();
});

test('two hosts are none, even the same one', () => {
  const rawHeaders = ['Host', 'localhost', 'X-Name', 'host', 'HOST', 'localhost'];
  expect(objection({ rawHeaders: rawHeaders.slice(0, 4) })).toBeUndefined();
  expect(objection({ rawHeaders })).toMatchObject({ status: 400 });
});

test.each(['0.9', '2.0', '3.0'])('HTTP/%s is not spoken here', (httpVersion) => {
  expect(objection({ httpVersion })).toMatchObject({ status: 400 });
});

test('a web socket is refused, a newer HTTP need not be taken', () => {
  expect(withHost('localhost', { upgrade: 'websocket' })).toMatchObject({ status: 400 });
  expect(withHost('localhost', { upgrade: 'h2c' })).toBeUndefined();
});

test("the page for Next's own faults has no address", () => {
  expect(objection({ url: '/_global-error?a=b' })).toMatchObject({ status: 404 });
});
