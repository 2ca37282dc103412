import { FEW, findPlacesWithPrices, offeredPlace } from './find';
import { ALIASES } from './place-words';

const find = (query: string, isPlace = false) => {
  const { places, clear } = findPlacesWithPrices(query, isPlace, isPlace ? undefined : FEW);
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

test('a postcode that is begun offers those with most offers, where a place is asked for', () => {
  const { names, clear } = find('2612', true);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toMatch(/^2612\d Oldenburg/);
  expect(clear).toBeUndefined();
  expect(find('26', true).names).toEqual([]);
  expect(find('2612').names).toEqual([]);
});

test('a town of several postcodes has its page, and its district beside it', () => {
  expect(find('Celle')).toEqual({ names: ['Celle', 'Landkreis Celle'], clear: 'Celle' });
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

test.each([
  ['Karlsruhe 76131', '76131 Karlsruhe'],
  ['Hamburg 22765', '22765 Hamburg'],
  ['Oldenburg 26122', '26122 Oldenburg (Oldenburg)'],
  ['haus in 29221 celle', '29221 Celle'],
  ['D-26122', '26122 Oldenburg (Oldenburg)'],
  ['DE-26122', '26122 Oldenburg (Oldenburg)'],
  ['D 26122', '26122 Oldenburg (Oldenburg)'],
  ['26 122', '26122 Oldenburg (Oldenburg)'],
  ['２６１２２', '26122 Oldenburg (Oldenburg)'],
  ['1067', '01067 Dresden'],
  ['20095', 'Hamburg'],
  ['25999', 'Kreis Nordfriesland'],
  ['Celle Niedersachsen', 'Celle'],
  ['Villingen', 'Villingen-Schwenningen'],
  ['Immobilienpreise in Celle 2025', 'Celle'],
  ['Universitätsstadt Marburg', 'Marburg'],
  ['Wittenberg Lutherstadt', 'Wittenberg'],
  ['Siegen', 'Siegen'],
  ['Hannover', 'Hannover'],
  ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe'],
  ['Celle Landkreis', 'Landkreis Celle'],
  ['Celle Kreis', 'Landkreis Celle'],
  ['Hannover Region', 'Region Hannover'],
  ['Landkreis Hannover', 'Region Hannover'],
  ['Landkr. München', 'Landkreis München'],
  ['Lkr. Rosenheim', 'Landkreis Rosenheim'],
  ['Lkrs München', 'Landkreis München'],
  ['Kr. Unna', 'Kreis Unna'],
  ['Kreis Rhein-Sieg', 'Rhein-Sieg-Kreis'],
  ['Rhein-Sieg', 'Rhein-Sieg-Kreis'],
  ['Hochtaunus', 'Hochtaunuskreis'],
  ['Main-Taunus', 'Main-Taunus-Kreis'],
  ['Ostalb', 'Ostalbkreis'],
  ['Wetterau', 'Wetteraukreis'],
  ['Wartburg', 'Wartburgkreis'],
  ['Vogtland', 'Vogtlandkreis'],
  ['Ennepe Ruhr', 'Ennepe-Ruhr-Kreis'],
  ['im Märkischen Kreis', 'Märkischer Kreis'],
  ['Osnabrück Land', 'Landkreis Osnabrück'],
  ['Kreis Neuss', 'Rhein-Kreis Neuss'],
  ['Altmarkkreis', 'Altmarkkreis Salzwedel'],
  ['Köln, NRW', 'Köln'],
  ['Köln in Nordrhein-Westfalen', 'Köln'],
  ['Bundesland Hessen', 'Hessen'],
  ['Freistaat Bayern', 'Bayern'],
  ['Land Brandenburg', 'Brandenburg'],
  ['Lutherstadt Eisleben', '06295 Eisleben'],
  ['Hansestadt Lübeck', 'Lübeck'],
  ['Landeshauptstadt Kiel', 'Kiel'],
  ['Bremen Stadt', 'Bremen'],
  ['Frankfurt/Main', 'Frankfurt am Main'],
  ['Frankfurt Main', 'Frankfurt am Main'],
  ['Frankfurt a.M.', 'Frankfurt am Main'],
  ['Frankfurt/O', 'Frankfurt (Oder)'],
  ['Frankfurt an der Oder', 'Frankfurt (Oder)'],
  ['Halle an der Saale', 'Halle (Saale)'],
  ['Halle a.d. Saale', 'Halle (Saale)'],
  ['Halle Westf.', '33790 Halle (Westfalen)'],
  ['Neustadt Weinstraße', 'Neustadt an der Weinstraße'],
  ['Rothenburg o.d.T.', '91541 Rothenburg ob der Tauber'],
  ['Rothenburg Tauber', '91541 Rothenburg ob der Tauber'],
  ['Oldenburg Holstein', '23758 Oldenburg in Holstein'],
  ['Oldenburg (Oldb)', 'Oldenburg'],
  ['Oldenburg (Oldenburg)', 'Oldenburg'],
  ['Mülheim Ruhr', 'Mülheim an der Ruhr'],
  ['Freiburg i.Br.', 'Freiburg im Breisgau'],
  ['Freiburg Breisgau', 'Freiburg im Breisgau'],
  ['Ludwigshafen Rhein', 'Ludwigshafen am Rhein'],
  ['Landau Pfalz', 'Landau in der Pfalz'],
  ['Homburg Saar', '66424 Homburg'],
  ['Brandenburg a.d. Havel', 'Brandenburg an der Havel'],
  ['Weiden i.d.OPf.', 'Weiden in der Oberpfalz'],
  ['Hauspreise München 2026', 'München'],
  ['Kaufpreise Köln', 'Köln'],
  ['Grundstückspreise Potsdam', 'Potsdam'],
  ['Baulandpreise Potsdam', 'Potsdam'],
  ['Bodenrichtwerte Niedersachsen', 'Niedersachsen'],
  ['Mietspiegel Jena', 'Jena'],
  ['Mietpreise Jena', 'Jena'],
  ['Hauswert Kiel', 'Kiel'],
  ['Immobilienwerte Kiel', 'Kiel'],
  ['Immobilienmarkt Rostock aktuell', 'Rostock'],
  ['Preisspiegel Kiel', 'Kiel'],
  ['Hauspreise Entwicklung München', 'München'],
  ['Reihenhaus Köln', 'Köln'],
  ['Doppelhaushälfte Preise Köln', 'Köln'],
  ['Wie viel ist mein Haus in Bremen wert?', 'Bremen'],
  ['Wie hoch sind die Immobilienpreise in Lübeck?', 'Lübeck'],
  ['Wieviel kostet ein Haus in Ulm', 'Ulm'],
  ['house prices Munich', 'München'],
  ['NRW', 'Nordrhein-Westfalen'],
  ['Ba-Wü', 'Baden-Württemberg'],
  ['Meck Pomm', 'Mecklenburg-Vorpommern'],
  ['S-H', 'Schleswig-Holstein'],
  ['LSA', 'Sachsen-Anhalt'],
  ['Immobilienpreise Rhein-Erft', 'Rhein-Erft-Kreis'],
  ['Neustadt a. Rbge.', '31535 Neustadt am Rübenberge'],
  ['Cologne', 'Köln'],
  ['Lower Saxony', 'Niedersachsen'],
  ['Friedrichshain-Kreuzberg', 'Berlin'],
  ['bei Potsdam', 'Potsdam'],
  ['Raum Potsdam', 'Potsdam'],
  ['rund um Potsdam', 'Potsdam'],
  ['Potsdam und Umgebung', 'Potsdam'],
  ['Region Stuttgart', 'Stuttgart'],
  ['Essen', 'Essen'],
  ['Hamm', 'Hamm'],
  ['Nahe', '23866 Nahe'],
  ['Hannoversch Münden', '34346 Hann. Münden'],
  ['Oldenburg', 'Oldenburg'],
  ['Münster', 'Münster'],
  ['Fürth', 'Fürth'],
])('%s leads to %s', (query, name) => {
  expect(find(query, true).clear).toBe(name);
});

test.each([
  ['Halle', 'Halle (Saale)', '37620 Halle'],
  ['Bernau', '16321 Bernau bei Berlin', '79872 Bernau'],
  ['Lindau', 'Landkreis Lindau (Bodensee)', '39264 Lindau'],
  ['Naumburg', '06618 Naumburg (Saale)', '34311 Naumburg'],
  ['Wangen', '88239 Wangen im Allgäu', '73117 Wangen'],
  ['Weil', '79576 Weil am Rhein', '86947 Weil'],
  ['Friedberg', '86316 Friedberg', '61169 Friedberg (Hessen)'],
  ['Munster', 'Münster', '29633 Munster'],
  ['Furth', 'Fürth', '84095 Furth'],
  ['Schwenningen', '89443 Schwenningen', 'Villingen-Schwenningen'],
])('%s leaves the choice between %s and others', (query, first, other) => {
  const { names, clear } = find(query, true);
  expect(names[0]).toBe(first);
  expect(names).toContain(other);
  expect(clear).toBeUndefined();
});

test.each([
  ['Landkreis Garmisch', 'Landkreis Garmisch-Partenkirchen'],
  ['Bodensee', 'Bodenseekreis'],
  ['Hauspreise am Bodensee', 'Bodenseekreis'],
  ['Ostfriesland', 'Landkreis Aurich'],
  ['Sauerland', 'Hochsauerlandkreis'],
  ['Rügen', 'Landkreis Vorpommern-Rügen'],
  ['Sylt', '25980 Westerland'],
  ['Kampen', 'Kreis Nordfriesland'],
  ['Oldenburg Eversten', 'Oldenburg'],
  ['Kassel Wilhelmshöhe', 'Kassel'],
  ['Köln Südstadt', 'Köln'],
  ['Goetingen', 'Göttingen'],
  ['Karlsuhe', 'Karlsruhe'],
  ['Landkreis Cele', 'Landkreis Celle'],
  ['Landkries Celle', 'Landkreis Celle'],
  ['Hildesheimm', 'Hildesheim'],
  ['Norderny', '26548 Norderney'],
  ['Timmendorf', '23669 Timmendorfer Strand'],
])('%s offers %s first, and others', (query, name) => {
  const { names, clear } = find(query, true);
  expect(names[0]).toBe(name);
  expect(clear).toBeUndefined();
});

test.each([
  'Wien',
  'Zürich',
  'Paris',
  'Basel',
  'Luxemburg',
  'Salzburg',
  'Prag',
  'Bern',
  'Mallorca',
])('%s lies abroad, and nothing much like it is offered', (query) => {
  expect(find(query, true).names).toEqual([]);
  expect(find(`Immobilienpreise ${query}`).names).toEqual([]);
});

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
  ...[
    'Haus leer',
    'Wohnung leer verkaufen',
    'Haus im Regen',
    'Haus See',
    'Haus Heide',
    'Haus wert',
  ],
  ...[
    'Mietspiegel Jena',
    'Grundstückspreise Potsdam',
    'Kaufpreis verhandeln',
    'Baujahr 1960',
    '2026',
  ],
  ...[
    'Grunderwerbsteuer NRW',
    'NRW',
    'Notar Celle',
    'Essen Küche',
    '100000 Euro',
    'Was kostet ein Notar',
  ],
])('no place is offered beside articles for %s', (query) => {
  expect(find(query).names).toEqual([]);
});

test.each([
  ['Immobilienpreise 2025', 'Deutschland'],
  ['Immobilienpreise nach PLZ', 'Deutschland'],
  ['Immobilienpreise in Lage', '32791 Lage'],
  ['Hauspreise Leer', 'Landkreis Leer'],
  ['Haus in Leer', 'Landkreis Leer'],
  ['Hauspreise Düseldorf', 'Düsseldorf'],
  ['Immobilienpreise NRW', 'Nordrhein-Westfalen'],
  ['Immobilienpreise Ostfriesland', 'Landkreis Aurich'],
  ['Immobilienpreise Berlin Kreuzberg', '10961 Berlin'],
  ['Immobilienpreise Oldenburg Eversten', 'Oldenburg'],
  ['Hauswert Kiel', 'Kiel'],
])('%s offers %s beside articles', (query, name) => {
  expect(find(query).names[0]).toBe(name);
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

test('a place is offered with what a square metre costs', () => {
  const [oldenburg] = findPlacesWithPrices('Oldenburg', false).places;
  expect(offeredPlace(oldenburg!)).toEqual({
    path: '/immobilienpreise/niedersachsen/oldenburg',
    title: 'Immobilienpreise in Oldenburg',
    summary: expect.stringMatching(/^Haus \d\.\d{3}\s€, Wohnung \d\.\d{3}\s€ je\sm²$/),
  });
});
