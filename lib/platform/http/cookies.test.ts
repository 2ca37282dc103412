import { cookieIn, readCookie, writeCookie } from './cookies';

const carrying = (cookie?: string) => new Headers(cookie === undefined ? {} : { cookie });

test.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1;b=2=3', 'b', '2=3'],
  ['xb=1; b=2', 'b', '2'],
  ['b=1; b=2', 'b', '1'],
  ['b=', 'b', ''],
  ['a=b', 'b', undefined],
  ['', 'b', undefined],
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

test.each([true, false])('what is written is taken apart again, secure: %s', (secure) => {
  const options = { path: '/api', maxAge: 60, secure };
  expect(cookieIn(writeCookie('a', '1.x=', options))).toEqual({
    name: 'a',
    value: '1.x=',
    ...options,
    httpOnly: true,
    sameSite: 'lax',
  });
});
