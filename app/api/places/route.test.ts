import { GET as nearest } from './nearest/route';
import { GET as search } from './route';

async function get(handler: typeof search, path: string) {
  const response = await handler(new Request(`http://localhost${path}`), undefined);
  return { response, body: await response.json() };
}

describe('GET /api/places', () => {
  test('answers with postcodes and places, for all to keep for a day', async () => {
    const { response, body } = await get(search, '/api/places?query=muenchen');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(body.places).toHaveLength(10);
    expect(body.places[0]).toEqual({
      postalCode: '80331',
      place: 'München',
      district: 'München',
      state: 'Bayern',
    });
  });

  test.each(['', '?query=a%00b', `?query=${'a'.repeat(81)}`])(
    '%j is refused with the field',
    async (queryString) => {
      const { response, body } = await get(search, `/api/places${queryString}`);
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(body).toEqual({ error: expect.any(String), fields: { query: expect.any(String) } });
    },
  );
});

describe('GET /api/places/nearest', () => {
  test('answers with three places, for no one to keep', async () => {
    const { response, body } = await get(nearest, '/api/places/nearest?lat=48.1374&lon=11.5755');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(body.places).toHaveLength(3);
    expect(body.places[0]).toEqual({ postalCode: '80331', place: 'München', distanceKm: 0.3 });
  });

  test('says what is wrong with each coordinate', async () => {
    const { response, body } = await get(nearest, '/api/places/nearest?lat=91&lon=x');
    expect(response.status).toBe(422);
    expect(body.fields).toEqual({
      lat: 'Bitte gib einen Breitengrad zwischen -90 und 90 an',
      lon: 'Bitte gib einen Längengrad zwischen -180 und 180 an',
    });
  });
});
