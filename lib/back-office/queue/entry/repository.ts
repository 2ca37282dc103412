import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { dueAfter } from '../../due/due-time';
import { findRow, markRow } from '../../request/rows/repository';
import { writeTerms } from '../../search/repository';

/**
 * Puts a request into the queue, within the transaction that stored or released it: when it is due, and
 * the terms under which it is found. One in quarantine stays out.
 * @returns false when somebody changes the request at this very moment, so that it is to be tried again
 */
export async function enqueue(tx: Transaction, type: SubjectType, id: string): Promise<boolean> {
  const row = await findRow({ subjectType: type, subjectId: id }, tx);
  if (!row || row.quarantine) return true;
  const due = dueAfter(row, row.status, { now: new Date() });
  const change = { dueAt: due?.at ?? null, dueFor: due?.for ?? null };
  // The row before its terms: an erasure waits for it, and then finds them.
  if (!(await markRow(tx, row, change))) return false;
  await writeTerms(tx, row);
  return true;
}

/** Lets the search follow what was corrected, within the transaction of the correction. */
export async function searchAnew(tx: Transaction, reference: SubjectReference): Promise<void> {
  const row = await findRow(reference, tx);
  if (row) await writeTerms(tx, row);
}
