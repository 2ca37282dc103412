import { findPlacesWithPrices, offeredPlace } from './find';

const find = (query: string, isPlace = false) => {
  const { places, clear } = findPlacesWithPrices(query, isPlace);
  return { names: places.map(({ name }) => name), clear: clear?.name };
};

test.each([
  ['Oldenburg', ['Oldenburg', 'Landkreis Oldenburg']],
  ['Stadt Oldenburg', ['Oldenburg', '23758 Oldenburg in Holstein']],
  ['26122', ['26122 Oldenburg (Oldenburg)']],
  ['26122 Oldenburg', ['26122 Oldenburg (Oldenburg)']],
  ['Hauspreise Oldenburg', ['Oldenburg', 'Landkreis Oldenburg', '23758 Oldenburg in Holstein']],
  ['Quadratmeterpreis 26122', ['26122 Oldenburg (Oldenburg)']],
  ['Immobilienpreise Landkreis Celle', ['Landkreis Celle']],
  ['LK Celle', ['Landkreis Celle']],
  ['Was kostet ein Haus im Kreis Herford?', ['Kreis Herford']],
  ['Preise Bayern', ['Bayern']],
  ['Köln Wohnungspreise', ['Köln']],
  ['koeln', ['Köln']],
  ['Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
  ['Berlin', ['Berlin']],
  ['Bremen', ['Bremen']],
  ['Bad Zwischenahn', ['26160 Bad Zwischenahn']],
  ['Preise in Deutschland', ['Deutschland']],
  ['Immobilienpreise', ['Deutschland']],
])('%s means %j', (query, names) => {
  expect(find(query).names).toEqual(names);
});

test('the city of a state is meant by its name, not the state', () => {
  expect(findPlacesWithPrices('Bremen', false).places[0]!.path).toBe(
    '/immobilienpreise/bremen/bremen',
  );
});

test.each([
  'Notar',
  'Makler',
  'Preis',
  'Preise',
  'Haus',
  'Haus verkaufen',
  'Preis für Haus senken',
])('%s means no place', (query) => {
  expect(find(query).names).toEqual([]);
});

test.each(['Stelle', 'Laufen', 'Wald', 'Brechen'])(
  '%s is a word, and a village only where prices or a place are asked for',
  (query) => {
    expect(find(query).names).toEqual([]);
    expect(find(`Hauspreise ${query}`).names[0]).toMatch(new RegExp(`^\\d{5} ${query}`));
    expect(find(query, true).names[0]).toMatch(new RegExp(`^\\d{5} ${query}`));
  },
);

test.each([
  ['Oldenbrug', 'Oldenburg'],
  ['Nidersachsen', 'Niedersachsen'],
  ['Haidhausen', '81667 München'],
  ['Oldenb', 'Oldenburg'],
])('%s means %s only where a place is asked for', (query, name) => {
  expect(find(query).names).toEqual([]);
  expect(find(query, true).names[0]).toBe(name);
});

test('a postcode that is begun offers those with most offers, at most three', () => {
  const { names, clear } = find('2612');
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(/^2612\d Oldenburg/);
  expect(clear).toBeUndefined();
  expect(find('26').names).toEqual([]);
});

test('a town that is no district of its own has its postcodes, and its district beside them', () => {
  const { names, clear } = find('Celle');
  expect(names).toHaveLength(3);
  expect(names).toContain('Landkreis Celle');
  expect(names.filter((name) => /^29\d{3} Celle$/.test(name))).toHaveLength(2);
  expect(clear).toBeUndefined();
});

test.each([
  ['München', 'München'],
  ['26122', '26122 Oldenburg (Oldenburg)'],
  ['Landkreis Celle', 'Landkreis Celle'],
  ['bayern', 'Bayern'],
  ['Frankfurt', undefined],
  ['Wald', undefined],
  ['261', undefined],
  ['Oldenbrug', undefined],
])('%s leads straight to %s', (query, name) => {
  expect(find(query, true).clear).toBe(name);
});

test.each(['', ' ', '%', '00000', '.*(', 'x'.repeat(100), 'a', '\u0000', 'ß'])(
  'nothing is found for %j',
  (query) => {
    expect(find(query, true)).toEqual({ names: [], clear: undefined });
  },
);

test('a place is offered with what a square metre costs', () => {
  const [oldenburg] = findPlacesWithPrices('Oldenburg', false).places;
  expect(offeredPlace(oldenburg!)).toEqual({
    path: '/immobilienpreise/niedersachsen/oldenburg',
    title: 'Immobilienpreise in Oldenburg',
    summary: expect.stringMatching(/^Haus \d\.\d{3}\s€, Wohnung \d\.\d{3}\s€ je\sm²$/),
  });
});
