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

/**
 * Deletes whatever is past its period, in small transactions.
 * @param dryRun only counts what would be deleted
 * @returns how much of each kind
 */
export async function runRetention(
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<RetentionReport> {
  const report = emptyReport();
  for (const step of RETENTION_STEPS) {
    if (dryRun) addTo(report, await step.count(now));
    else await clearAll(step, now, report);
  }
  // Also where nothing was due: an erasure that met a busy file has left this to be done.
  if (!dryRun) await forgetDeleted();
  return report;
}

/**
 * The retention run of this day (UTC), whichever process asks first. One that fails, or never ends, is
 * taken up again within the next hour.
 * @returns nothing when it was done already, or another process is at it
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

/** Milliseconds between two looks at whether today's pass is still to be done. */
const HOURLY = 60 * 60 * 1000;

/** Deletes once a day what is past its period, in one of the processes, until the signal says stop. */
export async function retainDaily(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await runDailyRetention().catch((error: unknown) => {
      log().error({ err: error }, 'The daily deletion failed; it is tried again in an hour');
    });
    await pause(HOURLY, stop);
  }
}
