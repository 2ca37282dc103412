import { compared, directionOf, homeInWords, inPlace, offersInWords, signedPercent } from './words';

test.each([
  ['Bayern', 'in Bayern'],
  ['Saarland', 'im Saarland'],
  ['Land Bremen', 'im Land Bremen'],
  ['Landshut', 'in Landshut'],
  ['Landkreis Celle', 'im Landkreis Celle'],
  ['Heidekreis', 'im Heidekreis'],
  ['Rhein-Kreis Neuss', 'im Rhein-Kreis Neuss'],
  ['Märkischer Kreis', 'im Märkischen Kreis'],
  ['Eifelkreis Bitburg-Prüm', 'im Eifelkreis Bitburg-Prüm'],
  ['Hochsauerlandkreis', 'im Hochsauerlandkreis'],
  ['Region Hannover', 'in der Region Hannover'],
  ['Städteregion Aachen', 'in der Städteregion Aachen'],
  ['Regionalverband Saarbrücken', 'im Regionalverband Saarbrücken'],
  ['26122 Oldenburg (Oldenburg)', 'in 26122 Oldenburg (Oldenburg)'],
])('%s: %s', (name, words) => {
  expect(inPlace(name)).toBe(words);
});

test.each([
  [100, 100, 'fast genauso viel wie'],
  [102, 100, 'fast genauso viel wie'],
  [112, 100, '12\u00a0% mehr als'],
  [88, 100, '12\u00a0% weniger als'],
  [200, 100, 'etwa doppelt so viel wie'],
  [50, 100, 'etwa halb so viel wie'],
  [310, 100, '3,1-mal so viel wie'],
  [300, 100, 'dreimal so viel wie'],
])('%i beside %i is %s', (price, other, words) => {
  expect(compared(price, other)).toBe(words);
});

test.each([
  [1, 0, 'nördlich'],
  [1, 1.6, 'nordöstlich'],
  [0, 1, 'östlich'],
  [-1, 0, 'südlich'],
  [-1, -1.6, 'südwestlich'],
  [0, -1, 'westlich'],
])('%i degrees north and %d east is %s', (north, east, direction) => {
  const from = { latitude: 51, longitude: 10 };
  expect(directionOf(from, { latitude: 51 + north, longitude: 10 + east })).toBe(direction);
});

test.each([
  [12, '+12\u00a0%'],
  [-4, '−4\u00a0%'],
  [0, '±0\u00a0%'],
])('%i is written %s', (percent, text) => {
  expect(signedPercent(percent)).toBe(text);
});

test('a home and offers are told in words', () => {
  expect(homeInWords({ propertyType: 'reihenhaus', area: 128, plot: 310 })).toBe(
    'ein Reihenhaus mit 128\u00a0m² Wohnfläche und 310\u00a0m² Grundstück',
  );
  expect(offersInWords('flat', 1)).toBe('ein Angebot einer Wohnung');
  expect(offersInWords('house', 1204)).toBe('1.204 Angebote von Häusern');
});
