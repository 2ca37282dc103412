/** Control characters except tabs and line breaks, and directional marks. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

const SUBJECT_LENGTH = 120;

/** Zero-width non-joiner: mail programs do not recognise an address across it. */
const GAP = '\u200C';
/** After the scheme and between the parts of a host name, except in mail addresses. */
const IN_ADDRESS =
  /(?<=:)(?=\/\/)|(?<=[\p{L}\d]\.)(?<!@[\p{L}\d.-]*)(?=\p{L}{2})(?![\p{L}\d.+_-]*@)/gu;

/** Removes characters that could forge the text from all strings of the data. */
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

/** A line break would start another header of the mail. */
export function subjectLine(text: string): string {
  const characters = [...withoutControls(text).replace(/\s+/g, ' ').trim()];
  if (characters.length <= SUBJECT_LENGTH) return characters.join('');
  return `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`;
}

/** Breaks typed addresses, so that mail programs show no link: a stranger may have typed them. */
export function unlinked(text: string): string {
  return text.replace(IN_ADDRESS, GAP);
}
