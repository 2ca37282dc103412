import 'server-only';
import { workThrough } from '@/lib/platform/jobs/work-signal';
import { makeNextDocument } from './service';
import { log } from '@/lib/platform/telemetry/log';

/** Makes the PDFs that were ordered, one after the other, until the signal says stop. */
export function makeDocuments(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await makeNextDocument()) ? 'go-on' : 'idle'),
    (error) => log().error({ err: error }, 'No PDF could be made'),
  );
}
