import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How long something took, and how long the event loop stood still meanwhile; milliseconds. */
export interface Measured {
  took: number;
  median: number;
  p99: number;
  longest: number;
}

/** Watches the event loop of this process while something is done. */
export async function watchLoop(work: () => Promise<void>): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  // A delay counts once it is over, when the loop turns again.
  await pause(5);
  delay.disable();
  // The timer itself comes after a millisecond, which is no delay.
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1);
  const [median, p99] = [ms(delay.percentile(50)), ms(delay.percentile(99))];
  return { took, median, p99, longest: ms(delay.max) };
}
