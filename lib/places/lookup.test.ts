/** @jest-environment node */
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
    ['frankfurt', 'Frankfurt (Oder)'],
  ])('%j finds the place of that name, %s, before longer words', (query, place) => {
    expect(names(query, 1)).toEqual([place]);
  });

  test.each(['', '  ', '-', '()', 'xyzxyz', '東京'])('%j finds nothing', (query) => {
    expect(findPlaces(query, postcodes, 10)).toEqual([]);
  });

  test('keeps to its limit', () => {
    expect(codes('berlin', 5)).toEqual(['10115', '10117', '10119', '10178', '10179']);
  });
});
