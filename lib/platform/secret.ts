import 'server-only';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from './env';

const FOLDER = 'data';
const FILE = `${FOLDER}/secret`;

function generated(): string {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails if the file exists: of two processes that start at once, one writes it.
    writeFileSync(FILE, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(FILE, 'utf8').trim();
}

let current: string | undefined;

/** AUTH_SECRET, or a secret generated once into data/secret. */
export function secret(): string {
  return (current ??= env().AUTH_SECRET ?? generated());
}

/** Hex; compares values without storing them. */
export function keyedHash(value: string): string {
  return createHmac('sha256', secret()).update(value).digest('hex');
}

const signature = (purpose: string, id: string) =>
  Buffer.from(keyedHash(`${purpose}:${id}`), 'hex').toString('base64url');

export const signId = (purpose: string, id: string): string => `${id}.${signature(purpose, id)}`;

/** The id of a valid token; compares in constant time. */
export function signedId(purpose: string, token: string): string | undefined {
  const at = token.lastIndexOf('.');
  const id = token.slice(0, at);
  const [expected, given] = [Buffer.from(signature(purpose, id)), Buffer.from(token.slice(at + 1))];
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  return isOurs ? id : undefined;
}

const CIPHER = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret(), 'seal', purpose, 32));

/** Encrypts for one purpose, as base64url. */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined for another secret or purpose. */
export function unseal(purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, rest] = [bytes.subarray(0, IV_LENGTH), bytes.subarray(IV_LENGTH)];
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), iv, { authTagLength: TAG_LENGTH });
    decipher.setAuthTag(rest.subarray(0, TAG_LENGTH));
    return decipher.update(rest.subarray(TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
