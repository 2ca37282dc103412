import 'server-only';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import {
  BATCH,
  clearTraces,
  countTraces,
  clearAccountEvents,
  clearProofs,
  countAccountEvents,
  countProofs,
  clearExpired,
  countExpired,
  EXPIRING_TABLES,
} from './repository';
import { dueFrom } from '../periods';
import { eraseQuietly } from './erase';
import { countMatching, findMatching, type SubmissionFilter } from './erasure-repository';
import { mailFilesUntil, removeFiles } from './mail-files';

/** In the order of the report */
export const RETENTION_KINDS = {
  ...(Object.fromEntries(
    SUBMISSION_KINDS.map((kind) => [kind, `${kind} submissions with everything of them`]),
  ) as Record<SubmissionKind, string>),
  quarantined: 'submissions that were set aside as spam',
  ownerLink: 'expired or revoked links',
  exportDocument: 'PDFs of exports',
  idempotencyKey: 'keys of forms',
  rateLimitCounter: 'counters against abuse',
  employeeSession: 'ended logins of employees',
  accountEvent: 'what happened to accounts of employees',
  leadFingerprint: 'marks of leads that were sold',
  leadOffer: 'offers that no agency has accepted',
  outboxMessage: 'letters to agencies',
  agencyLogin: 'ended logins of agencies',
  mailFile: 'mails in files',
  confirmation: 'mails that confirmed a deletion',
  consentRecord: 'records of consents',
  consentUse: 'records of their use',
  submissionEvent: 'audit rows of deleted submissions',
  erasure: 'keyed hashes of deleted submissions',
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

async function eraseSubmissions(kind: SubmissionKind, filter: SubmissionFilter): Promise<number> {
  let erased = 0;
  for (const { id } of await findMatching(kind, filter, BATCH)) {
    const order = { requestedBy: 'retention', filter } as const;
    if (await eraseQuietly(id, order)) erased++;
  }
  return erased;
}

const dueSubmissions = (type: SubmissionKind, now: Date): SubmissionFilter => ({
  updatedAt: { lte: dueFrom(type, now) },
  quarantine: null,
});

const dueQuarantine = (now: Date): SubmissionFilter => ({
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
  ...SUBMISSION_KINDS.flatMap((type) => [
    single(
      type,
      (now) => countMatching(type, dueSubmissions(type, now)),
      (now) => eraseSubmissions(type, dueSubmissions(type, now)),
    ),
    single(
      'quarantined',
      (now) => countMatching(type, dueQuarantine(now)),
      (now) => eraseSubmissions(type, dueQuarantine(now)),
    ),
  ]),
];
