/** Milliseconds after a full hour: windows of limits end on the hour. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So that all events count in one window. Timers run: databases and drivers need them. */
export function holdClock(
  now: number | Date = Math.floor(Date.now() / HOUR) * HOUR + MINUTE,
): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['hrtime', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });
}
