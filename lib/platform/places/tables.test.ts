import { postcodes, postcodesByCode } from './postcodes';
import { distanceKm } from './distance';
import { districts, districtLabel } from './districts';
import { STATES } from './states';

describe('the postcode table', () => {
  test('has at least 8,150 codes, each once and in order', () => {
    const codes = postcodes.map(({ postalCode }) => postalCode);
    expect(codes.length).toBeGreaterThanOrEqual(8150);
    expect(postcodesByCode.size).toBe(codes.length);
    expect([...codes].sort()).toEqual(codes);
  });

  test('every row is well formed and lies in Germany', () => {
    const broken = postcodes.filter(
      ({ postalCode, place, latitude, longitude }) =>
        !/^\d{5}$/.test(postalCode) ||
        !/^\p{Lu}[\p{L} .()-]+$/u.test(place) ||
        place !== place.trim().normalize('NFC') ||
        !(latitude >= 47.2 && latitude <= 55.1) ||
        !(longitude >= 5.8 && longitude <= 15.1),
    );
    expect(broken).toEqual([]);
  });

  test.each([
    ['80331', 'München'],
    ['06110', 'Halle (Saale)'],
  ])('%s is %s', (postalCode, place) => {
    expect(postcodesByCode.get(postalCode)?.place).toBe(place);
  });

  test.each([
    ['24222', 'Schwentinental'],
    ['64760', 'Oberzent'],
    ['08344', 'Grünhain-Beierfeld'],
    ['55583', 'Bad Münster am Stein-Ebernburg'],
  ])('corrected by hand: %s is %s', (postalCode, place) => {
    expect(postcodesByCode.get(postalCode)?.place).toBe(place);
  });

  test('further places are other names than the place, each once and in order', () => {
    const broken = postcodes.filter(
      ({ place, furtherPlaces }) =>
        furtherPlaces?.length === 0 ||
        furtherPlaces?.includes(place) ||
        new Set(furtherPlaces).size !== (furtherPlaces?.length ?? 0) ||
        furtherPlaces?.some((name) => !/^\p{Lu}[\p{L} .()-]+$/u.test(name)),
    );
    expect(broken).toEqual([]);
  });

  test.each([
    ['22145', 'Stapelfeld'],
    ['14163', 'Zehlendorf'],
  ])('%s is also %s', (postalCode, name) => {
    expect(postcodesByCode.get(postalCode)?.furtherPlaces).toContain(name);
  });

  test.each(['00000', '11011', '27632', '80788', '99999'])('%s is not in it', (postalCode) => {
    expect(postcodesByCode.has(postalCode)).toBe(false);
  });
});

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
    ['27499', 'Hamburg', 'HH'],
    ['27568', 'Bremerhaven', 'HB'],
    ['30159', 'Region Hannover', 'NI'],
    ['89231', 'Landkreis Neu-Ulm', 'BY'],
    ['55246', 'Wiesbaden', 'HE'],
    ['06217', 'Saalekreis', 'ST'],
    ['32052', 'Kreis Herford', 'NW'],
    ['66111', 'Regionalverband Saarbrücken', 'SL'],
    ['26122', 'Oldenburg', 'NI'],
  ])('%s lies in %s (%s)', (postalCode, label, state) => {
    const district = districtOf(postalCode);
    expect(district && districtLabel(district)).toBe(label);
    expect(district?.state).toBe(state);
  });
});

const MUNICH = { latitude: 48.1374, longitude: 11.5755 };
const BERLIN = { latitude: 52.52, longitude: 13.405 };

describe('distanceKm', () => {
  test('is about 504 km from Munich to Berlin, both ways', () => {
    expect(distanceKm(MUNICH, BERLIN)).toBeCloseTo(504, -1);
    expect(distanceKm(BERLIN, MUNICH)).toBeCloseTo(distanceKm(MUNICH, BERLIN), 9);
  });

  test('is short across the date line', () => {
    const across = distanceKm(
      { latitude: 0, longitude: 179.9 },
      { latitude: 0, longitude: -179.9 },
    );
    expect(across).toBeCloseTo(22.2, 1);
  });
});
