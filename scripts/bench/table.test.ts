import { formatTable, benchQuantile } from './table';

test('a table lines text up on the left, numbers on the right, and shows what is missing', () => {
  const columns = [
    { title: 'page', text: true, cell: ({ name }: { name: string }) => name },
    { title: 'kB', cell: ({ size }: { size?: string }) => size },
    { title: 'element', text: true, cell: ({ at }: { at?: string }) => at },
  ];
  const rows = [
    { name: '/', size: '1.0', at: 'h1' },
    { name: '/impressum', size: '123.4' },
    { name: '/x', at: 'p' },
  ];
  expect(formatTable(columns, rows).split('\n')).toEqual([
    'page           kB  element',
    '──────────  ─────  ───────',
    '/             1.0  h1',
    '/impressum  123.4  –',
    '/x              –  p',
  ]);
});

test.each([
  [[3], 0.5, 3],
  [[9, 1, 5], 0.5, 5],
  [[4, 1, 3, 2], 0.9, 4],
])('of %j the part of %d lies below %d', (numbers, share, expected) => {
  expect(benchQuantile(numbers, share)).toBe(expected);
});
