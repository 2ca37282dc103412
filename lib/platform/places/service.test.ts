import fc from 'fast-check';
import { postcodes } from './postcodes';
import { nearestPostcodes, withoutDoubt } from './service';
import { type Answer, startServer } from './geocoder-server.fixture';

const MARIENPLATZ = { latitude: 48.1374, longitude: 11.5755 };

async function load(geocoderUrl?: string): Promise<typeof import('./service')> {
  jest.resetModules();
  process.env.GEOCODER_URL = geocoderUrl ?? '';
  return import('./service');
}

async function nearestWith(answer: Answer) {
  const server = await startServer(answer);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const { nearestPlaces } = await load(server.url);
    return { places: await nearestPlaces(MARIENPLATZ), warnings: [...warn.mock.calls] };
  } finally {
    warn.mockRestore();
    await server.close();
  }
}

const address = (value: object) => JSON.stringify({ address: value });

afterEach(() => {
  delete process.env.GEOCODER_URL;
});

describe('nearestPlaces', () => {
  test('answers from the table without a geocoder', async () => {
    const { nearestPlaces } = await load();
    const places = await nearestPlaces(MARIENPLATZ);
    expect(places[0]).toEqual({ postalCode: '80331', place: 'München', distanceKm: 0.3 });
    expect(places).toHaveLength(3);
    expect(await nearestPlaces({ latitude: 48.8566, longitude: 2.3522 })).toEqual([]);
  });

  test('puts the postcode of the geocoder first, with our name for it, and fills up', async () => {
    const answer: Answer = (_, response) =>
      response.end(address({ postcode: '80469', city: 'Munich', country_code: 'de' }));
    const { places, warnings } = await nearestWith(answer);
    expect(places[0]).toMatchObject({ postalCode: '80469', place: 'München' });
    expect(places[1]?.postalCode).toBe('80331');
    expect(places).toHaveLength(3);
    expect(new Set(places.map(({ postalCode }) => postalCode)).size).toBe(3);
    expect(warnings).toEqual([]);
  });

  test('takes the name of the geocoder for a postcode that the table does not know', async () => {
    const answer: Answer = (_, response) =>
      response.end(address({ postcode: '80000', town: 'Neustadt' }));
    const { places } = await nearestWith(answer);
    expect(places[0]).toEqual({ postalCode: '80000', place: 'Neustadt', distanceKm: 0 });
  });

  test('falls back to the table and logs no position', async () => {
    const { places, warnings } = await nearestWith((_, response) => response.writeHead(500).end());
    expect(places[0]?.postalCode).toBe('80331');
    expect(warnings).toEqual([['Geocoder: it answered 500; the postcode table answers instead']]);
  });

  test('falls back to the table when the geocoder knows nothing there', async () => {
    const { places, warnings } = await nearestWith((_, response) => response.end('{"error":"?"}'));
    expect(places[0]?.postalCode).toBe('80331');
    expect(warnings).toEqual([]);
  });
});

describe('searchPlaces, placeName and placeLabel', () => {
  test('tell places apart by district and state', async () => {
    const { searchPlaces, placeName, placeLabel } = await load();
    expect(searchPlaces('80331')).toEqual([
      { postalCode: '80331', place: 'München', district: 'München', state: 'Bayern' },
    ]);
    expect(searchPlaces('Neuperlach')[0]).toEqual({
      postalCode: '81735',
      place: 'München',
      district: 'München',
      state: 'Bayern',
      part: 'Neuperlach',
    });
    expect(searchPlaces('berlin')).toHaveLength(10);
    expect(placeName('01067')).toBe('Dresden');
    expect(placeName('00000')).toBeUndefined();
    expect(placeLabel('01067')).toBe('01067 Dresden');
    expect(placeLabel('00000')).toBe('00000');
  });
});

test('only a whole postcode names the further places that it covers', async () => {
  const { searchPlaces } = await load();
  expect(searchPlaces('22145')[0]?.furtherPlaces).toEqual(['Braak', 'Stapelfeld']);
  expect(searchPlaces('2214').some(({ furtherPlaces }) => furtherPlaces)).toBe(false);
});

describe('regionOf', () => {
  test('says where a postcode lies, down to its district', async () => {
    const { regionOf } = await load();
    expect(regionOf('80331')).toEqual({
      postalCode: '80331',
      place: 'München',
      district: {
        key: '09162',
        name: 'München',
        kind: 'Kreisfreie Stadt',
        state: 'BY',
        density: 4736,
      },
      state: 'BY',
      latitude: 48.1379,
      longitude: 11.5722,
    });
    expect(regionOf('00000')).toBeUndefined();
  });
});

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
