/** Control characters but tabs and line breaks, and marks that turn the reading direction. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

/** Characters of a subject, ellipsis included. */
const SUBJECT_LENGTH = 120;

/** A joiner without width: mail programs do not see an address across it. */
const GAP = '\u200C';
/** Behind the scheme, and before the parts of a host name that is not a mail address's. */
const IN_ADDRESS =
  /(?<=:)(?=\/\/)|(?<=[\p{L}\d]\.)(?<!@[\p{L}\d.-]*)(?=\p{L}{2})(?![\p{L}\d.+_-]*@)/gu;

/** The data of a mail, all of its texts without characters that could forge what is read. */
export function withoutControls<T>(data: T): T {
  if (typeof data === 'string') {
    return data.toWellFormed().replace(LINE_BREAK, '\n').replace(FORBIDDEN, '') as T;
  }
  if (Array.isArray(data)) return data.map(withoutControls) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withoutControls(value)]),
  ) as T;
}

/** One line of at most 120 characters: a break in it would begin another header of the mail. */
export function subjectLine(text: string): string {
  const characters = [...withoutControls(text).replace(/\s+/g, ' ').trim()];
  if (characters.length <= SUBJECT_LENGTH) return characters.join('');
  return `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`;
}

/**
 * What a visitor typed, with web addresses that no mail program turns into links. Anybody can have a
 * confirmation sent to somebody else; it must not carry advertising there.
 */
export function unlinked(text: string): string {
  return text.replace(IN_ADDRESS, GAP);
}
