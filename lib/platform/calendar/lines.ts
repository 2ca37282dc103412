/** Octets of a line, its break not counted (RFC 5545, 3.1). */
const LINE_LENGTH = 75;

/** Control characters, and marks that turn the reading direction: none belongs into a calendar. */
const FORBIDDEN = /[^\P{Cc}\n]|[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

const cleaned = (text: string) =>
  text.toWellFormed().replace(LINE_BREAK, '\n').replace(FORBIDDEN, '');

/** A text as the value of a property (RFC 5545, 3.3.11): no break in it begins another property. */
export function textValue(text: string): string {
  return cleaned(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A text as a parameter, in quotes, which it cannot hold itself (RFC 5545, 3.2). */
export function quoted(text: string): string {
  return `"${cleaned(text).replaceAll('\n', ' ').replaceAll('"', "'")}"`;
}

const octets = (text: string) => Buffer.byteLength(text);

/** A property on as many lines as it needs, no character torn in two. */
function folded(property: string): string {
  const lines: string[] = [];
  let line = '';
  for (const character of property) {
    if (octets(line) + octets(character) > LINE_LENGTH) {
      lines.push(line);
      line = ' ';
    }
    line += character;
  }
  return [...lines, line].join('\r\n');
}

/** Properties as the lines of a calendar file. */
export function calendarFile(properties: readonly string[]): string {
  return properties.map((property) => `${folded(property)}\r\n`).join('');
}
