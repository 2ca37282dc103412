import 'server-only';
import { pause } from '@/lib/platform/jobs/work-signal';
import { log } from '@/lib/platform/telemetry/log';
import { deleteUnused } from '../pictures/repository';
import { publishScheduled } from './changes-repository';
import { findDue } from './repository';

/** Milliseconds between two looks at what has come due. */
const REGULARLY = 10_000;
/** Milliseconds between two looks for pictures that nothing shows, and those for which one may wait for its text. */
const HOUR = 60 * 60 * 1000;
const SPARED = 14 * 24 * HOUR;

/**
 * Publishes what has come due; what fails does not hold up the rest.
 * @returns how many this process has published
 */
export async function publishDue(now = new Date(Date.now())): Promise<number> {
  let published = 0;
  for (const { id, number, at } of await findDue(now)) {
    try {
      if (await publishScheduled(id, number, at)) published += 1;
    } catch (error) {
      log().error({ err: error, guide: id }, 'A scheduled guide could not be published');
    }
  }
  return published;
}

/** Publishes guides when their time has come, and clears pictures away that nothing shows. */
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
