import { setSecret } from '@/lib/testing/secret';
import { callerOf } from './caller';

setSecret();

const caller = (address?: string) =>
  callerOf(new Headers(address === undefined ? {} : { 'X-Forwarded-For': address }));

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8::1', '2001:db8:0:0:9:9:9:9'],
  ['2001:db8::', '2001:db8::1:0:0:1'],
  ['::1', '0:0:0:0:0:0:0:2'],
])('%s and %s are the same caller', (one, other) => {
  expect(caller(one)).toBe(caller(other));
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['192.0.2.1', '::ffff:192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['::1', '0:0:0:1::1'],
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
