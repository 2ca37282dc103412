import { sentLabel } from './sent-labels';

const words = (total: number, changes: object = {}, isNarrowed = false) =>
  sentLabel({ total, isCapped: false, page: 1, pages: 1, ...changes }, isNarrowed).replaceAll(
    '\u00a0',
    ' ',
  );

test('a list of mails says how many there are', () => {
  expect(words(0)).toBe('Bisher ist keine E-Mail geschrieben.');
  expect(words(0, {}, true)).toBe('Keine E-Mail passt dazu.');
  expect(words(1)).toBe('Eine E-Mail');
  expect(words(120, { page: 2, pages: 3 })).toBe('120 E-Mails, Seite 2 von 3');
  expect(words(1000, { isCapped: true, pages: 20 })).toBe(
    'Die neuesten 1.000 E-Mails, Seite 1 von 20. Ältere finden Sie über die Suche.',
  );
});
