import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { letterhead } from '@/lib/letterhead';
import { placeName } from '@/lib/platform/places/service';
import { routes } from '@/lib/routes';
import { type StoredSubmission, valuationIn } from '@/lib/submissions/kinds/kinds';
import { FORMULA_AS_OF } from '@/lib/valuation/estimate';
import { valueOfAnswers } from '@/lib/valuation/regional/service';
import { expertiseOf } from '@/lib/submissions/expertise';
import { AppError } from '@/lib/platform/http/errors';
import { findSubmission } from '@/lib/submissions/repository';
import { signalWork, workThrough } from '@/lib/platform/jobs/work-signal';
import { log } from '@/lib/platform/telemetry/log';
import { openProvenLink } from '../owner/open-link';
import { ownersView } from '../owner/view';
import { pdfRenderer } from './pdf-renderer';
import {
  type DocumentKey,
  type DocumentKind,
  findDocument,
  markFailed,
  nextDocument,
  orderDocument,
  removeDocument,
  storeDocument,
} from './repository';

interface DocumentContent {
  /** SHA-256 of the content, hex */
  revision: string;
  make: () => Promise<Uint8Array>;
}

const revisionOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

async function valuationContent(submission: StoredSubmission) {
  const valuation = valuationIn(submission);
  const { consents } = await ownersView(submission);
  const head = letterhead();
  const content = {
    ...valuation,
    name: submission.name ?? '',
    expert: await expertiseOf(submission),
    place: placeName(valuation.postalCode),
    regional: valueOfAnswers(valuation),
    consents,
    dataDate: FORMULA_AS_OF,
    letterhead: head,
    ownSubmissionUrl: `${head.siteUrl}${routes.ownSubmissions}`,
    methodUrl: `${head.siteUrl}${routes.method}`,
  };
  return {
    revision: revisionOf(content),
    make: () => pdfRenderer.run('renderValuationPdf', { ...content, madeAt: new Date() }),
  };
}

async function exportContent(stored: StoredSubmission) {
  const submission = await ownersView(stored);
  const head = letterhead();
  return {
    revision: revisionOf({ submission, head }),
    make: () => pdfRenderer.run('renderExportPdf', submission, head, new Date()),
  };
}

export function contentOf(
  kind: DocumentKind,
  submission: StoredSubmission,
): Promise<DocumentContent> {
  return kind === 'valuation' ? valuationContent(submission) : exportContent(submission);
}

/** Milliseconds. */
const PATIENCE = 20_000;
const LOOK_AGAIN = 150;

const NOT_YET =
  'Das PDF ist noch nicht fertig. Bitte versuchen Sie es in einem Moment noch einmal.';

const notYet = () => new AppError('unavailable', NOT_YET, { retryAfter: 5 });

export async function valuationPdf(submission: StoredSubmission): Promise<Buffer> {
  const { revision, make } = await valuationContent(submission);
  const key: DocumentKey = { submissionId: submission.id, kind: 'valuation', revision };
  const found = await findDocument(key);
  if (found?.content) return Buffer.from(found.content);
  const made = Buffer.from(await make());
  // Ordered only once made, so that the worker does not make it too.
  const { id } = await orderDocument(key);
  await storeDocument(id, made);
  return made;
}

/** Waits for the worker. @throws AppError `not_found` (404), `conflict` (409), `unavailable` (503) */
export async function pdf(token: string, kind: DocumentKind): Promise<Buffer> {
  const { submission } = await openProvenLink(token);
  if (kind === 'valuation' && submission.kind !== 'valuation')
    throw new AppError('not_found', 'Kein PDF vorhanden');
  const { revision } = await contentOf(kind, submission);
  const key = { submissionId: submission.id, kind, revision };
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

export async function makeNextDocument(): Promise<boolean> {
  const order = await nextDocument();
  if (!order) return false;
  try {
    const submission = await findSubmission(order.submissionId);
    // Contains changes since the order.
    const content = submission && (await contentOf(order.kind, submission));
    if (content) await storeDocument(order.id, await content.make());
    else await removeDocument(order.id);
  } catch (error) {
    log().error({ err: error }, `PDF ${order.id} (${order.kind}) could not be made`);
    await markFailed(order.id);
  }
  return true;
}

export function makeDocuments(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await makeNextDocument()) ? 'go-on' : 'idle'),
    (error) => log().error({ err: error }, 'No PDF could be made'),
  );
}
