import { createVocabulary, readWords } from './vocabulary';

const vocabulary = createVocabulary(
  readWords(
    'Der Notar liest den Kaufvertrag vor. Ein Auszug aus dem Grundbuch kostet wenig, die Provision des Maklers mehr. Die Vorfälligkeitsentschädigung zahlt die Bank. Unterlagen für den Verkauf, der Termin.',
  ),
);

test.each([
  ['grundbuchauszug', ['grundbuch', 'auszug']],
  ['notartermin', ['notar', 'termin']],
  ['maklerprovision', ['makl', 'provision']],
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
  ['auto', undefined],
])('%s was meant as %s', (typed, meant) => {
  expect(vocabulary.corrected(typed)).toBe(meant);
});

test('a noun differs from a verb by its capital within a sentence', () => {
  expect(vocabulary.isNoun('notar')).toBe(true);
  expect(vocabulary.isNoun('kost')).toBe(false);
});
