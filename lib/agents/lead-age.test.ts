import { hoursLeft } from './lead-age';

test.each([
  [0, 48],
  [7, 41],
  [47.5, 0.5],
  [48, 0],
  [60, 0],
])('a lead that is %d hours old has %d left', (age, expected) => {
  expect(hoursLeft(age)).toBe(expected);
});
