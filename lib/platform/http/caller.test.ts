import {
  callerOf,
  isOwnOrigin,
  requireOwnRequest,
  seenOrigin,
  readCookie,
  writeCookie,
} from './caller';
import { AppError } from './errors';

const original = process.env.APP_URL;
beforeAll(() => {
  process.env.APP_URL = 'https://wohnlotse.example';
});
afterAll(() => {
  if (original === undefined) delete process.env.APP_URL;
  else process.env.APP_URL = original;
});

const caller = (address?: string) =>
  callerOf(new Headers(address === undefined ? {} : { 'X-Forwarded-For': address }));

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
  ['::1', '0:0:0:0:0:0:0:2'],
])('%s and %s are the same caller', (one, other) => {
  expect(caller(one)).toBe(caller(other));
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['192.0.2.1', '::ffff:192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['192.0.2.1', '2001:db8::1'],
  ['192.0.2.1', undefined],
])('%s and %s are different callers', (one, other) => {
  expect(caller(one)).not.toBe(caller(other));
});

test.each(['192.0.2.1', '2001:db8:1:2::1', undefined, 'unknown', ''])(
  '%s is named by a hash that does not show the address',
  (address) => {
    const name = caller(address);
    expect(name).toMatch(/^[\da-f]{32}$/);
    if (address) expect(name).not.toContain(address);
  },
);

describe('cookies', () => {
  const carrying = (cookie?: string) => new Headers(cookie === undefined ? {} : { cookie });

  test.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2=3', 'b', '2=3'],
    ['xb=1; b=2', 'b', '2'],
    ['b=1; b=2', 'b', '1'],
    ['b=', 'b', ''],
    [undefined, 'b', undefined],
  ])('of %j the cookie %s is %j', (cookie, name, expected) => {
    expect(readCookie(carrying(cookie), name)).toBe(expected);
  });

  test('what is written cannot be read by scripts nor sent by other sites', () => {
    const options = { path: '/api', maxAge: 60 };
    const plain = 'a=1; Path=/api; Max-Age=60; HttpOnly; SameSite=Lax';
    expect(writeCookie('a', '1', { ...options, secure: false })).toBe(plain);
    expect(writeCookie('a', '1', { ...options, secure: true })).toBe(`${plain}; Secure`);
  });
});

describe('the origin', () => {
  type Sent = Record<string, string>;

  const OWN = 'https://wohnlotse.example';
  const ASKED = 'http://127.0.0.1:3000';
  const FOREIGN = 'https://angreifer.example';
  const [same, sibling, cross, none] = ['same-origin', 'same-site', 'cross-site', 'none'].map(
    (site): Sent => ({ 'sec-fetch-site': site }),
  ) as [Sent, Sent, Sent, Sent];

  const asked = (sent: Sent) => new Headers({ host: '127.0.0.1:3000', ...sent });

  describe('from where something may be sent', () => {
    test.each<[string, Sent, boolean]>([
      ['a plain client', {}, true],
      ['a browser without Origin, from our page', { referer: `${ASKED}/verkaufen` }, true],
      ['a browser without Origin, from a foreign page', { referer: `${FOREIGN}/` }, false],
      ['our page', { origin: OWN, ...same }, true],
      ['our page in a browser without Sec-Fetch-Site', { origin: OWN }, true],
      ['the host that was asked', { origin: ASKED, ...same }, true],
      ['our page that hides its origin', { origin: 'null', ...same }, true],
      ['our page whose origin the server has taken away', same, true],
      ['the address bar', none, true],
      ['a foreign page', { origin: FOREIGN, ...cross }, false],
      ['a foreign page that names no origin', cross, false],
      ['a foreign sandbox', { origin: 'null', ...cross }, false],
      ['a sandbox in a browser without Sec-Fetch-Site', { origin: 'null' }, false],
      [
        'another host of the same site',
        { origin: 'https://x.wohnlotse.example', ...sibling },
        false,
      ],
      ['a contradiction', { origin: OWN, ...cross }, false],
      ['another scheme of the host that was asked', { origin: 'https://127.0.0.1:3000' }, false],
      ['another port', { origin: 'http://127.0.0.1:3001' }, false],
      [
        'a host that a proxy claims',
        { origin: FOREIGN, 'x-forwarded-host': 'angreifer.example' },
        false,
      ],
      ['a longer host', { origin: 'https://wohnlotse.example.org' }, false],
      ['no address at all', { origin: 'wohnlotse.example' }, false],
      ['a word that no browser knows', { 'sec-fetch-site': 'own' }, false],
    ])('%s: %j is ours: %s', (_, sent, expected) => {
      expect(isOwnOrigin(asked(sent))).toBe(expected);
    });

    test.each([
      ['https', 'https://portal.example', true],
      ['https', 'http://portal.example', false],
      ['http', 'https://portal.example', false],
    ])('behind a proxy that says %s, %s is ours: %s', (scheme, origin, expected) => {
      const headers = new Headers({ host: 'portal.example', 'x-forwarded-proto': scheme, origin });
      expect(isOwnOrigin(headers)).toBe(expected);
    });
  });

  describe('as what it may be sent', () => {
    const statusOf = (sent: Sent, options?: { takesForms: boolean }) => {
      try {
        requireOwnRequest({ method: 'POST', headers: asked(sent) }, options);
        return 'taken';
      } catch (error) {
        return error instanceof AppError ? error.status : error;
      }
    };
    const form = 'application/x-www-form-urlencoded';

    test.each<[Sent, number | 'taken']>([
      [{}, 'taken'],
      [{ 'content-type': 'application/json' }, 'taken'],
      [{ 'content-type': 'Application/JSON; charset=utf-8' }, 'taken'],
      [{ 'content-type': 'application/json', origin: FOREIGN }, 403],
      [{ 'content-type': 'text/plain' }, 400],
      [{ 'content-type': 'text/plain', origin: ASKED, ...same }, 400],
      [{ 'content-type': form }, 400],
      [{ 'content-type': 'multipart/form-data; boundary=x', origin: OWN }, 400],
      [{ 'content-type': 'text/plain;application/json' }, 400],
      [{ 'content-type': 'application/jsonp' }, 400],
      [{ 'content-length': '12' }, 400],
      [{ 'transfer-encoding': 'chunked' }, 400],
      [{ 'content-length': '0' }, 'taken'],
    ])('%j: %s', (sent, expected) => {
      expect(statusOf(sent)).toBe(expected);
    });

    test('what guards itself takes forms, but not from elsewhere', () => {
      expect(statusOf({ 'content-type': form }, { takesForms: true })).toBe('taken');
      expect(statusOf({ 'content-type': form, ...cross }, { takesForms: true })).toBe(403);
    });

    test.each(['GET', 'HEAD'])('%s changes nothing and is answered to everybody', (method) => {
      const headers = asked({ origin: FOREIGN, 'content-type': 'text/plain', ...cross });
      expect(() => requireOwnRequest({ method, headers })).not.toThrow();
    });
  });

  test.each<[Sent, string]>([
    [{ origin: OWN, ...same }, OWN],
    [{ origin: 'null', ...same }, 'same-origin'],
    [same, 'same-origin'],
    [none, 'none'],
    [{}, 'none'],
  ])('of %j the ledger keeps %j', (sent, expected) => {
    expect(seenOrigin(asked(sent))).toBe(expected);
  });
});
