import 'server-only';
import { type Transaction, transaction } from '@/lib/platform/db/client';
import { type NewMail, queueMail } from '@/lib/platform/mail/repository';
import { lastAction, lastConsent } from '@/lib/submissions/consent/repository';
import { noteStatus } from '@/lib/submissions/statistics/steps-repository';
import { dueOf } from '@/lib/submissions/forms/callback/slots';
import { isClosed, KINDS } from '@/lib/submissions/kinds/kinds';
import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import { holdResembling, recogniseAgain } from '@/lib/submissions/leads/recognition-repository';
import { beginSale, stopSale } from '@/lib/submissions/leads/repository';
import {
  type Channel,
  findSamePerson,
  withdrawnElsewhere,
} from '@/lib/submissions/person/repository';
import { filedUnder, type SubmissionReference } from '@/lib/submissions/reference';
import { findSubmission, holdSubmission, lockSubmission } from '@/lib/submissions/repository';
import { record, recordConsents, type ConsentSource } from '@/lib/submissions/trail-repository';
import { forbidCalls } from '../contact-wish/repository';
import { confirmedAt } from '../links/repository';
import { effectsOf } from './consent-rules';
import { findQualification } from '@/lib/submissions/leads/qualification-repository';

async function cancel(tx: Transaction, { kind, id }: SubmissionReference) {
  const { cancelled: status } = KINDS[kind].progress;
  if (status) {
    const before = await tx.submission.findUniqueOrThrow({
      where: { id },
      select: { status: true },
    });
    await tx.submission.update({ where: { id }, data: { status, dueAt: null, dueFor: null } });
    await noteStatus(tx, { id, kind, ...before }, status);
  }
  await tx.outboxMessage.deleteMany({
    where: { submissionId: id, status: { in: ['queued', 'held'] }, leaseToken: null },
  });
}

/** A copy of the permission, for lists and exports. */
const notePermission = (
  tx: Transaction,
  { id: submissionId }: SubmissionReference,
  isGiven: boolean,
) => tx.lead.updateMany({ where: { submissionId }, data: { partnerConsent: isGiven } });

async function isWithdrawn(tx: Transaction, id: string, purpose: ConsentPurpose) {
  if ((await lastAction(tx, id, purpose)) === 'withdrawn') return true;
  return (await withdrawnElsewhere(tx, id)).has(purpose);
}

/**
 * Permits to pass a submission on; lock it first. `isNoted` raises the version and adds to the trail.
 * @returns false after a withdrawal, if the address is confirmed and the link did not come by mail
 */
export async function permit(
  tx: Transaction,
  reference: SubmissionReference,
  source: ConsentSource,
  channel: Channel,
  isNoted = true,
): Promise<boolean> {
  const { id } = reference;
  const submission = await findSubmission(id, tx);
  if (!submission) return false;
  if ((await lastAction(tx, id, 'partner')) === 'given') return true;
  const { email } = submission;
  const isConfirmed = email !== null && (await confirmedAt(id, email, tx)) !== undefined;
  if (channel === 'browser' && isConfirmed && (await isWithdrawn(tx, id, 'partner'))) {
    await notePermission(tx, reference, false);
    return false;
  }
  await recordConsents(tx, reference, ['partner'], { ...source, action: 'given' });
  await notePermission(tx, reference, true);
  await beginSale(tx, reference, new Date());
  if (isNoted) {
    await holdSubmission(tx, id);
    const after = { purpose: 'partner' };
    await record(tx, reference, { actor: 'visitor', action: 'consent-given', after });
  }
  return true;
}

export async function storePermission(
  reference: SubmissionReference,
  source: ConsentSource,
  channel: Channel,
): Promise<boolean> {
  return transaction(async (tx) => {
    await lockSubmission(tx, reference.id);
    return permit(tx, reference, source, channel);
  });
}

/** What an employee has to clear with the owner becomes due, unless something is. */
async function makeDue(tx: Transaction, id: string, now: Date) {
  const submission = await findSubmission(id, tx);
  const row = await findQualification(id, tx);
  if (!submission || !row || row.releasedAt || submission.dueAt || submission.mergedInto) return;
  if (isClosed(submission.kind, submission.status)) return;
  const { at, for: dueFor } = dueOf('first_contact', now);
  await tx.submission.update({ where: { id }, data: { dueAt: at, dueFor } });
}

/** Renews the wish to sell once it has expired. @returns whether that is permitted */
export async function storeRenewal(reference: SubmissionReference, now = new Date()) {
  return transaction(async (tx) => {
    await holdSubmission(tx, reference.id);
    if ((await lastAction(tx, reference.id, 'partner')) !== 'given') return false;
    const row = await findQualification(reference.id, tx);
    if (row && row.endsAt > now) return true;
    await beginSale(tx, reference, now);
    await makeDue(tx, reference.id, now);
    await record(tx, reference, { actor: 'visitor', action: 'wish-renewed' });
    return true;
  });
}

/** Withdraws a consent of one submission, with the original wording. @returns whether it held */
export async function withdraw(
  tx: Transaction,
  reference: SubmissionReference,
  purpose: ConsentPurpose,
  { sourcePage, origin, channel }: ConsentSource & { channel: Channel },
  isNoted = true,
): Promise<boolean> {
  const { id } = reference;
  const { forbidsCalls, cancels } = effectsOf(purpose);
  const last = await lastConsent(tx, id, purpose);
  if (!last) return false;
  const isHolding = last.action === 'given';
  if (isHolding) {
    const { wording, version, wordingHash } = last;
    const words = { purpose, wording, version, wordingHash, sourcePage, origin };
    await tx.consentRecord.create({
      data: { ...filedUnder(reference), ...words, action: 'withdrawn' },
    });
  }
  if (isHolding && isNoted) {
    await holdSubmission(tx, id);
    const after = { purpose, channel };
    await record(tx, reference, { actor: 'visitor', action: 'consent-withdrawn', after });
  }
  if (purpose === 'partner') await notePermission(tx, reference, false);
  if (purpose === 'partner' || cancels) await stopSale(tx, reference, new Date());
  if (forbidsCalls) await forbidCalls(tx, id);
  if (cancels) await cancel(tx, reference);
  return isHolding;
}

/**
 * Withdraws a consent; through a confirmed address also in the person's other submissions, unless the
 * submission depends on it.
 */
export async function storeWithdrawal(
  reference: SubmissionReference,
  purpose: ConsentPurpose,
  { source, channel, receipt }: { source: ConsentSource; channel: Channel; receipt?: NewMail },
) {
  const { cancels } = effectsOf(purpose);
  await transaction(async (tx) => {
    const same = channel === 'mail' ? await findSamePerson(tx, reference.id) : [];
    const others = cancels ? [] : same;
    // Sorted, so that concurrent calls do not deadlock. Some may have been deleted meanwhile.
    const present = new Set<string>();
    for (const id of [reference, ...others].map((each) => each.id).sort()) {
      if ((await lockSubmission(tx, id)) > 0) present.add(id);
    }
    const how = { ...source, channel };
    const isHolding = await withdraw(tx, reference, purpose, how);
    for (const other of others) {
      if (present.has(other.id)) await withdraw(tx, other, purpose, how);
    }
    if (purpose === 'partner' || cancels) {
      const ids = same.map(({ id }) => id);
      await holdResembling(tx, reference.id, ids, new Date());
    }
    if (receipt && isHolding) await queueMail(tx, { submissionId: reference.id, ...receipt });
  });
}

/** Applies the person's withdrawals in other submissions, and matches leads again. */
export async function followPerson(tx: Transaction, reference: SubmissionReference) {
  const same = (await findSamePerson(tx, reference.id)).map(({ id }) => id);
  const withdrawn = await withdrawnElsewhere(tx, reference.id);
  for (const [purpose, given] of await lastGiven(tx, reference.id)) {
    const at = withdrawn.get(purpose);
    if (!at || at < given || effectsOf(purpose).cancels) continue;
    await withdraw(tx, reference, purpose, { sourcePage: '/anfrage', channel: 'mail' });
  }
  await recogniseAgain(tx, [reference.id, ...same]);
}

async function lastGiven(tx: Transaction, submissionId: string) {
  const rows = await tx.consentRecord.findMany({
    where: { submissionId, action: 'given' },
    orderBy: { createdAt: 'asc' },
  });
  return new Map(rows.map((row) => [row.purpose as ConsentPurpose, row.createdAt]));
}
