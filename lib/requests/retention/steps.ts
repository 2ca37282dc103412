import 'server-only';
import { REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import {
  BATCH,
  clearConfirmations,
  clearTraces,
  countExpiredConfirmations,
  countTraces,
  clearAccountEvents,
  clearProofs,
  countAccountEvents,
  countProofs,
} from './repository';
import { dueFrom } from '../periods';
import { eraseQuietly } from './erase';
import { countMatching, findMatching, type RequestFilter } from './erasure-repository';
import { clearExpired, countExpired, EXPIRING_TABLES } from './expired-repository';
import { mailFilesUntil, removeFiles } from './mail-files';

/** In the order of the report */
export const RETENTION_KINDS = {
  ...(Object.fromEntries(
    REQUEST_KINDS.map((kind) => [kind, `${kind} requests with everything of them`]),
  ) as Record<RequestKind, string>),
  quarantined: 'requests that were set aside as spam',
  ownerLink: 'expired or revoked links',
  exportDocument: 'PDFs of exports',
  idempotencyKey: 'keys of forms',
  rateLimitCounter: 'counters against abuse',
  employeeSession: 'ended logins of employees',
  accountEvent: 'what happened to accounts of employees',
  leadMark: 'marks of leads that were sold',
  leadOffer: 'offers that no office has accepted',
  outboxMessage: 'letters to offices',
  agentLogin: 'ended logins of offices',
  mailFile: 'mails in files',
  confirmation: 'mails that confirmed a deletion',
  consentRecord: 'records of consents',
  consentUse: 'records of their use',
  requestEvent: 'audit rows of deleted requests',
  erasure: 'keyed hashes of deleted requests',
};

type RetentionKind = keyof typeof RETENTION_KINDS;

export type RetentionReport = Record<RetentionKind, number>;

export function emptyReport(): RetentionReport {
  const kinds = Object.keys(RETENTION_KINDS) as RetentionKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, 0])) as RetentionReport;
}

export function addTo(report: RetentionReport, counts: Partial<RetentionReport>): void {
  for (const [kind, count] of Object.entries(counts)) report[kind as RetentionKind] += count;
}

export interface RetentionStep {
  count: (now: Date) => Promise<Partial<RetentionReport>>;
  /** Deletes a batch; zeros when nothing is left */
  clear: (now: Date) => Promise<Partial<RetentionReport>>;
}

const single = (
  kind: RetentionKind,
  count: (now: Date) => Promise<number>,
  clear: (now: Date) => Promise<number>,
): RetentionStep => ({
  count: async (now) => ({ [kind]: await count(now) }),
  clear: async (now) => ({ [kind]: await clear(now) }),
});

async function eraseRequests(kind: RequestKind, filter: RequestFilter): Promise<number> {
  let erased = 0;
  for (const { id } of await findMatching(kind, filter, BATCH)) {
    const order = { requestedBy: 'retention', filter } as const;
    if (await eraseQuietly(id, order)) erased++;
  }
  return erased;
}

const dueRequests = (type: RequestKind, now: Date): RequestFilter => ({
  updatedAt: { lte: dueFrom(type, now) },
  quarantine: null,
});

const dueQuarantine = (now: Date): RequestFilter => ({
  updatedAt: { lte: dueFrom('quarantine', now) },
  quarantine: { not: null },
});

async function clearMailFiles(now: Date): Promise<number> {
  const files = await mailFilesUntil(dueFrom('mailFile', now));
  await removeFiles(files);
  return files.length;
}

/**
 * What depends on something else comes before it, so that nothing becomes due within the run and a
 * dry run reports exactly what the next run deletes.
 */
export const RETENTION_STEPS: readonly RetentionStep[] = [
  { count: countTraces, clear: clearTraces },
  { count: countProofs, clear: clearProofs },
  single('confirmation', countExpiredConfirmations, clearConfirmations),
  single('accountEvent', countAccountEvents, clearAccountEvents),
  ...EXPIRING_TABLES.map((table) =>
    single(
      table,
      (now) => countExpired(table, now),
      (now) => clearExpired(table, now),
    ),
  ),
  single(
    'mailFile',
    async (now) => (await mailFilesUntil(dueFrom('mailFile', now))).length,
    clearMailFiles,
  ),
  ...REQUEST_KINDS.flatMap((type) => [
    single(
      type,
      (now) => countMatching(type, dueRequests(type, now)),
      (now) => eraseRequests(type, dueRequests(type, now)),
    ),
    single(
      'quarantined',
      (now) => countMatching(type, dueQuarantine(now)),
      (now) => eraseRequests(type, dueQuarantine(now)),
    ),
  ]),
];
