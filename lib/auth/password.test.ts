import { scrypt } from 'node:crypto';
import { hashPassword, verifyPassword } from './password';

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...crypto, scrypt: jest.fn(crypto.scrypt) };
});

const PASSWORD = 'ein längeres Passwort';

test('the right password is recognised, a wrong one is not', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(await verifyPassword(PASSWORD, stored)).toBe(true);
  expect(await verifyPassword(`${PASSWORD} `, stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('what is stored names its parameters, has a salt of its own and no password in it', async () => {
  const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(first).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
});

test('parameters of another day are still understood', async () => {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.alloc(16);
  const key = scryptSync('früher', salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await verifyPassword('früher', stored)).toBe(true);
  expect(await verifyPassword('später', stored)).toBe(false);
});

test('an umlaut is the same, typed as one character or as two', async () => {
  const stored = await hashPassword('M\u00fcnchen-1158');
  expect(await verifyPassword('Mu\u0308nchen-1158', stored)).toBe(true);
});

test.each([null, '', 'klartext', 'bcrypt$12$x'])('nothing matches %j', async (stored) => {
  expect(await verifyPassword(stored ?? '', stored)).toBe(false);
});

async function workOf(check: () => Promise<unknown>) {
  jest.mocked(scrypt).mockClear();
  await check();
  return jest.mocked(scrypt).mock.calls.map(([password, salt, length, options]) => ({
    password,
    salt: (salt as Buffer).length,
    length,
    options,
  }));
}

test('an account that does not exist takes the same work as one that does', async () => {
  const stored = await hashPassword(PASSWORD);
  const existing = await workOf(() => verifyPassword('falsch', stored));
  expect(existing).toEqual([
    { password: 'falsch', salt: 16, length: 32, options: expect.objectContaining({ N: 2 ** 15 }) },
  ]);
  expect(await workOf(() => verifyPassword('falsch', null))).toEqual(existing);
});
