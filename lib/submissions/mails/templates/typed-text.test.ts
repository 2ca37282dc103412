import { subjectLine, unlinked, withoutControls } from './typed-text';

const visible = (text: string) => text.replaceAll('\u200C', '|');

test.each([
  ['https://böse.example/a', 'https:|//böse.|example/a'],
  ['jetzt auf boese.example klicken', 'jetzt auf boese.|example klicken'],
  ['boese.example/?x@y', 'boese.|example/?x@y'],
  ['erika.beispiel@post.web.example', 'erika.beispiel@post.web.example'],
  ['z.B. am 21.11.2026 um 10.30 Uhr, 348.600 €. Danke.', undefined],
])('%s becomes no link', (typed, expected) => {
  expect(visible(unlinked(typed))).toBe(expected ?? typed);
});

test.each([
  ['header injection', 'Ja\r\nBcc: x@boese.example', 'Ja Bcc: x@boese.example'],
  ['other line breaks', 'a\u2028b\u2029c\u0085d\ve', 'a b cde'],
  ['direction marks', 'Rechnung \u202Efdp.exe\u2066', 'Rechnung fdp.exe'],
  ['NUL and torn characters', 'a\0b\ud800', 'ab\ufffd'],
  ['what is left of spaces', '  Ihre \t Frage  ', 'Ihre Frage'],
])('a subject is one line: %s', (_, typed, expected) => {
  expect(subjectLine(typed)).toBe(expected);
});

test('a subject ends after 120 characters, none torn in two', () => {
  expect(subjectLine('x'.repeat(120))).toBe('x'.repeat(120));
  expect(subjectLine('🏠'.repeat(121))).toBe(`${'🏠'.repeat(119)}…`);
});

test('data keep their shape, line breaks and tabs', () => {
  expect(
    withoutControls({ text: 'a\r\nb\tc\u0007', list: [{ label: 'x\0' }], partner: true }),
  ).toEqual({ text: 'a\nb\tc', list: [{ label: 'x' }], partner: true });
});
