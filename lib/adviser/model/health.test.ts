import { ModelFailure } from './failure';
import { createHealth, REST_MS, retryAfterMs } from './health';

const NOW = 1_000_000;

let now: number;
let health: ReturnType<typeof createHealth>;

beforeEach(() => {
  now = NOW;
  health = createHealth(() => now);
});

const down = new ModelFailure('server');
const busy = (restMs?: number) => new ModelFailure('busy', restMs);

function failTimes(times: number) {
  for (let count = 0; count < times; count += 1) health.failed(down);
}

function expectRest(ms: number) {
  now += ms - 1;
  expect(health.isReady()).toBe(false);
  now += 1;
  expect(health.isReady()).toBe(true);
}

describe('failures', () => {
  test.each([
    [0, true],
    [2, true],
    [3, false],
    [4, false],
  ])('after %d in a row the next call is allowed: %p', (times, isAllowed) => {
    failTimes(times);
    expect(health.isReady()).toBe(isAllowed);
  });

  test('three of them begin a rest, and one more after it another', () => {
    failTimes(3);
    expectRest(REST_MS);
    failTimes(1);
    expectRest(REST_MS);
  });

  test('an answer in between starts the count again', () => {
    failTimes(2);
    health.answered();
    failTimes(2);
    expect(health.isReady()).toBe(true);
  });
});

describe('429', () => {
  test.each([
    [undefined, REST_MS],
    [7000, 7000],
    [0, 1000],
    [-5000, 1000],
    [3_600_000, 300_000],
  ])('with a wish of %p ms rests %d ms', (wish, rest) => {
    health.failed(busy(wish));
    expectRest(rest);
  });

  test('holds when an earlier call is answered in the meantime', () => {
    health.failed(busy(7000));
    health.answered();
    expectRest(7000);
  });

  test('does not shorten a rest', () => {
    failTimes(3);
    health.failed(busy(1000));
    expectRest(REST_MS);
  });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bald', undefined],
  ['7', 7000],
  [' 0.5 ', 500],
  [new Date(NOW + 9000).toUTCString(), 9000],
  [new Date(NOW - 9000).toUTCString(), -9000],
])('retryAfterMs: %p is %p', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
