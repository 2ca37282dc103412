import { database } from '@/lib/platform/db/client';
import { placeOfPostcode } from '@/lib/prices/places';
import { PRICES_LIMIT, publicPrices } from '@/lib/prices/public';
import { holdClock } from '@/lib/testing/hold-clock';
import { GET } from './route';

const ask = (plz: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/api/prices/${plz}`, { headers }), {
    params: Promise.resolve({ plz }),
  });

const kind = (propertyType: unknown) => ({
  pricePerSquareMetre: expect.any(Number),
  range: { from: expect.any(Number), to: expect.any(Number), sharePct: 80 },
  offers: expect.any(Number),
  basedOnOffers: expect.any(Number),
  typicalHome: { propertyType, livingArea: expect.any(Number), plotArea: expect.anything() },
  confidence: expect.stringMatching(/^(high|medium|low)$/),
});

test('a postcode is answered with every promised field, for all to read and to keep', async () => {
  const response = await ask('26122');
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600, /);
  const page = 'http://localhost:3000/immobilienpreise/niedersachsen/oldenburg/26122';
  const { flat, ...answer } = await response.json();
  expect(answer).toEqual({
    postalCode: '26122',
    place: 'Oldenburg (Oldenburg)',
    district: 'Oldenburg',
    state: 'Niedersachsen',
    house: kind(expect.any(String)),
    isThin: expect.any(Boolean),
    sharesFiguresWith: expect.any(Array),
    borrowedFrom: [],
    unit: 'EUR/m²',
    basis: expect.stringMatching(/^Angebotspreise /),
    priceLevel: expect.stringMatching(/^[1-4]\. Quartal 20\d\d$/),
    fittedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    source: expect.stringContaining(`Quelle: Wohnlotse, ${page}. `),
    page,
    card: page.replace('immobilienpreise', 'preiskarte'),
  });
  expect(flat).toEqual({
    ...kind('eigentumswohnung'),
    typicalHome: expect.objectContaining({ plotArea: null }),
  });
  const { from, to } = answer.house.range;
  expect(from).toBeLessThan(answer.house.pricePerSquareMetre);
  expect(to).toBeGreaterThan(answer.house.pricePerSquareMetre);
});

test('a place with too few offers says so, and whose figures it has', async () => {
  const { isThin, sharesFiguresWith, house, flat } = await (await ask('01824')).json();
  expect(isThin).toBe(true);
  expect(sharesFiguresWith).toEqual(expect.arrayContaining([expect.stringMatching(/^\d{5}$/)]));
  for (const { offers, basedOnOffers } of [house, flat].filter(Boolean)) {
    expect(basedOnOffers).toBeGreaterThanOrEqual(offers);
  }
});

test('a client that has the answer gets a 304', async () => {
  const tag = (await ask('26122')).headers.get('etag') ?? '';
  const response = await ask('26122', { 'If-None-Match': tag });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['00000', '261222', '__proto__', '\u0000'])('%j has no prices', async (plz) => {
  const response = await ask(plz);
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: 'Zu dieser Postleitzahl gibt es keine Preise.',
  });
});

test('a connection that asks too often has to wait, another one has not', async () => {
  const by = (address: string) => ask('26122', { 'X-Forwarded-For': address });
  holdClock();
  expect((await by('203.0.113.1')).status).toBe(200);
  const { rateLimitCounter } = await database();
  await rateLimitCounter.updateMany({ data: { count: PRICES_LIMIT.limit } });
  const refused = await by('203.0.113.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect((await refused.json()).error).toMatch(/zu viele Anfragen/);
  expect((await by('203.0.113.2')).status).toBe(200);
});

test('a state stands in its own name, without a postcode', () => {
  const state = placeOfPostcode('26122')!.parent!.parent!;
  expect(publicPrices(state)).toMatchObject({
    postalCode: null,
    place: 'Niedersachsen',
    district: null,
    state: 'Niedersachsen',
    isThin: false,
    sharesFiguresWith: [],
    borrowedFrom: [],
  });
});
