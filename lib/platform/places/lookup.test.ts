import { findPlaces } from './lookup';
import { postcodes } from './postcodes';

const names = (query: string, limit = 10) => [
  ...new Set(findPlaces(query, postcodes, limit).map(({ place }) => place)),
];
const codes = (query: string, limit = 10) =>
  findPlaces(query, postcodes, limit).map(({ postalCode }) => postalCode);

describe('findPlaces by digits', () => {
  test.each([
    ['80331', ['80331']],
    ['01067', ['01067']],
    [' 10115 ', ['10115']],
    ['00000', []],
    ['8', []],
    ['803311', []],
  ])('%j finds %j', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  test.each([
    ['Köln 50737', '50737'],
    ['81667 München', '81667'],
    ['D-01067', '01067'],
  ])('%j is the code beside its name', (query, postalCode) => {
    expect(codes(query)).toEqual([postalCode]);
  });

  test('two to four digits find the codes that start so', () => {
    expect(codes('8033')).toEqual(['80331', '80333', '80335', '80336', '80337', '80339']);
    expect(codes('01', 3)).toEqual(['01067', '01069', '01097']);
  });
});

describe('findPlaces by name', () => {
  test.each([
    ['munchen', 'München'],
    ['muenchen', 'München'],
    ['MÜNCHEN', 'München'],
    ['mu\u0308nchen', 'München'],
    ['Münch', 'München'],
    ['giessen', 'Gießen'],
    ['GIEẞEN', 'Gießen'],
    ['neuenb', 'Neuenburg am Rhein'],
    ['soest', 'Soest'],
    ['raesf', 'Raesfeld'],
    ['st. wendel', 'Sankt Wendel'],
    ['baden baden', 'Baden-Baden'],
    ['halle (saale)', 'Halle (Saale)'],
    ['Halle/Saale', 'Halle (Saale)'],
  ])('%j finds %s', (query, place) => {
    expect(names(query)).toContain(place);
  });

  test.each([
    ['essen', 'Essen'],
    ['weiden', 'Weiden in der Oberpfalz'],
    ['brandenburg', 'Brandenburg (Havel)'],
    ['frankfurt', 'Frankfurt am Main'],
    ['halle', 'Halle (Saale)'],
    ['mün', 'München'],
    ['neustadt', 'Neustadt an der Weinstraße'],
    ['kreuznach', 'Bad Kreuznach'],
    ['partenkirchen', 'Garmisch-Partenkirchen'],
  ])('%j finds %s before smaller places and longer words', (query, place) => {
    expect(names(query, 1)).toEqual([place]);
  });

  test.each(['', '  ', '-', '()', 'xyzxyz', '東京'])('%j finds nothing', (query) => {
    expect(findPlaces(query, postcodes, 10)).toEqual([]);
  });

  test('a beginning shows more than one place', () => {
    expect(names('mün').slice(0, 2)).toEqual(['München', 'Münster']);
  });

  test.each([
    ['Neuperlach', '81737', 'München'],
    ['zehlendorf', '14163', 'Berlin'],
    ['Feuerbach', '70469', 'Stuttgart'],
    ['Kargow', '17192', 'Waren (Müritz)'],
  ])('the part or village %j finds %s %s and says so', (query, postalCode, place) => {
    const found = findPlaces(query, postcodes, 10).find((row) => row.postalCode === postalCode);
    expect(found?.place).toBe(place);
    expect(found?.part?.toLowerCase()).toBe(query.toLowerCase());
  });

  test.each([
    ['München Haidhausen', 'München', 'Haidhausen'],
    ['Haidhausen, München', 'München', 'Haidhausen'],
    ['muenchen-sendling', 'München', 'Sendling'],
    ['Berlin Mitte', 'Berlin', 'Mitte'],
    ['Muenchn Haidhausen', 'München', 'Haidhausen'],
  ])('%j finds the part within its place only', (query, place, part) => {
    const found = findPlaces(query, postcodes, 10);
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) {
      expect(row.place).toBe(place);
      expect(row.part).toMatch(new RegExp(`^${part}`));
    }
  });

  test('a part is not looked for in a place that has none of that name', () => {
    expect(findPlaces('Soest Haidhausen', postcodes, 10)).toEqual([]);
  });

  test('a place comes before the parts of others that are called the same', () => {
    const found = findPlaces('linden', postcodes, 10);
    const parts = found.map(({ part }) => part !== undefined);
    expect(parts.slice(0, 3)).toEqual([false, false, true]);
  });

  test('keeps to its limit', () => {
    expect(codes('berlin', 5)).toEqual(['10115', '10117', '10119', '10178', '10179']);
  });
});

describe('findPlaces with mistakes', () => {
  test.each([
    ['Dresdn', 'Dresden'],
    ['Mühnchen', 'München'],
    ['Freibrug', 'Freiburg im Breisgau'],
    ['Castrop Rauxl', 'Castrop-Rauxel'],
    ['Garmish', 'Garmisch-Partenkirchen'],
    ['Hanover', 'Hannover'],
    ['Stutgart', 'Stuttgart'],
    ['Düseldorf', 'Düsseldorf'],
    ['Bad Oynhausen', 'Bad Oeynhausen'],
    ['Mönchngladbahc', 'Mönchengladbach'],
    ['Ulmm', 'Ulm'],
  ])('%j means %s', (query, place) => {
    expect(names(query)[0]).toBe(place);
  });

  test('what is named so comes before what may be meant', () => {
    const found = names('Kölln');
    expect(found.indexOf('Kollnburg')).toBeLessThan(found.indexOf('Köln'));
    expect(found).toContain('Köln');
  });

  test.each(['Rotenburg', 'Hamm', 'Zehlendorf'])('%j is no mistake', (query) => {
    const found = findPlaces(query, postcodes, 10);
    expect(found.every(({ place, part }) => (part ?? place).startsWith(query))).toBe(true);
  });

  test.each(['Ulx', 'Xöln', 'Dxxxden'])('%j is too far from any name', (query) => {
    expect(findPlaces(query, postcodes, 10)).toEqual([]);
  });
});
