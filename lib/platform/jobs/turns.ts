import pLimit from 'p-limit';
import { metrics } from '@/lib/platform/telemetry/metrics';

/**
 * Has work done a few at a time, in the order in which it came.
 * @param most how many at a time
 * @param patience milliseconds after which a turn comes too late
 * @param tooLate thrown then
 */
export function turns(most: number, patience: number, tooLate: Error) {
  const limit = pLimit(most);
  return async (work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await limit(async () => {
      metrics().waitingPosts.set(limit.pendingCount);
      if (performance.now() - start < patience) return work();
      metrics().refusedPosts.inc();
      throw tooLate;
    });
  };
}
