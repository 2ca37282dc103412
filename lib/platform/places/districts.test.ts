import { distanceKm } from './distance';
import { districts, districtLabel } from './districts';
import { postcodes, postcodesByCode } from './postcodes';
import { STATES, stateName } from './states';

const districtOf = (postalCode: string) =>
  districts.get(postcodesByCode.get(postalCode)?.district ?? '');

describe('the table of districts', () => {
  test('has the 400 districts of today, those of all sixteen states', () => {
    expect(districts.size).toBe(400);
    expect(new Set([...districts.values()].map(({ state }) => state)).size).toBe(STATES.length);
    for (const [key, { state, density }] of districts) {
      expect(STATES.find(({ code }) => code === state)?.key).toBe(key.slice(0, 2));
      expect(density).toBeGreaterThan(30);
      expect(density).toBeLessThan(5000);
    }
  });

  test('has a postcode for every district and a district for every postcode', () => {
    const used = new Set(postcodes.map(({ district }) => district));
    expect([...used].sort()).toEqual([...districts.keys()].sort());
  });

  test('no postcode lies far from the others of its district, islands and the emptiest apart', () => {
    const islands = ['26757', '27498', '27499'];
    const byDistrict = new Map<string, typeof postcodes>();
    for (const row of postcodes) {
      byDistrict.set(row.district, [...(byDistrict.get(row.district) ?? []), row]);
    }
    const far = postcodes.filter((row) => {
      const others = (byDistrict.get(row.district) ?? []).filter((other) => other !== row);
      return others.length > 0 && others.every((other) => distanceKm(row, other) > 23);
    });
    expect(far.map(({ postalCode }) => postalCode)).toEqual(islands);
  });

  test.each([
    ['80331', 'München', 'BY'],
    ['10115', 'Berlin', 'BE'],
    ['20095', 'Hamburg', 'HH'],
    ['27499', 'Hamburg', 'HH'],
    ['28195', 'Bremen', 'HB'],
    ['27568', 'Bremerhaven', 'HB'],
    ['30159', 'Region Hannover', 'NI'],
    ['89231', 'Landkreis Neu-Ulm', 'BY'],
    ['89073', 'Ulm', 'BW'],
    ['67059', 'Ludwigshafen am Rhein', 'RP'],
    ['68159', 'Mannheim', 'BW'],
    ['55116', 'Mainz', 'RP'],
    ['55246', 'Wiesbaden', 'HE'],
    ['65183', 'Wiesbaden', 'HE'],
    ['92637', 'Weiden in der Oberpfalz', 'BY'],
    ['92660', 'Landkreis Neustadt an der Waldnaab', 'BY'],
    ['99817', 'Wartburgkreis', 'TH'],
    ['06110', 'Halle (Saale)', 'ST'],
    ['06217', 'Saalekreis', 'ST'],
    ['18055', 'Rostock', 'MV'],
    ['18273', 'Landkreis Rostock', 'MV'],
    ['32052', 'Kreis Herford', 'NW'],
    ['52062', 'Städteregion Aachen', 'NW'],
    ['66111', 'Regionalverband Saarbrücken', 'SL'],
    ['26122', 'Oldenburg', 'NI'],
    ['27639', 'Landkreis Cuxhaven', 'NI'],
    ['64760', 'Odenwaldkreis', 'HE'],
    ['76829', 'Landau in der Pfalz', 'RP'],
  ])('%s lies in %s (%s)', (postalCode, label, state) => {
    const district = districtOf(postalCode);
    expect(district && districtLabel(district)).toBe(label);
    expect(district?.state).toBe(state);
  });
});

test('a state has a name', () => {
  expect(stateName('BY')).toBe('Bayern');
  expect(stateName('NW')).toBe('Nordrhein-Westfalen');
});
