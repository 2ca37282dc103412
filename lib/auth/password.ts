import 'server-only';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 32 MB and about 0.1 s per guess. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

function key(password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  // A letter can be typed as one or two characters. Node's default memory limit is just too low.
  return derive(password.normalize('NFKC'), salt, KEY_LENGTH, { N, r, p, maxmem: 256 * N * r });
}

/** `scrypt$N$r$p$salt$key`: with its parameters, so that they can be raised. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const derived = await key(password, salt, COST);
  const encoded = [salt, derived].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', COST.N, COST.r, COST.p, ...encoded].join('$');
}

/** Takes the same time without a stored password, so as not to reveal whether an account exists. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, N, r, p, salt = '', expected = ''] = (stored ?? '').split('$');
  if (kind !== 'scrypt') {
    await key(password, Buffer.alloc(SALT_LENGTH), COST);
    return false;
  }
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await key(password, Buffer.from(salt, 'base64url'), parameters);
  const wanted = Buffer.from(expected, 'base64url');
  return derived.length === wanted.length && timingSafeEqual(derived, wanted);
}
