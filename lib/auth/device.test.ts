import { setSecret } from '@/lib/testing/secret';
import { isKnownDevice, newDevice } from './device';

setSecret();

const ACCOUNT = { id: 3, passwordHash: 'scrypt$32768$8$1$salt$the-key-of-one-stored-password' };

test('the browser of an account is known, each with a value of its own', () => {
  const device = newDevice(ACCOUNT);
  expect(isKnownDevice(ACCOUNT, device)).toBe(true);
  expect(newDevice(ACCOUNT)).not.toBe(device);
  expect(device).not.toContain('password');
});

test('a new password and another account do not know it', () => {
  const device = newDevice(ACCOUNT);
  expect(isKnownDevice({ ...ACCOUNT, id: 4 }, device)).toBe(false);
  const passwordHash = 'scrypt$32768$8$1$salt$the-key-of-another-one-entirely';
  expect(isKnownDevice({ ...ACCOUNT, passwordHash }, device)).toBe(false);
});

test.each([undefined, '', '.', 'x', 'x.y', `x.${'0'.repeat(64)}`, `${'ä'.repeat(32)}`])(
  '%j is no device',
  (value) => {
    expect(isKnownDevice(ACCOUNT, value)).toBe(false);
  },
);
