import { setTimeout as passed } from 'node:timers/promises';

interface WorkSignal extends EventTarget {
  count: number;
}

// On globalThis: the worker and the routes may be loaded as separate copies of this module.
const holder = globalThis as typeof globalThis & { portalWorkSignal?: WorkSignal };

const workSignal = () =>
  (holder.portalWorkSignal ??= Object.assign(new EventTarget(), { count: 0 }));

/** Wakes the workers: there may be a mail in the outbox or a PDF to be made. */
export function signalWork(): void {
  workSignal().count++;
  workSignal().dispatchEvent(new Event('work'));
}

/** How often there was work so far, for {@link untilWork}. */
function workSeen(): number {
  return workSignal().count;
}

function until(milliseconds: number, stop: AbortSignal, events?: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      events?.removeEventListener('work', done);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    events?.addEventListener('work', done);
    stop.addEventListener('abort', done);
    if (stop.aborted) done();
  });
}

/** Milliseconds within which what comes in is looked for once. */
const TOGETHER = 100;

/** Resolves soon after there is work that was not seen yet, after some milliseconds, or at the signal. */
async function untilWork(seen: number, milliseconds: number, stop: AbortSignal): Promise<void> {
  if (workSignal().count === seen) await until(milliseconds, stop, workSignal());
  await pause(TOGETHER, stop);
}

/** Resolves after some milliseconds, whatever comes in meanwhile, or at the signal. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return until(milliseconds, stop);
}

/** Milliseconds after which work is looked for without having been woken. */
const POLL = 5000;

/** Milliseconds to wait when the database itself does not answer. */
const FAULT_PAUSE = 10_000;

/** What a worker is to do next: go on, sleep until there is work, or rest for some milliseconds. */
export type NextStep = 'go-on' | 'idle' | { rest: number };

/**
 * Does one piece of work after the other, until the signal says stop.
 * @param work does the next piece, if there is one
 * @param onFault gets what went wrong; after a pause the work goes on
 */
export async function workThrough(
  stop: AbortSignal,
  work: () => Promise<NextStep>,
  onFault: (error: unknown) => void,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const seen = workSeen();
      const next = await work();
      if (next === 'idle') await untilWork(seen, POLL, stop);
      else if (next !== 'go-on') await pause(next.rest, stop);
    } catch (error) {
      onFault(error);
      await pause(FAULT_PAUSE, stop);
    }
  }
}

/** Milliseconds between two steps of long work: a request takes several turns of the event loop. */
const MOMENT = 20;

/** Lets waiting requests be served before the next step of long work. */
export const letOthersIn = (): Promise<void> => passed(MOMENT);
