import 'server-only';
import { record, type TrailEntry } from '@/lib/submissions/trail-repository';
import { database, transaction } from '@/lib/platform/db/client';
import { followMain } from '@/lib/submissions/person/repository';
import { noteContact } from '@/lib/submissions/statistics/steps-repository';
import { changeSale } from '@/lib/submissions/leads/sale-repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { updateSubmission, type SubmissionChange } from '@/lib/submissions/repository';

/** @returns false, having written nothing, if the submission has changed since it was read */
export async function storeSubmissionChange(
  submission: StoredSubmission,
  change: SubmissionChange,
  event: TrailEntry,
): Promise<boolean> {
  return transaction(async (tx) => {
    if (!(await updateSubmission(tx, submission, change))) return false;
    await record(tx, submission, event);
    await noteContact(tx, submission, event);
    // A cancelled submission is not for sale either.
    if (change.status === 'cancelled') await changeSale(tx, submission.id, { holdBack: true });
    if (change.status) await followMain(tx, submission, change.status);
    return true;
  });
}

export async function findAppointment(submissionId: string) {
  const db = await database();
  return db.appointment.findFirst({
    where: { submissionId, cancelledAt: null },
    orderBy: { startsAt: 'desc' },
  });
}

const NEWEST_FIRST: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

export async function findEffects(submissionIds: string[]) {
  const db = await database();
  const where = { submissionId: { in: submissionIds } };
  const [events, mails, consents] = await Promise.all([
    db.submissionEvent.findMany({ where, orderBy: NEWEST_FIRST }),
    db.outboxMessage.findMany({ where, orderBy: NEWEST_FIRST }),
    db.consentRecord.findMany({ where, orderBy: { createdAt: 'asc' } }),
  ]);
  return { events, mails, consents };
}

/** Actions that do not raise the version: what an employee has read stays current. */
const HARMLESS = [
  'email-confirmed',
  'wish-changed',
  'mail-resent',
  'mail-retried',
  'links-revoked',
  'earlier-links-revoked',
  'lead-joined',
  'lead-resembles',
  'lead-delivered',
];

export async function findChanges(submissionId: string) {
  const db = await database();
  return db.submissionEvent.findMany({
    where: { submissionId, action: { notIn: HARMLESS } },
    orderBy: NEWEST_FIRST,
  });
}

/** Actions that do not change what is due. */
const BESIDE = ['noted', 'assigned'];

export async function findLastStep(submissionId: string) {
  const db = await database();
  return db.submissionEvent.findFirst({
    where: { submissionId, action: { notIn: BESIDE } },
    orderBy: NEWEST_FIRST,
  });
}
