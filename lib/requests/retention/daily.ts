import 'server-only';
import { pause } from '@/lib/platform/jobs/work-signal';
import { runDailyRetention } from './pass';
import { log } from '@/lib/platform/telemetry/log';

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
