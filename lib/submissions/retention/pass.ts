import 'server-only';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { countedEvents } from '@/lib/platform/rate-limit/repository';
import { claimOnce } from '@/lib/platform/rate-limit/service';
import { periodEnd } from '../periods';
import {
  addTo,
  emptyReport,
  type RetentionReport,
  RETENTION_STEPS,
  type RetentionStep,
} from './steps';
import { pause } from '@/lib/platform/jobs/work-signal';
import { log } from '@/lib/platform/telemetry/log';

async function clearAll(step: RetentionStep, now: Date, report: RetentionReport): Promise<void> {
  for (;;) {
    const cleared = await step.clear(now);
    addTo(report, cleared);
    if (Object.values(cleared).every((count) => count === 0)) return;
  }
}

/** In small transactions. @param dryRun only counts what would be deleted */
export async function runRetention(
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<RetentionReport> {
  const report = emptyReport();
  for (const step of RETENTION_STEPS) {
    if (dryRun) addTo(report, await step.count(now));
    else await clearAll(step, now, report);
  }
  // Even if nothing was due: an earlier erasure may have found the file busy.
  if (!dryRun) await forgetDeleted();
  return report;
}

/**
 * Once a day (UTC), in one process. A run that fails or hangs is repeated within an hour.
 * @returns nothing if it is done, or running in another process
 */
export async function runDailyRetention(now = new Date()): Promise<RetentionReport | undefined> {
  const day = now.toISOString().slice(0, 10);
  const end = periodEnd('counter', new Date(day));
  const done = `retention-done:${day}`;
  const [times = 0] = await countedEvents([done]);
  if (times > 0) return undefined;
  if (!(await claimOnce(`retention:${day}:${now.getUTCHours()}`, end))) return undefined;
  const report = await runRetention(now, { dryRun: false });
  await claimOnce(done, end);
  return report;
}

/** Milliseconds */
const HOURLY = 60 * 60 * 1000;

export async function retainDaily(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await runDailyRetention().catch((error: unknown) => {
      log().error({ err: error }, 'The daily deletion failed; it is tried again in an hour');
    });
    await pause(HOURLY, stop);
  }
}
