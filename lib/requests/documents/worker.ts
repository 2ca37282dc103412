import 'server-only';
import { workThrough } from '@/lib/platform/jobs/work-signal';
import { makeNextDocument } from './service';

/** Makes the PDFs that were ordered, one after the other, until the signal says stop. */
export function makeDocuments(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await makeNextDocument()) ? 'go-on' : 'idle'),
    (error) => console.error('No PDF could be made', error),
  );
}
