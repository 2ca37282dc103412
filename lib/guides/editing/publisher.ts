import 'server-only';
import { pause } from '@/lib/platform/jobs/work-signal';
import { log } from '@/lib/platform/telemetry/log';
import { deleteUnused } from '../pictures/repository';
import { publishScheduled } from './changes-repository';
import { findDueGuides } from './repository';

/** Milliseconds */
const REGULARLY = 10_000;
/** Milliseconds between cleanups of unused pictures, and before a new one counts as unused. */
const HOUR = 60 * 60 * 1000;
const SPARED = 14 * 24 * HOUR;

/** A failure does not stop the others. Returns how many this process has published. */
export async function publishDue(now = new Date(Date.now())): Promise<number> {
  let published = 0;
  for (const { id, number, at } of await findDueGuides(now)) {
    try {
      if (await publishScheduled(id, number, at)) published += 1;
    } catch (error) {
      log().error({ err: error, guide: id }, 'A scheduled guide could not be published');
    }
  }
  return published;
}

export async function publishGuides(stop: AbortSignal): Promise<void> {
  let cleared = 0;
  while (!stop.aborted) {
    try {
      await publishDue();
      if (Date.now() - cleared > HOUR) {
        cleared = Date.now();
        await deleteUnused(new Date(cleared - SPARED));
      }
    } catch (error) {
      log().error({ err: error }, 'Scheduled guides could not be looked at');
    }
    await pause(REGULARLY, stop);
  }
}
