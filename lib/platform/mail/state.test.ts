import { GIVE_UP_AFTER, isGivenUp, pauseAfter, restAfter } from './state';

const minutes = (count: number) => count * 60_000;

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [4, 15],
  [8, 240],
  [20, 240],
])('after attempt %i there is a pause of %i minutes', (attempts, expected) => {
  expect(pauseAfter(attempts)).toBe(minutes(expected));
});

test.each([
  [GIVE_UP_AFTER - 1, false],
  [GIVE_UP_AFTER, true],
])('a mail that is %i milliseconds old is given up: %s', (age, expected) => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(isGivenUp(new Date(now.getTime() - age), now)).toBe(expected);
});

test.each([
  [1, 5000],
  [2, 10_000],
  [4, 40_000],
  [9, minutes(5)],
])('after %i failures in a row the worker pauses for %i milliseconds', (failures, rest) => {
  expect(restAfter(failures)).toBe(rest);
});
