import { rangeScale } from './range-bar';

test.each([
  ['between', { value: 300, range: { from: 200, to: 400 }, base: 350 }],
  ['below', { value: 300, range: { from: 200, to: 400 }, base: 100 }],
  ['above', { value: 300, range: { from: 200, to: 400 }, base: 900 }],
  ['at the lower end', { value: 200, range: { from: 200, to: 200 }, base: 200 }],
])('everything stands on the scale, in order, with the base formula %s', (_, figures) => {
  const scale = rangeScale(figures);
  expect(scale.from).toBeLessThanOrEqual(scale.value);
  expect(scale.value).toBeLessThanOrEqual(scale.to);
  for (const at of Object.values(scale)) {
    expect(at).toBeGreaterThanOrEqual(6);
    expect(at).toBeLessThanOrEqual(94);
  }
  expect(Math.sign(scale.base - scale.value)).toBe(Math.sign(figures.base - figures.value));
});

test('what is drawn fills the scale', () => {
  expect(rangeScale({ value: 300, range: { from: 200, to: 400 }, base: 600 })).toEqual({
    from: 6,
    value: 28,
    to: 50,
    base: 94,
  });
});
