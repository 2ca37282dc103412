interface Bell extends EventTarget {
  rung: number;
}

// On globalThis: the worker and the routes may be loaded as separate copies of this module.
const holder = globalThis as typeof globalThis & { portalBell?: Bell };

const bell = () => (holder.portalBell ??= Object.assign(new EventTarget(), { rung: 0 }));

/** Says that there is work: a mail in the outbox, a PDF to be made. It is not a promise, only a hint. */
export function wakeWorkers(): void {
  bell().rung++;
  bell().dispatchEvent(new Event('work'));
}

/** How often there was work so far; what came since is not slept through, see {@link untilWork}. */
export function workSeen(): number {
  return bell().rung;
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

/** Resolves when there is work that was not seen yet, after some milliseconds, or at the signal. */
export async function untilWork(
  seen: number,
  milliseconds: number,
  stop: AbortSignal,
): Promise<void> {
  if (bell().rung === seen) await until(milliseconds, stop, bell());
}

/** Resolves after some milliseconds, whatever comes in meanwhile, or at the signal. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return until(milliseconds, stop);
}
