import { chatTable, judge, quantile } from './report';

test('a quantile is the value that a share of the list lies below', () => {
  expect(quantile([3, 1, 2, 4], 0.5)).toBe(3);
  expect(quantile([1], 0.95)).toBe(1);
});

test('the limit holds for 95 of 100', () => {
  const times = Array.from({ length: 100 }, (_, index) => (index < 96 ? 10 : 500));
  expect(judge({ times }, 100).isWithin).toBe(true);
  expect(judge({ times: times.map((time) => time * 11) }, 100).isWithin).toBe(false);
});

test('the table sets the adviser beside a bare handler', () => {
  const table = chatTable({ bare: { cold: 4, times: [2] }, portal: { cold: 300, times: [9] } });
  expect(table).toContain('the adviser');
  expect(table).toMatch(/4\.5$/m);
});
