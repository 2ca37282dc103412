import 'server-only';
import { pause } from '@/lib/platform/jobs/work-signal';
import { enterAll, findEntered } from './repository';
import { log } from '@/lib/platform/telemetry/log';

/** Requests that one transaction enters: none lasts long. */
const AT_ONCE = 25;

/** Milliseconds between two batches, in which others are served. */
const BREATH = 20;

/** Milliseconds to wait when the database does not answer. */
const FAULT_PAUSE = 10_000;

async function fill(stop: AbortSignal): Promise<number> {
  let entered = 0;
  let last = '';
  while (!stop.aborted) {
    const rows = await findEntered(last);
    const missing = rows.filter(({ isMissing }) => isMissing).map(({ id }) => id);
    for (let from = 0; from < missing.length && !stop.aborted; from += AT_ONCE) {
      await enterAll(missing.slice(from, from + AT_ONCE));
    }
    entered += missing.length;
    last = rows.at(-1)?.id ?? '';
    if (!last) return entered;
    await pause(BREATH, stop);
  }
  return entered;
}

/**
 * Enters requests into the queue that were stored before there was one: due times, and the terms under
 * which they are found. Once, when a server starts; what is entered is passed over.
 * @returns how many were entered
 */
export async function fillQueue(stop: AbortSignal): Promise<number> {
  try {
    const entered = await fill(stop);
    if (entered > 0) log().info(`Requests entered into the queue: ${entered}`);
    return entered;
  } catch (error) {
    log().error({ err: error }, 'Requests could not be entered into the queue; trying again');
    await pause(FAULT_PAUSE, stop);
    return stop.aborted ? 0 : fillQueue(stop);
  }
}
