import pLimit from 'p-limit';
import { metrics } from '@/lib/platform/telemetry/metrics';

/** In order. Throws `tooLate` after `patience` milliseconds in the queue. */
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
