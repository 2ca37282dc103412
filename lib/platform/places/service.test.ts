import fc from 'fast-check';
import { postcodes } from './postcodes';
import { nearestPostcodes, withoutDoubt } from './service';
import { type Answer, startServer } from './geocoder-server.fixture';
import type { IncomingMessage } from 'node:http';
import { reverseGeocode } from './geocoder';
import { placeQuerySchema, positionSchema } from './schema';

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

  test('falls back to the table and logs no position', async () => {
    const { places, warnings } = await nearestWith((_, response) => response.writeHead(500).end());
    expect(places[0]?.postalCode).toBe('80331');
    expect(warnings).toEqual([['Geocoder: it answered 500; the postcode table answers instead']]);
  });
});

test('searchPlaces, placeName and placeLabel tell places apart by district and state', async () => {
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

describe('nearestPostcodes', () => {
  test.each([
    ['Marienplatz', 48.1374, 11.5755, '80331'],
    ['Helgoland', 54.182, 7.887, '27498'],
  ])('%s has its postcode within the first three', (_, latitude, longitude, expected) => {
    const found = nearestPostcodes({ latitude, longitude }, postcodes);
    expect(found.map(({ postalCode }) => postalCode)).toContain(expected);
  });

  test.each([
    ['Paris', 48.8566, 2.3522],
    ['the middle of the North Sea', 56, 3],
    ['no position', Number.NaN, Number.NaN],
  ])('%s has none', (_, latitude, longitude) => {
    expect(nearestPostcodes({ latitude, longitude }, postcodes)).toEqual([]);
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
      postalCode: `8033${index}`,
      place: 'München',
      distanceKm,
    }));

  test.each<[string, number[], number, number]>([
    ['no place', [], 0, 0],
    ['the only place', [20], 5, 1],
    ['just near enough', [0.5, 1, 2], 0, 1],
    ['not near enough', [0.7, 1, 2], 0, 3],
    ['two in the same middle', [0, 0, 1], 0, 3],
    ['near enough, known well', [0.3, 1.2, 1.4], 0.1, 1],
    ['near enough, known badly', [0.3, 1.2, 1.4], 0.5, 3],
    ['anywhere', [0.3, 9, 9], 50, 3],
  ])('%s', (_, distances, accuracyKm, expected) => {
    const places = at(...distances);
    expect(withoutDoubt(places, accuracyKm)).toEqual(places.slice(0, expected));
  });
});

describe('the geocoder', () => {
  const POSITION = { latitude: 48.1374, longitude: 11.5755 };

  const munich = { postcode: '80331', city: 'München', country_code: 'de' };
  const json = (address: unknown) => JSON.stringify({ address });

  async function ask(answer: Answer, timeoutMs = 60_000) {
    const requests: IncomingMessage[] = [];
    const server = await startServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    try {
      return { found: await reverseGeocode(server.url, POSITION, { timeoutMs }), requests };
    } finally {
      await server.close();
    }
  }

  describe('reverseGeocode', () => {
    test('asks as Nominatim wants to be asked and reads the postcode', async () => {
      const { found, requests } = await ask((_, response) => response.end(json(munich)));
      expect(found).toEqual({ postalCode: '80331', place: 'München' });
      expect(requests).toHaveLength(1);
      expect(requests[0]?.method).toBe('GET');
      expect(requests[0]?.url).toBe(
        '/reverse?format=jsonv2&lat=48.1374&lon=11.5755&accept-language=de&zoom=18',
      );
      expect(requests[0]?.headers['user-agent']).toBe('Wohnlotse');
    });

    test.each([
      [
        'a village',
        { postcode: '25867', village: 'Oland' },
        { postalCode: '25867', place: 'Oland' },
      ],
      ['no name', { postcode: '80331' }, { postalCode: '80331', place: undefined }],
      ['a name that is no text', { ...munich, city: 7 }, { postalCode: '80331', place: undefined }],
      ['no postcode', { city: 'München' }, undefined],
      ['two postcodes', { ...munich, postcode: '80331;80333' }, undefined],
      ['another country', { postcode: '75001', city: 'Paris', country_code: 'fr' }, undefined],
      ['nothing there', undefined, undefined],
    ])('%s', async (_, address, expected) => {
      const { found } = await ask((__, response) => response.end(json(address)));
      expect(found).toEqual(expected);
    });

    test.each<[string, number, string, Answer]>([
      ['500', 60_000, 'it answered 500', (_, response) => response.writeHead(500).end('oh no')],
      ['no JSON', 60_000, 'its answer is no JSON', (_, response) => response.end('<p>48.1374')],
      [
        'a list',
        60_000,
        'its answer has an unknown form',
        (_, response) => response.end('[48.1374]'),
      ],
      [
        'half an answer',
        60_000,
        'it could not be reached',
        (_, response) => response.write('{"address"', () => response.destroy()),
      ],
      ['no answer', 50, 'no answer within 50 ms', () => undefined],
      ['no end', 50, 'no answer within 50 ms', (_, response) => response.write('{"address"')],
    ])(
      '%s: after at most %d ms "%s", without the position',
      async (_, timeout, message, answer) => {
        await expect(ask(answer, timeout)).rejects.toThrow(new Error(message));
      },
    );

    test('no one there', async () => {
      const server = await startServer(() => undefined);
      await server.close();
      const question = reverseGeocode(server.url, POSITION);
      await expect(question).rejects.toThrow(new Error('it could not be reached'));
    });
  });
});

describe('what may be asked', () => {
  const LATITUDE = 'Bitte gib einen Breitengrad zwischen -90 und 90 an';
  const LONGITUDE = 'Bitte gib einen Längengrad zwischen -180 und 180 an';

  const messages = (schema: typeof positionSchema | typeof placeQuerySchema, input: unknown) =>
    schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

  describe('positionSchema', () => {
    test.each([
      ['48.1374', '11.5755', 48.1374, 11.5755],
      ['-90', '180', -90, 180],
      ['48.137154000000001', '11.57612', 48.137154, 11.57612],
    ])('%s, %s is a position', (lat, lon, latitude, longitude) => {
      expect(positionSchema.parse({ lat, lon })).toEqual({ latitude, longitude });
    });

    test.each([
      '90.1',
      '-91',
      '',
      ' 48',
      '48,1',
      '1e1',
      '0x10',
      'NaN',
      'Infinity',
      '48.',
      undefined,
    ])('latitude %j is refused', (lat) =>
      expect(messages(positionSchema, { lat, lon: '11' })).toEqual([LATITUDE]),
    );

    test.each(['180.01', '-999', '11\u0000', '1'.repeat(500), undefined])(
      'longitude %j is refused',
      (lon) => expect(messages(positionSchema, { lat: '48', lon })).toEqual([LONGITUDE]),
    );
  });

  describe('placeQuerySchema', () => {
    test.each(['80', 'Münch', 'x'.repeat(80)])('%j is accepted', (query) => {
      expect(placeQuerySchema.parse({ query })).toEqual({ query });
    });

    test.each([
      ['8', 'mindestens zwei Zeichen'],
      [undefined, 'mindestens zwei Zeichen'],
      ['x'.repeat(81), 'höchstens 80 Zeichen'],
      ['mün\u0000chen', 'Steuerzeichen'],
      ['mün\u202Echen', 'Steuerzeichen'],
    ])('%j is refused: %s', (query, expected) => {
      expect(messages(placeQuerySchema, { query })).toEqual([expect.stringContaining(expected)]);
    });
  });
});
