import { REQUEST_KINDS, type RequestKind } from '../kinds/kinds';

/** What a retention run deletes, in the words and the order in which it is told. */
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

export type RetentionKind = keyof typeof RETENTION_KINDS;

/** How many of each kind. */
export type RetentionReport = Record<RetentionKind, number>;

/** A report on which nothing stands yet. */
export function emptyReport(): RetentionReport {
  const kinds = Object.keys(RETENTION_KINDS) as RetentionKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, 0])) as RetentionReport;
}

/** Adds what one step has found to a report. */
export function addTo(report: RetentionReport, counts: Partial<RetentionReport>): void {
  for (const [kind, count] of Object.entries(counts)) report[kind as RetentionKind] += count;
}
