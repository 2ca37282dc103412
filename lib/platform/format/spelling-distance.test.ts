import { distance } from './spelling-distance';

test.each([
  ['notar', 'notar', 0],
  ['notra', 'notar', 1],
  ['provison', 'provision', 1],
  ['energiepas', 'energiepass', 1],
  ['freibrug', 'freiburg', 1],
  ['haus', 'notar', 3],
])('%s is %s but for some letters', (typed, meant, mistakes) => {
  expect(distance(typed, meant, 2)).toBe(mistakes);
});
