import fc from 'fast-check';
import { nearestPostcodes, withoutDoubt } from './nearest';
import { postcodes } from './postcodes';

const MARIENPLATZ = { latitude: 48.1374, longitude: 11.5755 };

describe('nearestPostcodes', () => {
  test.each([
    ['Marienplatz', 48.1374, 11.5755, '80331'],
    ['Zwinger', 51.0531, 13.7338, '01067'],
    ['Berlin, Invalidenstraße', 52.532, 13.385, '10115'],
    ['Weixdorf', 51.149, 13.797, '01108'],
    ['Schwentinental', 54.285, 10.225, '24222'],
    ['Helgoland', 54.182, 7.887, '27498'],
  ])('%s has its postcode within the first three', (_, latitude, longitude, expected) => {
    const found = nearestPostcodes({ latitude, longitude }, postcodes);
    expect(found.map(({ postalCode }) => postalCode)).toContain(expected);
  });

  test('gives name and distance, nearest first', () => {
    const found = nearestPostcodes(MARIENPLATZ, postcodes);
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({ postalCode: '80331', place: 'München', distanceKm: 0.3 });
    const distances = found.map(({ distanceKm }) => distanceKm);
    expect([...distances].sort((a, b) => a - b)).toEqual(distances);
  });

  test.each([
    ['Paris', 48.8566, 2.3522],
    ['Wien', 48.2082, 16.3738],
    ['the middle of the North Sea', 56, 3],
    ['the South Pole', -90, 0],
    ['no position', Number.NaN, Number.NaN],
  ])('%s has none', (_, latitude, longitude) => {
    expect(nearestPostcodes({ latitude, longitude }, postcodes)).toEqual([]);
  });

  test('keeps to its limit and its distance', () => {
    expect(nearestPostcodes(MARIENPLATZ, postcodes, { limit: 7 })).toHaveLength(7);
    expect(nearestPostcodes(MARIENPLATZ, postcodes, { limit: 0 })).toEqual([]);
    const [first, ...rest] = nearestPostcodes(MARIENPLATZ, postcodes, { maxDistanceKm: 0.5 });
    expect(first?.postalCode).toBe('80331');
    expect(rest).toEqual([]);
  });

  test('names each code once, and the lower of two at one point first', () => {
    const row = (postalCode: string) => ({
      postalCode,
      place: 'Ort',
      district: '09162',
      ...MARIENPLATZ,
    });
    const found = nearestPostcodes(MARIENPLATZ, [row('80333'), row('80331'), row('80333')]);
    expect(found.map(({ postalCode }) => postalCode)).toEqual(['80331', '80333']);
  });

  test('somewhere in Germany: never more than three, never twice, never unsorted', () => {
    const latitude = fc.double({ min: 47.2, max: 55.1, noNaN: true });
    const longitude = fc.double({ min: 5.8, max: 15.1, noNaN: true });
    const check = fc.property(latitude, longitude, (lat, lon) => {
      const found = nearestPostcodes({ latitude: lat, longitude: lon }, postcodes);
      const distances = found.map(({ distanceKm }) => distanceKm);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found.map(({ postalCode }) => postalCode)).size).toBe(found.length);
      expect([...distances].sort((a, b) => a - b)).toEqual(distances);
    });
    fc.assert(check, { numRuns: 50, seed: 20 });
  });
});

describe('withoutDoubt', () => {
  const at = (...distances: number[]) =>
    distances.map((distanceKm, index) => ({
      ...{ postalCode: `8033${index}`, place: 'München', distanceKm },
    }));

  test.each<[string, number[], number, number]>([
    ['no place', [], 0, 0],
    ['the only place', [20], 5, 1],
    ['much nearer than the next', [0.3, 1.2, 1.4], 0, 1],
    ['in the middle of one', [0, 0.4, 0.5], 0, 1],
    ['just near enough', [0.5, 1, 2], 0, 1],
    ['not near enough', [0.7, 1, 2], 0, 3],
    ['as near as the next', [1, 1, 1], 0, 3],
    ['two in the same middle', [0, 0, 1], 0, 3],
    ['near enough, known well', [0.3, 1.2, 1.4], 0.1, 1],
    ['near enough, known badly', [0.3, 1.2, 1.4], 0.5, 3],
    ['anywhere', [0.3, 9, 9], 50, 3],
  ])('%s', (_, distances, accuracyKm, expected) => {
    const places = at(...distances);
    expect(withoutDoubt(places, accuracyKm)).toEqual(places.slice(0, expected));
  });
});
