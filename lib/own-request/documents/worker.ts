import 'server-only';
import { pause, untilWork, workSeen } from '@/lib/wake';
import { makeNextDocument } from './service';

/** Milliseconds after which orders are looked for without having been woken. */
const POLL = 5000;

/** Milliseconds to wait when the database does not answer. */
const FAULT_PAUSE = 10_000;

/** Makes the PDFs that were ordered, one after the other, until the signal says stop. */
export async function makeDocuments(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const seen = workSeen();
    try {
      if (!(await makeNextDocument())) await untilWork(seen, POLL, stop);
    } catch (error) {
      console.error('No PDF could be made', error);
      await pause(FAULT_PAUSE, stop);
    }
  }
}
