import { areaOf, loopsAround, pathOf, simplify, smooth } from './outline';
import type { Territory } from './territory';

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
  ['one square', ['a'], [1]],
  ['a block', ['aa', 'aa'], [4]],
  ['two parts', ['a.a'], [1, 1]],
  ['two parts that meet in a corner', ['a.', '.a'], [2]],
  ['an enclosed neighbour', ['aaa', 'aba', 'aaa'], [-1, 9]],
  ['nothing', ['.b'], []],
])('%s: the lines enclose as much as the squares', (_, lines, expected) => {
  const found = areas(territory(...lines));
  expect(found.reduce((sum, area) => sum + area, 0)).toBe(
    expected.reduce((sum, area) => sum + area, 0),
  );
});

test('a hole is a line of its own', () => {
  expect(areas(territory('aaa', 'aba', 'aaa'))).toEqual([-1, 9]);
});

test('smoothing keeps the number of points and stays inside', () => {
  const loop = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const smoothed = smooth(loop, 1);
  expect(smoothed).toHaveLength(4);
  for (const { x, y } of smoothed) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(4);
  }
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

test('a path has each point relative to the one before it and closes', () => {
  const loop = [
    { x: 1, y: 2 },
    { x: 1.52, y: 2 },
    { x: 1, y: 3 },
  ];
  expect(pathOf([loop])).toBe('M1 2l.5 0-.5 1z');
  expect(pathOf([])).toBe('');
});
