import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/lib/platform/http/errors';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { openProvenLink } from '../owner/open-link';
import { contentOf } from './contents';
import {
  findDocument,
  nextDocument,
  orderDocument,
  markFailed,
  removeDocument,
  storeDocument,
  type DocumentKind,
} from './repository';
import { log } from '@/lib/platform/telemetry/log';

/** Milliseconds that a reader waits for a PDF, and between two looks at whether it is there. */
const PATIENCE = 20_000;
const LOOK_AGAIN = 150;

const NOT_YET =
  'Das PDF ist noch nicht fertig. Bitte versuchen Sie es in einem Moment noch einmal.';

const notYet = () => new AppError('unavailable', NOT_YET, { retryAfter: 5 });

/** Makes the PDF now, in this process, and keeps it. For the worker, which nobody waits for. */
async function madeHere(kind: DocumentKind, request: StoredRequest): Promise<Buffer> {
  const { revision, make } = await contentOf(kind, request);
  const key = { requestId: request.id, kind, revision };
  const found = await findDocument(key);
  if (found?.content) return Buffer.from(found.content);
  const made = await make();
  // Ordered no sooner, or the worker would make it as well.
  const { id } = await orderDocument(key);
  await storeDocument(id, made);
  return made;
}

/** The PDF of a valuation for its mail, made now if it is not there. */
export function valuationPdf(request: StoredRequest): Promise<Buffer> {
  return madeHere('valuation', request);
}

/**
 * A PDF for the reader of the page: ordered, made by the worker, and waited for.
 * @throws AppError `not_found` (404), also for the valuation of a request that has none; `unavailable`
 *   (503) when it takes too long
 */
export async function pdf(token: string, kind: DocumentKind): Promise<Buffer> {
  const { request } = await openProvenLink(token);
  if (kind === 'valuation' && request.kind !== 'valuation')
    throw new AppError('not_found', 'Kein PDF vorhanden');
  const { revision } = await contentOf(kind, request);
  const key = { requestId: request.id, kind, revision };
  let document = await orderDocument(key);
  signalWork();
  const deadline = Date.now() + PATIENCE;
  while (!document.content) {
    if (document.failedAt || Date.now() > deadline) throw notYet();
    await sleep(LOOK_AGAIN);
    const found = await findDocument(key);
    if (!found) throw notYet();
    document = found;
  }
  return Buffer.from(document.content);
}

/** Makes the PDF that has been waiting the longest; false when none waits. */
export async function makeNextDocument(): Promise<boolean> {
  const order = await nextDocument();
  if (!order) return false;
  try {
    const request = await findRequest(order.requestId);
    // What has changed since the order is in it; only a request that is gone has no PDF.
    const content = request && (await contentOf(order.kind, request));
    if (content) await storeDocument(order.id, await content.make());
    else await removeDocument(order.id);
  } catch (error) {
    log().error({ err: error }, `PDF ${order.id} (${order.kind}) could not be made`);
    await markFailed(order.id);
  }
  return true;
}
