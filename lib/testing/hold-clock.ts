/** Milliseconds after a full hour: well within a window of every limit, whose ends fall on the clock. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Lets the clock stand still until the test ends, so that what is counted falls into one window of a
 * limit. Timers go on: databases and their drivers need them.
 */
export function holdClock(
  now: number | Date = Math.floor(Date.now() / HOUR) * HOUR + MINUTE,
): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['hrtime', 'performance'] as const),
    ],
  });
}
