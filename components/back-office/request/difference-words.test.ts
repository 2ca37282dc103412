import { differenceWords } from './difference-words';

test.each([
  [348_600, 361_000, 'Der eigene Wert liegt 12.400 € (3,6 %) über der Schätzung.'],
  [348_600, 300_000, 'Der eigene Wert liegt 48.600 € (13,9 %) unter der Schätzung.'],
  [348_600, 348_600, 'Der eigene Wert gleicht der Schätzung.'],
  [0, 1000, 'Der eigene Wert liegt 1.000 € über der Schätzung.'],
])('of %i and %i is said: %s', (estimate, value, words) => {
  expect(differenceWords(estimate, value).replaceAll('\u00a0', ' ')).toBe(words);
});
