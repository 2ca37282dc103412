import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import { findSubmission, markSubmission } from '@/lib/submissions/repository';
import type { StoredSubmission } from '@/lib/submissions/submission';
import { dueAfter } from '../due-date';
import { type FoundTerms, indexTerms } from './terms';

export function termRows(submission: FoundTerms & Pick<StoredSubmission, 'quarantine'>) {
  if (submission.quarantine) return [];
  const { kind, id: submissionId } = submission;
  return indexTerms(submission).map((term) => ({ kind, submissionId, term }));
}

async function rewriteTerms(tx: Transaction, submission: StoredSubmission): Promise<void> {
  await tx.searchTerm.deleteMany({ where: { submissionId: submission.id } });
  await tx.searchTerm.createMany({ data: termRows(submission) });
}

/** A submission in quarantine stays out. @returns false if the submission is changed at the same time */
export async function enqueue(tx: Transaction, id: string): Promise<boolean> {
  const submission = await findSubmission(id, tx);
  if (!submission || submission.quarantine) return true;
  const due = dueAfter(submission, submission.status, { now: new Date() });
  const change = { dueAt: due?.at ?? null, dueFor: due?.for ?? null };
  // Lock the row before writing terms, so that an erasure waits and then deletes them.
  if (!(await markSubmission(tx, submission, change))) return false;
  await rewriteTerms(tx, submission);
  return true;
}

export async function updateTerms(tx: Transaction, id: string): Promise<void> {
  const submission = await findSubmission(id, tx);
  if (submission) await rewriteTerms(tx, submission);
}
