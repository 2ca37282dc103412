import { ridge, solveSymmetric } from './linear';

test('solves a symmetric system', () => {
  const solution = solveSymmetric(Float64Array.from([4, 2, 2, 3]), Float64Array.from([10, 9]));
  expect([...solution]).toEqual([expect.closeTo(1.5), expect.closeTo(2)]);
});

test('says so where there is no single solution', () => {
  expect(() => solveSymmetric(Float64Array.from([1, 1, 1, 1]), Float64Array.from([1, 1]))).toThrow(
    'not positive',
  );
});

describe('ridge', () => {
  const x = [0, 1, 2, 3, 10];
  const y = [1, 3, 5, 7, 500];
  const line = (weight: number[], penalty: (column: number) => number) => [
    ...ridge(x.length, 2, (i, into) => into.set([1, x[i]!]), y, weight, penalty),
  ];

  test('finds the line, without the point of no weight', () => {
    const [start, slope] = line([1, 1, 1, 1, 0], () => 0);
    expect(start).toBeCloseTo(1);
    expect(slope).toBeCloseTo(2);
  });

  test('a penalty draws its coefficient to nothing', () => {
    const [, slope] = line([1, 1, 1, 1, 0], (column) => (column === 1 ? 1e9 : 0));
    expect(slope).toBeCloseTo(0, 5);
  });
});
