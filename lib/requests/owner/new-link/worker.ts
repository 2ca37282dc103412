import 'server-only';
import { workThrough } from '@/lib/platform/jobs/work-signal';
import { lookUpNext } from './service';

/** Looks for the addresses that new links were asked for, one after the other, until the signal says stop. */
export function lookUpAddresses(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await lookUpNext()) ? 'go-on' : 'idle'),
    (error) => console.error('No address could be looked for', error),
  );
}
