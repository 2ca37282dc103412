import { gzipSync } from 'node:zlib';
import { stateMap } from './service';

const PLACES = [
  ['24103', 'Kiel'],
  ['20095', '20095'],
  ['30159', 'Hannover'],
  ['28195', '28195'],
  ['50667', 'Köln'],
  ['60311', 'Frankfurt am Main'],
  ['55116', 'Mainz'],
  ['70173', 'Stuttgart'],
  ['80331', 'München'],
  ['66111', 'Saarbrücken'],
  ['10115', '10115'],
  ['15230', 'Frankfurt (Oder)'],
  ['23966', 'Wismar'],
  ['01067', 'Dresden'],
  ['39104', 'Magdeburg'],
  ['99084', 'Erfurt'],
] as const;

test.each(PLACES)('%s is marked as %s inside the drawing of its state', (postalCode, name) => {
  const { width, height, place, state, district } = stateMap(postalCode)!;
  expect(Math.max(width, height)).toBeCloseTo(320);
  expect(place.name).toBe(name);
  expect(place.x).toBeGreaterThan(0);
  expect(place.x).toBeLessThan(width);
  expect(place.y).toBeGreaterThan(0);
  expect(place.y).toBeLessThan(height);
  for (const path of [state, district]) expect(path).toMatch(/^(M[\d.]+ [\d.]+l[-\d. ]+z)+$/);
});

test.each(['80331', '50667', '30159'])('the drawing for %s is a few kilobytes', (postalCode) => {
  expect(gzipSync(JSON.stringify(stateMap(postalCode))).length).toBeLessThan(2500);
});

test('a city state is its district; Brandenburg has a hole where Berlin is', () => {
  const berlin = stateMap('10115')!;
  expect(berlin.district).toBe(berlin.state);
  expect(stateMap('14467')!.state.match(/M/g)!.length).toBeGreaterThan(1);
});

test('Bremen has two parts, of which one is marked', () => {
  const { state, district, place, towns } = stateMap('27568')!;
  expect(state.match(/M/g)).toHaveLength(2);
  expect(district.match(/M/g)).toHaveLength(1);
  expect([place.name, ...towns.map(({ name }) => name)]).toEqual(['Bremerhaven', 'Bremen']);
});

test('large towns are named for orientation, the place itself once', () => {
  const names = stateMap('94032')!.towns.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['München', 'Nürnberg']));
  expect(names).not.toContain('Passau');
  expect(stateMap('80331')!.towns.map(({ name }) => name)).not.toContain('München');
});

test('the parts of a city are no towns', () => {
  const names = stateMap('08280')!.towns.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Leipzig', 'Dresden', 'Chemnitz']));
  expect(names).not.toContain('Cossebaude');
  expect(names).not.toContain('Grüna');
});

test.each([
  ['27498', 'Helgoland', '24103'],
  ['27499', '27499', '20095'],
])(
  '%s lies far off and is on the map all the same, which is smaller for it',
  (code, name, main) => {
    const far = stateMap(code)!;
    expect(far.place.name).toBe(name);
    expect(far.place.x).toBeGreaterThan(0);
    const [first] = far.state.length < stateMap(main)!.state.length ? ['smaller'] : ['as large'];
    expect(first).toBe('smaller');
  },
);

test('an unknown postcode has no map', () => {
  expect(stateMap('00000')).toBeUndefined();
});
