import { fold, stem, wordsOf } from './stem';
import { createVocabulary, readWords } from './vocabulary';

test.each([
  ['Häuser', 'Haeuser'],
  ['Straße', 'Strasse'],
  ['verkaufen', 'verkauft'],
  ['kosten', 'kostet'],
  ['auszahlen', 'ausgezahlt'],
  ['auszahlen', 'auszuzahlen'],
  ['renovieren', 'Renovierung'],
  ['Makler', 'Maklerin'],
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

const vocabulary = createVocabulary(
  readWords(
    'Der Notar liest den Kaufvertrag vor. Ein Auszug aus dem Grundbuch kostet wenig, die Provision des Maklers mehr. Die Vorfälligkeitsentschädigung zahlt die Bank. Unterlagen für den Verkauf, der Termin.',
  ),
);

test.each([
  ['grundbuchauszug', ['grundbuch', 'auszug']],
  ['notartermin', ['notar', 'termin']],
  ['verkaufsunterlagen', ['verkauf', 'unterlag']],
  ['handyvertrag', []],
  ['notarzt', []],
])('%s is made of known words or is not', (compound, parts) => {
  expect(vocabulary.parts(compound)).toEqual(parts);
});

test.each([
  ['provison', 'provision'],
  ['grundbcuh', 'grundbuch'],
  ['vorfaligkeitsentschadigung', 'vorfalligkeitsentschadigung'],
  ['wetter', undefined],
])('%s was meant as %s', (typed, meant) => {
  expect(vocabulary.corrected(typed)).toBe(meant);
});

test('a noun differs from a verb by its capital within a sentence', () => {
  expect(vocabulary.isNoun('notar')).toBe(true);
  expect(vocabulary.isNoun('kost')).toBe(false);
});
