import { postcodes, postcodesByCode } from './postcodes';

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
    ['01067', 'Dresden'],
    ['10115', 'Berlin'],
    ['06110', 'Halle (Saale)'],
    ['92637', 'Weiden in der Oberpfalz'],
  ])('%s is %s', (postalCode, place) => {
    expect(postcodesByCode.get(postalCode)?.place).toBe(place);
  });

  test.each([
    ['24222', 'Schwentinental'],
    ['25867', 'Langeneß'],
    ['27639', 'Wurster Nordseeküste'],
    ['64760', 'Oberzent'],
    ['99331', 'Geratal'],
    ['99707', 'Kyffhäuserland'],
    ['99820', 'Hörselberg-Hainich'],
    ['08344', 'Grünhain-Beierfeld'],
    ['04862', 'Mockrehna'],
    ['75223', 'Niefern-Öschelbronn'],
    ['55583', 'Bad Münster am Stein-Ebernburg'],
    ['67292', 'Kirchheimbolanden'],
    ['07919', 'Mühltroff'],
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
    ['17192', 'Kargow'],
    ['81737', 'Neuperlach'],
    ['70469', 'Feuerbach'],
  ])('%s is also %s', (postalCode, name) => {
    expect(postcodesByCode.get(postalCode)?.furtherPlaces).toContain(name);
  });

  test.each(['00000', '11011', '27632', '80788', '99999'])('%s is not in it', (postalCode) => {
    expect(postcodesByCode.has(postalCode)).toBe(false);
  });
});
