import { differenceLabel, estimateRange } from './estimate';

test.each([
  [348_600, 361_000, 'Der eigene Wert liegt 12.400 € (3,6 %) über der Grundformel.'],
  [348_600, 348_600, 'Der eigene Wert gleicht der Grundformel.'],
  [0, 1000, 'Der eigene Wert liegt 1.000 € über der Grundformel.'],
])('of %i and %i is said: %s', (estimate, value, words) => {
  expect(differenceLabel(estimate, value, 'der Grundformel').replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [399_999, 'unter'],
  [400_000, 'in'],
  [600_000, 'in'],
  [600_001, 'über'],
])('%i lies %s the range from 400,000 to 600,000', (value, side) => {
  expect(estimateRange({ from: 400_000, to: 600_000 }, value)).toBe(`Er liegt ${side} der Spanne.`);
});
