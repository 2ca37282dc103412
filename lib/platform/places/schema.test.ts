import { placeQuerySchema, positionSchema } from './schema';

const LATITUDE = 'Bitte gib einen Breitengrad zwischen -90 und 90 an';
const LONGITUDE = 'Bitte gib einen Längengrad zwischen -180 und 180 an';

const messages = (schema: typeof positionSchema | typeof placeQuerySchema, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('positionSchema', () => {
  test.each([
    ['48.1374', '11.5755', 48.1374, 11.5755],
    ['-90', '180', -90, 180],
    ['0', '-0.5', 0, -0.5],
    ['48.137154000000001', '11.57612', 48.137154, 11.57612],
  ])('%s, %s is a position', (lat, lon, latitude, longitude) => {
    expect(positionSchema.parse({ lat, lon })).toEqual({ latitude, longitude });
  });

  test.each(['90.1', '-91', '', ' 48', '48,1', '1e1', '0x10', 'NaN', 'Infinity', '48.', undefined])(
    'latitude %j is refused',
    (lat) => expect(messages(positionSchema, { lat, lon: '11' })).toEqual([LATITUDE]),
  );

  test.each(['180.01', '-999', '11\u0000', '1'.repeat(500), undefined])(
    'longitude %j is refused',
    (lon) => expect(messages(positionSchema, { lat: '48', lon })).toEqual([LONGITUDE]),
  );

  test('says both when both are missing', () => {
    expect(messages(positionSchema, {})).toEqual([LATITUDE, LONGITUDE]);
  });
});

describe('placeQuerySchema', () => {
  test.each(['80', 'Münch', 'x'.repeat(80)])('%j is accepted', (query) => {
    expect(placeQuerySchema.parse({ query })).toEqual({ query });
  });

  test.each([
    ['8', 'mindestens zwei Zeichen'],
    ['   ', 'mindestens zwei Zeichen'],
    [undefined, 'mindestens zwei Zeichen'],
    ['x'.repeat(81), 'höchstens 80 Zeichen'],
    ['mün\u0000chen', 'Steuerzeichen'],
    ['mün\nchen', 'Steuerzeichen'],
    ['mün\u202Echen', 'Steuerzeichen'],
  ])('%j is refused: %s', (query, expected) => {
    expect(messages(placeQuerySchema, { query })).toEqual([expect.stringContaining(expected)]);
  });
});
