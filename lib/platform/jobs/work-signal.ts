import { setTimeout as passed } from 'node:timers/promises';

interface WorkSignal extends EventTarget {
  count: number;
}

// On globalThis: worker and routes may load separate copies of this module.
const holder = globalThis as typeof globalThis & { portalWorkSignal?: WorkSignal };

const workSignal = () =>
  (holder.portalWorkSignal ??= Object.assign(new EventTarget(), { count: 0 }));

export function signalWork(): void {
  workSignal().count++;
  workSignal().dispatchEvent(new Event('work'));
}

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

/** Milliseconds in which new work is collected. */
const TOGETHER = 100;

/** Resolves on new work, after the time, or on the signal. */
async function untilWork(seen: number, milliseconds: number, stop: AbortSignal): Promise<void> {
  if (workSignal().count === seen) await until(milliseconds, stop, workSignal());
  await pause(TOGETHER, stop);
}

/** Resolves after the time or on the signal, whatever work comes in. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return until(milliseconds, stop);
}

/** Milliseconds */
const POLL = 5000;

/** Milliseconds to wait when the database does not answer. */
const FAULT_PAUSE = 10_000;

/** `rest` in milliseconds. */
export type NextWork = 'go-on' | 'idle' | { rest: number };

export async function workThrough(
  stop: AbortSignal,
  work: () => Promise<NextWork>,
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

/** Milliseconds; a request takes several turns of the event loop. */
/** Milliseconds */
const MOMENT = 20;

export const letOthersIn = (): Promise<void> => passed(MOMENT);
