import { gzipSync } from 'node:zlib';
import { stateMap } from './service';
import { areaOf, loopsAround, simplify } from './outline';
import type { Territory } from './territory';
import { placeLabels, type LabelledPlace } from './labels';

const PLACES = [
  ['24103', 'Kiel'],
  ['20095', '20095'],
  ['50667', 'Köln'],
  ['80331', 'München'],
  ['15230', 'Frankfurt (Oder)'],
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

test.each(['80331', '50667'])('the drawing for %s is a few kilobytes', (postalCode) => {
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

describe('outlines', () => {
  function territory(...lines: string[]): Territory {
    const owners = lines.join('').split('');
    return {
      columns: lines[0]!.length,
      rows: lines.length,
      owners: Int16Array.from(owners, (letter) => 'ab'.indexOf(letter)),
    };
  }

  const isA = (owner: number) => owner === 0;
  const areas = (drawing: Territory) =>
    loopsAround(drawing, isA)
      .map(areaOf)
      .sort((one, other) => one - other);

  test.each([
    ['a block', ['aa', 'aa'], [4]],
    ['two parts that meet in a corner', ['a.', '.a'], [2]],
    ['an enclosed neighbour', ['aaa', 'aba', 'aaa'], [-1, 9]],
  ])('%s: the lines enclose as much as the squares', (_, lines, expected) => {
    const found = areas(territory(...lines));
    expect(found.reduce((sum, area) => sum + area, 0)).toBe(
      expected.reduce((sum, area) => sum + area, 0),
    );
  });

  test('points on a straight line are left out, corners stay', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 1, y: 0.1 },
      { x: 2, y: 0 },
      { x: 2, y: 5 },
    ];
    expect(simplify(line, 0.2)).toEqual([line[0], line[2], line[3]]);
  });
});

describe('labels', () => {
  const SHEET = { width: 320, height: 200, size: 13 };
  const first: LabelledPlace = { name: 'München', x: 100, y: 100 };

  test('the name stands to the right of its dot where there is room', () => {
    const [label] = placeLabels([first], SHEET);
    expect(label).toMatchObject({ anchor: 'start', name: 'München' });
    expect(label!.textX).toBeGreaterThan(first.x);
  });

  test('a name too long for either side is moved into the drawing', () => {
    const [label] = placeLabels([{ name: 'Garmisch-Partenkirchen im Tal', x: 10, y: 5 }], SHEET);
    expect(label!.anchor).toBe('middle');
    expect(label!.textX).toBeGreaterThan(100);
    expect(label!.textY).toBeGreaterThan(5);
  });

  test('a town whose dot lies under another name is not named', () => {
    const hidden = { name: 'Dachau', x: 120, y: 100 };
    const shown = { name: 'Nürnberg', x: 100, y: 40 };
    expect(placeLabels([first, hidden, shown], SHEET).map(({ name }) => name)).toEqual([
      'München',
      'Nürnberg',
    ]);
  });
});
