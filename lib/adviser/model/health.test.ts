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

function failTogether(times: number) {
  const attempts = Array.from({ length: times }, () => health.begin());
  for (const attempt of attempts) attempt.failed(down);
}

function beginTrial() {
  failTogether(3);
  now += REST_MS;
  return health.begin();
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
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('after %d in a row the next call is allowed: %p', (times, isAllowed) => {
    failTogether(times);
    expect(health.isReady()).toBe(isAllowed);
  });

  test('three of them begin a rest, in which no call begins', () => {
    failTogether(3);
    expect(() => health.begin()).toThrow('resting');
    expectRest(REST_MS);
  });

  test('an answer in between starts the count again', () => {
    failTogether(2);
    health.begin().answered();
    failTogether(2);
    expect(health.isReady()).toBe(true);
  });

  test('the first outcome of a call counts', () => {
    failTogether(2);
    const attempt = health.begin();
    attempt.answered();
    attempt.failed(down);
    attempt.end();
    failTogether(2);
    expect(health.isReady()).toBe(true);
  });
});

describe('a trial', () => {
  test('is the first call after the rest; others wait for its end', () => {
    beginTrial();
    expectRest(REST_MS);
  });

  test('that is answered ends the rest', () => {
    beginTrial().answered();
    failTogether(2);
    expect(health.isReady()).toBe(true);
  });

  test('that fails begins another rest', () => {
    const trial = beginTrial();
    now += 8000;
    trial.failed(down);
    expectRest(REST_MS);
  });

  test('without a result lets the next call try', () => {
    const trial = beginTrial();
    now += 100;
    trial.end();
    expect(health.isReady()).toBe(true);
    health.begin();
    expect(health.isReady()).toBe(false);
  });

  test('is not needed for a model that is well', () => {
    const attempt = health.begin();
    expect(health.isReady()).toBe(true);
    attempt.end();
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
    health.begin().failed(busy(wish));
    expectRest(rest);
  });

  test('holds when an earlier call is answered in the meantime', () => {
    const earlier = health.begin();
    health.begin().failed(busy(7000));
    earlier.answered();
    expectRest(7000);
  });

  test('does not shorten a rest', () => {
    const earlier = health.begin();
    failTogether(3);
    earlier.failed(busy(1000));
    expectRest(REST_MS);
  });
});

describe('retryAfterMs', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['bald', undefined],
    ['7', 7000],
    [' 0.5 ', 500],
    [new Date(NOW + 9000).toUTCString(), 9000],
    [new Date(NOW - 9000).toUTCString(), -9000],
  ])('%p is %p', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});
