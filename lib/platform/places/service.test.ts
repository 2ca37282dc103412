import { type Answer, startServer } from './geocoder-server.fixture';

const MARIENPLATZ = { latitude: 48.1374, longitude: 11.5755 };

/** The settings are read once, so each test loads the service afresh. */
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
