/** @jest-environment node */
import { classify, train } from './classifier';
import { createVocabulary } from '@/lib/words/vocabulary';
import { BUCKETS, featuresOf, wordsOfWays } from './features';
import { createNearest, nearestIndex } from './nearest';
import { createRanking } from './ranking';

const WAYS = [
  ['wer', 'Wer zahlt den Makler?'],
  ['wer', 'Muss der Käufer die Courtage zahlen?'],
  ['wer', 'wer trägt die maklerprovision'],
  ['wann', 'Wann ist die Provision fällig?'],
  ['wann', 'Wann muss ich den Makler bezahlen?'],
  ['wann', 'zu welchem zeitpunkt zahlt man den makler'],
  ['wann', 'Wann bekommt der Makler sein Geld, und wann ist es zu spät?'],
  ['wann', 'wann zahlt man'],
  ['wer', 'Wer zahlt was, ich oder der Käufer?'],
  ['ausweis', 'Brauche ich einen Energieausweis?'],
  ['ausweis', 'Ist ein Energieausweis beim Verkauf Pflicht?'],
  ['wetter', 'Regnet es morgen?'],
  ['wetter', 'Wie wird das Wetter am Wochenende?'],
].map(([label = '', text = '']) => ({ label, text }));

const vocabulary = createVocabulary(wordsOfWays(WAYS));
const examples = WAYS.map(({ label, text }) => ({ label, features: featuresOf(text, vocabulary) }));
const TRAINING = { balance: 0, rate: { first: 10, last: 0.5 } };
const classifier = train(examples, TRAINING);
const dangers = examples
  .filter((_, index) => index < 6 || index > 10)
  .map(({ label, features }) => ({ label: label === 'wetter' ? 'sturm' : '', features }));
const learned = {
  questions: classifier,
  dangers: train(dangers, TRAINING),
  calculations: classifier,
  nearest: nearestIndex(examples),
  nearestDangers: nearestIndex(dangers),
};
const ranking = createRanking(learned, vocabulary);

const likeliest = (message: string, about?: string) =>
  [...ranking.judge(message, about === undefined ? undefined : { text: about, weight: 1 })].sort(
    ([, a], [, b]) => b.probability - a.probability,
  )[0]?.[0];

test.each([
  ['wer muss denn den makler zahlen', 'wer'],
  ['wann ist der makler zu bezahlen', 'wann'],
  ['brauch ich nen energieausweis', 'ausweis'],
  ['energieauswais pflicht', 'ausweis'],
  ['wird es morgen regnen', 'wetter'],
])('"%s" is taken for %s', (message, label) => {
  expect(likeliest(message)).toBe(label);
});

test('what the conversation is about decides where the message leaves it open', () => {
  expect(likeliest('Muss ich das?', 'Energieausweis')).toBe('ausweis');
  expect(likeliest('Und wann?', 'Wer zahlt den Makler?')).toBe('wann');
});

test('the guard that a message calls for is likely, and none is where it calls for none', () => {
  expect(ranking.danger('regnet es am wochenende')).toMatchObject({ id: 'sturm' });
  expect(ranking.danger('regnet es am wochenende').probability).toBeGreaterThan(0.5);
  expect(ranking.danger('wer zahlt den makler').probability).toBeLessThan(0.2);
});

test('the likelihoods of all labels are one together', () => {
  const sum = classify(classifier, examples[0]!.features).reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(1, 5);
});

test('the same examples always teach the same', () => {
  expect(train(examples, TRAINING)).toEqual(classifier);
});

test('a weight takes one byte', () => {
  expect(classifier.weights).toBeInstanceOf(Int8Array);
  expect(classifier.weights).toHaveLength(BUCKETS * classifier.labels.length);
});

test('a question is wholly like itself, and not at all like one that shares nothing with it', () => {
  const nearest = createNearest(nearestIndex(examples));
  const found = nearest.find(examples[0]!.features);
  expect(found.get('wer')!.first).toBeCloseTo(1, 1);
  expect(found.get('wetter')?.first ?? 0).toBeLessThan(0.1);
});

test('a way to ask that was added since is found without learning again', () => {
  const added = { label: 'eigen', text: 'Was passiert mit dem Gartenhaus auf Pachtland?' };
  const grown = createRanking(learned, createVocabulary(wordsOfWays([...WAYS, added])), [added]);
  const found = grown.judge('gartenhaus auf pachtland was passiert damit').get('eigen');
  expect(found?.probability).toBeGreaterThan(0.3);
  expect(grown.judge('Wer zahlt den Makler?').get('eigen')?.probability ?? 0).toBe(0);
});

test('a message of a single letter, of marks or of ten thousand words is judged as well', () => {
  for (const message of ['', '?', 'x', 'haus '.repeat(10_000)]) {
    expect(ranking.judge(message).size).toBe(4);
  }
});
