import { FEW, findPlacesWithPrices } from './find';
import { ALIASES } from './place-words';

const find = (query: string, isPlace = false) => {
  const { places, clear } = findPlacesWithPrices(query, isPlace, isPlace ? undefined : FEW);
  return { names: places.map(({ name }) => name), clear: clear?.name };
};

test.each([
  ['Oldenburg', ['Oldenburg', 'Landkreis Oldenburg']],
  ['Stadt Oldenburg', ['Oldenburg', '23758 Oldenburg in Holstein']],
  ['26122', ['26122 Oldenburg (Oldenburg)']],
  ['Quadratmeterpreis 26122', ['26122 Oldenburg (Oldenburg)']],
  ['LK Celle', ['Landkreis Celle']],
  ['Was kostet ein Haus im Kreis Herford?', ['Kreis Herford']],
  ['Köln Wohnungspreise', ['Köln']],
  ['Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
  ['Preise in Deutschland', ['Deutschland']],
  ['Immobilienpreise', ['Deutschland']],
])('%s means %j', (query, names) => {
  expect(find(query).names).toEqual(names);
});

test.each(['Notar', 'Preis', 'Haus', 'Preis für Haus senken'])('%s means no place', (query) => {
  expect(find(query).names).toEqual([]);
});

test.each(['Stelle', 'Wald'])(
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

test('a postcode that is begun offers those with most offers, where a place is asked for', () => {
  const { names, clear } = find('2612', true);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toMatch(/^2612\d Oldenburg/);
  expect(clear).toBeUndefined();
  expect(find('26', true).names).toEqual([]);
  expect(find('2612').names).toEqual([]);
});

test.each([
  ['26122', '26122 Oldenburg (Oldenburg)'],
  ['Landkreis Celle', 'Landkreis Celle'],
  ['Frankfurt', undefined],
  ['261', undefined],
  ['Oldenbrug', undefined],
])('%s leads straight to %s', (query, name) => {
  expect(find(query, true).clear).toBe(name);
});

test.each(['', '%', '00000', 'x'.repeat(100), 'a', '\u0000'])(
  'nothing is found for %j',
  (query) => {
    expect(find(query, true)).toEqual({ names: [], clear: undefined });
  },
);

test.each([
  ['Karlsruhe 76131', '76131 Karlsruhe'],
  ['D-26122', '26122 Oldenburg (Oldenburg)'],
  ['26 122', '26122 Oldenburg (Oldenburg)'],
  ['２６１２２', '26122 Oldenburg (Oldenburg)'],
  ['1067', '01067 Dresden'],
  ['20095', 'Hamburg'],
  ['Celle Niedersachsen', 'Celle'],
  ['Villingen', 'Villingen-Schwenningen'],
  ['Immobilienpreise in Celle 2025', 'Celle'],
  ['Universitätsstadt Marburg', 'Marburg'],
  ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe'],
  ['Celle Landkreis', 'Landkreis Celle'],
  ['Landkreis Hannover', 'Region Hannover'],
  ['Landkr. München', 'Landkreis München'],
  ['Kreis Rhein-Sieg', 'Rhein-Sieg-Kreis'],
  ['Rhein-Sieg', 'Rhein-Sieg-Kreis'],
  ['im Märkischen Kreis', 'Märkischer Kreis'],
  ['Osnabrück Land', 'Landkreis Osnabrück'],
  ['Kreis Neuss', 'Rhein-Kreis Neuss'],
  ['Köln, NRW', 'Köln'],
  ['Bundesland Hessen', 'Hessen'],
  ['Lutherstadt Eisleben', '06295 Eisleben'],
  ['Bremen Stadt', 'Bremen'],
  ['Frankfurt/Main', 'Frankfurt am Main'],
  ['Frankfurt a.M.', 'Frankfurt am Main'],
  ['Halle an der Saale', 'Halle (Saale)'],
  ['Halle Westf.', '33790 Halle (Westfalen)'],
  ['Neustadt Weinstraße', 'Neustadt an der Weinstraße'],
  ['Rothenburg o.d.T.', '91541 Rothenburg ob der Tauber'],
  ['Oldenburg Holstein', '23758 Oldenburg in Holstein'],
  ['Oldenburg (Oldenburg)', 'Oldenburg'],
  ['Freiburg i.Br.', 'Freiburg im Breisgau'],
  ['Homburg Saar', '66424 Homburg'],
  ['Brandenburg a.d. Havel', 'Brandenburg an der Havel'],
  ['Hauspreise München 2026', 'München'],
  ['Grundstückspreise Potsdam', 'Potsdam'],
  ['Bodenrichtwerte Niedersachsen', 'Niedersachsen'],
  ['Mietspiegel Jena', 'Jena'],
  ['Hauswert Kiel', 'Kiel'],
  ['Immobilienmarkt Rostock aktuell', 'Rostock'],
  ['Hauspreise Entwicklung München', 'München'],
  ['Doppelhaushälfte Preise Köln', 'Köln'],
  ['Wie viel ist mein Haus in Bremen wert?', 'Bremen'],
  ['house prices Munich', 'München'],
  ['NRW', 'Nordrhein-Westfalen'],
  ['Ba-Wü', 'Baden-Württemberg'],
  ['Immobilienpreise Rhein-Erft', 'Rhein-Erft-Kreis'],
  ['Neustadt a. Rbge.', '31535 Neustadt am Rübenberge'],
  ['Friedrichshain-Kreuzberg', 'Berlin'],
  ['rund um Potsdam', 'Potsdam'],
  ['Potsdam und Umgebung', 'Potsdam'],
  ['Region Stuttgart', 'Stuttgart'],
  ['Nahe', '23866 Nahe'],
  ['Hannoversch Münden', '34346 Hann. Münden'],
])('%s leads to %s', (query, name) => {
  expect(find(query, true).clear).toBe(name);
});

test.each([
  ['Halle', 'Halle (Saale)', '37620 Halle'],
  ['Lindau', 'Landkreis Lindau (Bodensee)', '39264 Lindau'],
  ['Weil', '79576 Weil am Rhein', '86947 Weil'],
  ['Munster', 'Münster', '29633 Munster'],
  ['Schwenningen', '89443 Schwenningen', 'Villingen-Schwenningen'],
])('%s leaves the choice between %s and others', (query, first, other) => {
  const { names, clear } = find(query, true);
  expect(names[0]).toBe(first);
  expect(names).toContain(other);
  expect(clear).toBeUndefined();
});

test.each([
  ['Bodensee', 'Bodenseekreis'],
  ['Ostfriesland', 'Landkreis Aurich'],
  ['Sylt', '25980 Westerland'],
  ['Oldenburg Eversten', 'Oldenburg'],
  ['Köln Südstadt', 'Köln'],
  ['Landkreis Cele', 'Landkreis Celle'],
  ['Landkries Celle', 'Landkreis Celle'],
  ['Norderny', '26548 Norderney'],
])('%s offers %s first, and others', (query, name) => {
  const { names, clear } = find(query, true);
  expect(names[0]).toBe(name);
  expect(clear).toBeUndefined();
});

test.each(['Wien', 'Zürich', 'Paris', 'Mallorca'])(
  '%s lies abroad, and nothing much like it is offered',
  (query) => {
    expect(find(query, true).names).toEqual([]);
    expect(find(`Immobilienpreise ${query}`).names).toEqual([]);
  },
);

test.each([
  ...['[a-z]+', '<script>alert(1)</script>', "' OR 1=1; DROP TABLE orte;--", '${7*7}', '261222'],
  ...['der', 'an der', 'kreis', 'Landkreis', 'Stadt', 'Land', 'constructor', '__proto__', '((((('],
  'Quastenflosser',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
])('nothing is guessed of %j', (query) => {
  expect(find(query, true).names).toEqual([]);
});

test.each([
  ...['steigen', 'fallen', 'sinken', 'Zinsen', 'Index', 'Karte', 'im Alter', 'Bank', 'Neubau'],
  ...['Stadt', 'in Städten', 'Land', 'Dorf', 'berechnen', 'Lage', 'Prognose 2026', 'verlangen'],
  ...['Eigenheimzulage', 'wünschen', 'regional', 'meisten', 'müssen'],
])('Immobilienpreise %s means no place', (words) => {
  expect(find(`Immobilienpreise ${words}`).names).toEqual([]);
});

test.each([
  ...['Haus leer', 'Wohnung leer verkaufen', 'Haus im Regen', 'Haus See', 'Haus Heide'],
  ...['Haus wert', 'Mietspiegel Jena', 'Grundstückspreise Potsdam', 'Kaufpreis verhandeln'],
  ...['Baujahr 1960', '2026', 'Grunderwerbsteuer NRW', 'NRW', 'Notar Celle', 'Essen Küche'],
  ...['100000 Euro', 'Was kostet ein Notar'],
])('no place is offered beside articles for %s', (query) => {
  expect(find(query).names).toEqual([]);
});

test('what an abbreviation or a region stands for are places with prices', () => {
  const unknown = [...ALIASES.values()]
    .flat()
    .filter(
      (name) => !find(name, true).names.some((each) => name.endsWith(each) || each.endsWith(name)),
    );
  expect(unknown).toEqual([]);
});

test('up to twelve places are offered, and whether there are more', () => {
  const { places, hasMore } = findPlacesWithPrices('261', true);
  expect(places).toHaveLength(12);
  expect(hasMore).toBe(true);
  expect(findPlacesWithPrices('Celle', true).hasMore).toBe(false);
  expect(findPlacesWithPrices('Neustadt', false, FEW).places).toHaveLength(FEW);
});
