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
    [' 10115 ', ['10115']],
    ['8', []],
    ['803311', []],
  ])('%j finds %j', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  test.each([
    ['Köln 50737', '50737'],
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
    ['mu\u0308nchen', 'München'],
    ['GIEẞEN', 'Gießen'],
    ['st. wendel', 'Sankt Wendel'],
    ['baden baden', 'Baden-Baden'],
    ['Halle/Saale', 'Halle (Saale)'],
  ])('%j finds %s', (query, place) => {
    expect(names(query)).toContain(place);
  });

  test.each([
    ['essen', 'Essen'],
    ['frankfurt', 'Frankfurt am Main'],
    ['neustadt', 'Neustadt an der Weinstraße'],
    ['kreuznach', 'Bad Kreuznach'],
  ])('%j finds %s before smaller places and longer words', (query, place) => {
    expect(names(query, 1)).toEqual([place]);
  });

  test.each(['', '  ', '-', '()', 'xyzxyz', '東京'])('%j finds nothing', (query) => {
    expect(findPlaces(query, postcodes, 10)).toEqual([]);
  });

  test.each([
    ['Neuperlach', '81737', 'München'],
    ['Kargow', '17192', 'Waren (Müritz)'],
  ])('the part or village %j finds %s %s and says so', (query, postalCode, place) => {
    const found = findPlaces(query, postcodes, 10).find((row) => row.postalCode === postalCode);
    expect(found?.place).toBe(place);
    expect(found?.part?.toLowerCase()).toBe(query.toLowerCase());
  });

  test.each([
    ['München Haidhausen', 'München', 'Haidhausen'],
    ['muenchen-sendling', 'München', 'Sendling'],
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
});

describe('findPlaces with mistakes', () => {
  test.each([
    ['Dresdn', 'Dresden'],
    ['Mühnchen', 'München'],
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

  test.each(['Ulx', 'Xöln'])('%j is too far from any name', (query) => {
    expect(findPlaces(query, postcodes, 10)).toEqual([]);
  });
});
