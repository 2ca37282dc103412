import {
  answered,
  begun,
  failed,
  isRested,
  isTrial,
  REST_MS,
  retryAfterMs,
  tooMany,
  undecided,
  WELL,
  type Circuit,
} from './circuit';

const NOW = 1_000_000;

const afterFailures = (times: number): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => failed(circuit, NOW), WELL);

describe('failures', () => {
  test.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('after %d in a row the next call is allowed: %p', (times, allowed) => {
    expect(isRested(afterFailures(times), NOW)).toBe(allowed);
  });

  test.each([
    [REST_MS - 1, false],
    [REST_MS, true],
  ])('%d ms after three of them: %p', (later, allowed) => {
    expect(isRested(afterFailures(3), NOW + later)).toBe(allowed);
  });

  test('an answer in between begins anew', () => {
    const circuit = failed(failed(answered(afterFailures(2)), NOW), NOW);
    expect(isRested(circuit, NOW)).toBe(true);
  });
});

describe('a trial', () => {
  const resting = afterFailures(3);
  const later = NOW + REST_MS;

  test('is the first call after the rest; others wait for its end', () => {
    expect(isTrial(resting)).toBe(true);
    const trial = begun(resting, later);
    expect(isRested(trial, later)).toBe(false);
    expect(isRested(trial, later + REST_MS)).toBe(true);
  });

  test('that is answered lets everybody in', () => {
    expect(answered(begun(resting, later))).toEqual(WELL);
  });

  test('that fails begins another rest', () => {
    const circuit = failed(begun(resting, later), later + 8000);
    expect(isRested(circuit, later + 8000 + REST_MS - 1)).toBe(false);
    expect(isRested(circuit, later + 8000 + REST_MS)).toBe(true);
  });

  test('without a result lets the next one try', () => {
    const circuit = undecided(begun(resting, later), later + 100);
    expect(isRested(circuit, later + 100)).toBe(true);
    expect(isTrial(circuit)).toBe(true);
  });

  test('is no matter of a model that is well', () => {
    expect(begun(WELL, NOW)).toEqual(WELL);
    expect(undecided(WELL, NOW)).toEqual(WELL);
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
    const circuit = tooMany(WELL, NOW, wish);
    expect(isRested(circuit, NOW + rest - 1)).toBe(false);
    expect(isRested(circuit, NOW + rest)).toBe(true);
  });

  test('is kept to when an earlier call is answered meanwhile', () => {
    expect(isRested(answered(tooMany(WELL, NOW, 7000)), NOW)).toBe(false);
  });

  test('does not shorten a rest', () => {
    const circuit = tooMany(afterFailures(3), NOW, 1000);
    expect(isRested(circuit, NOW + REST_MS - 1)).toBe(false);
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
