import 'server-only';
import { workThrough } from '@/lib/platform/jobs/work-signal';
import { lookUpNext } from './service';
import { log } from '@/lib/platform/telemetry/log';

/** Looks for the addresses that new links were asked for, one after the other, until the signal says stop. */
export function lookUpAddresses(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await lookUpNext()) ? 'go-on' : 'idle'),
    (error) => log().error({ err: error }, 'No address could be looked for'),
  );
}
