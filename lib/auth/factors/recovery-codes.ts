import 'server-only';
import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;

/** Without I, L, O, U, 0 and 1, which look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 letters out of 30 are 78 bits: too many to guess, even with the hash. */
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

export function recoveryHash(employeeId: number, code: string): string {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`recovery:${employeeId}:${typed}`).digest('hex');
}
