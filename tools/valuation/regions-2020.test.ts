import { districts } from '../../lib/platform/places/districts';
import districtsByOldName from './district-names-2020.json';
import { resolveRegion } from './regions-2020';
import { findByName } from './place-names';

describe('resolveRegion', () => {
  test.each([
    ['Sachsen-Anhalt', 'Mansfeld-Südharz (Kreis)', 'Lutherstadt Eisleben', '15087', '06295'],
    ['Brandenburg', 'Potsdam-Mittelmark (Kreis)', 'Belzig', '12069', '14806'],
    ['Nordrhein-Westfalen', 'Neuss (Rhein-Kreis)', 'Meerbusch', '05162', '40667'],
    ['Niedersachsen', 'Hannover (Kreis)', 'Garbsen', '03241', '30823'],
  ])('%s, %s, %s is in %s with %s', (state, district, place, districtKey, postalCode) => {
    const found = resolveRegion({ state, district, place });
    expect(found.districtKey).toBe(districtKey);
    expect(found.postalCodes).toContain(postalCode);
    expect(found.postalCodes.length).toBeLessThan(10);
  });

  test.each([
    ['Kaulsdorf (Hellersdorf)', ['12619']],
    ['Französisch Buchholz (Pankow)', ['13127']],
    ['Malchow (Hohenschönhausen)', []],
  ])('a quarter of Berlin: %s', (district, postalCodes) => {
    expect(resolveRegion({ state: 'Berlin', district })).toEqual({
      districtKey: '11000',
      postalCodes,
    });
  });

  test('tells a city from the district around it', () => {
    const keyOf = (district: string) => resolveRegion({ state: 'Bayern', district }).districtKey;
    expect([keyOf('Hof'), keyOf('Hof (Kreis)')]).toEqual(['09464', '09475']);
    expect([keyOf('München'), keyOf('München (Kreis)')]).toEqual(['09162', '09184']);
    const oldenburg = (district: string) =>
      resolveRegion({ state: 'Niedersachsen', district }).districtKey;
    expect(oldenburg('Oldenburg (Oldenburg)')).toBe('03403');
    expect(oldenburg('Oldenburg (Kreis)')).toBe('03458');
  });

  test('a city inside a district has its own postcodes, and a known quarter fewer', () => {
    const hannover = resolveRegion({ state: 'Niedersachsen', district: 'Hannover', place: '?' });
    expect(hannover.districtKey).toBe('03241');
    expect(hannover.postalCodes).toContain('30159');
    expect(hannover.postalCodes).not.toContain('30823');
    const plauen = resolveRegion({ state: 'Sachsen', district: 'Plauen' });
    expect(plauen).toMatchObject({ districtKey: '14523' });
    expect(plauen.postalCodes).toContain('08523');
  });

  test.each([
    ['Demmin (Kreis)', 'Malchin', '13071'],
    ['Demmin (Kreis)', 'Loitz', '13075'],
    ['Wismar', undefined, '13074'],
  ])('%s of before 2011, %s, is in %s now', (district, place, key) => {
    const found = resolveRegion({ state: 'Mecklenburg-Vorpommern', district, place });
    expect(found.districtKey).toBe(key);
    expect(found.postalCodes).not.toEqual([]);
  });

  test('is nothing for what is no district of the state', () => {
    const nowhere = { postalCodes: [] };
    expect(resolveRegion({ state: 'Bayern', district: 'Celle (Kreis)' })).toEqual(nowhere);
    expect(resolveRegion({ district: 'Celle (Kreis)' })).toEqual(nowhere);
    expect(resolveRegion({})).toEqual(nowhere);
  });
});

test('every district that an old name leads to exists', () => {
  const unknown = Object.values(districtsByOldName)
    .flat()
    .filter((key) => !districts.has(key));
  expect(unknown).toEqual([]);
});

const find = (wanted: string, ...names: string[]) => findByName(wanted, names, (name) => [name]);

test.each([
  ['Wörrstadt', 'Woerrstadt'],
  ['St. Augustin', 'Sankt Augustin'],
  ['Menden (Sauerland)', 'Menden'],
  ['Bad Homburg vor der Höhe', 'Bad Homburg v.d. Höhe'],
  ['Belzig', 'Bad Belzig'],
  ['Lutherstadt Wittenberg', 'Wittenberg'],
  ['Blankenfelde-Mahlow', 'Blankenfelde'],
])('%s is %s', (wanted, name) => {
  expect(find(wanted, 'Anderswo', name)).toEqual([name]);
});

test.each([
  ['Neustadt', 'Neu'],
  ['Süd', 'Südstadt'],
  ['Berg', 'Bergheim'],
])('%s is not %s', (wanted, name) => {
  expect(find(wanted, name)).toEqual([]);
});

test('the strictest rule that finds any decides', () => {
  expect(find('Hamm', 'Hamm', 'Hamm (Sieg)', 'Hamm Nord')).toEqual(['Hamm']);
  expect(find('Hamm am Rhein', 'Hamm (Sieg)', 'Hamm Nord')).toEqual(['Hamm (Sieg)']);
});
