import type { BadRequest } from './malformed-requests';
import type { Answered } from './send-malformed';

const GERMAN =
  /\b(Bitte|bitte|Die|Der|Das|Diese|Dieser|Dazu|Sie|Unter|ist|nicht|muss|darf|höchstens|[Mm]indestens|Maximal|Ungültiges|Baujahr|gibt|erforderlich|führt|Passwort)\b/;
const ENGLISH = /\b(Invalid|invalid|expected|received|required|must|the|Too|error)\b/;

export const isGerman = (sentence: unknown) =>
  typeof sentence === 'string' && GERMAN.test(sentence) && !ENGLISH.test(sentence);

/** next-auth talks to its own script; the specification of articles wants English. */
const OTHERS = ['/api/auth/', '/api/market-articles/'];

export function complaintAbout(
  { method, path, raw }: BadRequest,
  { status, text, type }: Answered,
): string | undefined {
  if (status === -1) return undefined;
  // An unreadable head may be answered by closing the connection.
  if (status === 0) return raw === undefined ? 'no answer' : undefined;
  if (status >= 500) return `status ${status}`;
  if (status < 400 || raw !== undefined || method === 'HEAD') return undefined;
  if (!path.startsWith('/api/') || OTHERS.some((start) => path.startsWith(start))) return undefined;
  if (!type.startsWith('application/json')) return undefined;
  try {
    const { error, fields } = JSON.parse(text) as { error?: unknown; fields?: object };
    return [error, ...Object.values(fields ?? {})].every(isGerman)
      ? undefined
      : `${status} without a German sentence`;
  } catch {
    return `${status} without JSON`;
  }
}
