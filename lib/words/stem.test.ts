import { fold, stem, wordsOf } from './stem';

test.each([
  ['Häuser', 'Haeuser'],
  ['Straße', 'Strasse'],
  ['verkaufen', 'verkauft'],
  ['kosten', 'kostet'],
  ['dauern', 'dauert'],
  ['zahlen', 'gezahlt'],
  ['auszahlen', 'ausgezahlt'],
  ['auszahlen', 'auszuzahlen'],
  ['renovieren', 'Renovierung'],
  ['renovieren', 'renoviert'],
  ['Makler', 'Maklerin'],
  ['trennen', 'Trennung'],
  ['Wohnung', 'Wohnungen'],
])('%s and %s are found under one stem', (one, other) => {
  expect(stem(fold(one))).toBe(stem(fold(other)));
});

test.each([
  ['Notar', 'Notarzt'],
  ['Erbe', 'Arbeit'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(fold(one))).not.toBe(stem(fold(other)));
});

test('words end at whatever is no letter and no digit', () => {
  expect(wordsOf('Was kostet’s? 7,14 % auf 400.000 €!')).toEqual([
    'was',
    'kostet',
    's',
    '7,14',
    'auf',
    '400.000',
  ]);
});
