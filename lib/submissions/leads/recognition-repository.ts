import 'server-only';
import { type Transaction, transaction } from '@/lib/platform/db/client';
import { contactKeys } from '@/lib/submissions/reference';
import { findSamePerson } from '@/lib/submissions/person/repository';
import { findSubmission } from '@/lib/submissions/repository';
import { record } from '@/lib/submissions/trail-repository';
import { isSaleSubmission, type SaleSubmission } from './facts';
import { fingerprintsOf } from './fingerprint';
import { endOffers } from './offers-repository';
import { requalify } from './repository';
import { type Qualification, findQualification } from './qualification-repository';

/** Claims a fingerprint, or returns the submission that has it; locks it until the transaction ends. */
async function claim(tx: Transaction, fingerprint: string, submissionId: string, now: Date) {
  const [held] = await tx.$queryRaw<{ submissionId: string; isSold: boolean | number }[]>`
    INSERT INTO "LeadFingerprint" ("fingerprint", "submissionId", "isSold", "createdAt")
    VALUES (${fingerprint}, ${submissionId}, false, ${now})
    ON CONFLICT ("fingerprint") DO UPDATE SET "fingerprint" = excluded."fingerprint"
    RETURNING "submissionId", "isSold"`;
  return held!;
}

const handOver = (tx: Transaction, from: string, to: string) =>
  tx.leadFingerprint.updateMany({ where: { submissionId: from }, data: { submissionId: to } });

/** Joins an earlier submission of the same person, whose sale is over, to this one. */
async function takeOver(tx: Transaction, submission: SaleSubmission, earlier: string) {
  await handOver(tx, earlier, submission.id);
  await tx.qualification.updateMany({
    where: { OR: [{ submissionId: earlier }, { joinedTo: earlier }], soldAt: null },
    data: { joinedTo: submission.id },
  });
  const after = { request: earlier };
  await record(tx, submission, { actor: 'system', action: 'lead-joined', after });
}

/** Joins a submission to an earlier one of the same person, which is sold instead. */
async function join(
  tx: Transaction,
  submission: SaleSubmission,
  {
    to,
    isSold,
    fingerprints,
    now,
  }: { to: string; isSold: boolean; fingerprints: readonly string[]; now: Date },
) {
  await handOver(tx, submission.id, to);
  for (const fingerprint of fingerprints) await claim(tx, fingerprint, to, now);
  if (isSold)
    await tx.leadFingerprint.updateMany({ where: { submissionId: to }, data: { isSold } });
  const data = { joinedTo: to, resembles: null };
  await tx.qualification.update({ where: { submissionId: submission.id }, data });
  await record(tx, submission, { actor: 'system', action: 'lead-joined', after: { request: to } });
}

/**
 * Looks for an earlier submission for the same home with this address or number. If it is proven to be
 * the same person's, this submission joins it if it is sold or for sale, else the earlier one joins
 * this one. Otherwise this submission only notes which one it resembles, because anyone can type an
 * address or a number.
 */
async function recognise(tx: Transaction, submission: SaleSubmission, now: Date) {
  const { postalCode, propertyType } = submission.details;
  const { email, phone, id } = submission;
  const fingerprints = fingerprintsOf({ email, phone, postalCode, propertyType });
  const same = new Set((await findSamePerson(tx, id)).map((other) => other.id));
  let resembles: string | undefined;
  for (const fingerprint of fingerprints) {
    const { submissionId: holder, isSold: isFingerprintSold } = await claim(
      tx,
      fingerprint,
      id,
      now,
    );
    if (holder === id) continue;
    const first = await findQualification(holder, tx);
    const isSold = Boolean(isFingerprintSold || first?.soldAt);
    const isOnSale = first && !first.stoppedAt && !first.joinedTo && first.endsAt > now;
    if (same.has(holder)) {
      if (isSold || isOnSale)
        return join(tx, submission, { to: holder, isSold, fingerprints, now });
      await takeOver(tx, submission, holder);
    } else if (isSold || isOnSale || first?.stoppedAt) resembles ??= holder;
    else await tx.leadFingerprint.update({ where: { fingerprint }, data: { submissionId: id } });
  }
  resembles ??= await refusedBefore(tx, submission, same);
  if (!resembles) return;
  await tx.qualification.update({ where: { submissionId: id }, data: { resembles } });
  const after = { request: resembles };
  await record(tx, submission, { actor: 'system', action: 'lead-resembles', after });
}

async function ofSameKeys(tx: Transaction, { id, email, phone }: SaleSubmission) {
  const { emailKey, phoneKey } = contactKeys({ email, phone });
  const keys = [...(emailKey ? [{ emailKey }] : []), ...(phoneKey ? [{ phoneKey }] : [])];
  const found = await tx.submission.findMany({
    where: { OR: keys, id: { not: id }, qualification: { isNot: null } },
    include: { qualification: true },
    orderBy: { createdAt: 'asc' },
  });
  // A submission may have been deleted between the two reads of this query.
  return found.filter(({ qualification }) => qualification !== null);
}

type Held = { createdAt: Date; qualification: Qualification | null };

/** An employee has talked with the owner, so the number is known to be the owner's. */
const hasTalked = ({ qualification }: Held) =>
  Boolean(qualification?.intentAt && qualification.isOwner);

/**
 * A withdrawn permission holds back other leads with the same address or number until an employee
 * has checked them. An older released lead, or one whose owner an employee has talked with, stays
 * on sale, unless an employee has also talked with the person who withdraws.
 */
const isHeldBy = (withdrawn: Held, lead: Held) =>
  hasTalked(withdrawn) ||
  (!hasTalked(lead) && (lead.createdAt > withdrawn.createdAt || !lead.qualification?.releasedAt));

async function refusedBefore(
  tx: Transaction,
  submission: SaleSubmission,
  same: ReadonlySet<string>,
) {
  const { createdAt } = submission;
  const own = { createdAt, qualification: await findQualification(submission.id, tx) };
  return (await ofSameKeys(tx, submission)).find(
    (other) => other.qualification?.stoppedAt && !same.has(other.id) && isHeldBy(other, own),
  )?.id;
}

/**
 * After a withdrawal, see {@link isHeldBy}.
 * @param same proven to be the same person's: the withdrawal applies to them anyway
 */
export async function holdResembling(
  tx: Transaction,
  submissionId: string,
  same: readonly string[],
  now: Date,
) {
  const submission = await findSubmission(submissionId, tx);
  const qualification = await findQualification(submissionId, tx);
  if (!submission || !isSaleSubmission(submission) || !qualification) return;
  const withdrawn = { createdAt: submission.createdAt, qualification };
  for (const other of await ofSameKeys(tx, submission)) {
    const { soldAt, isSeparate } = other.qualification!;
    const isDecided = isSeparate && !hasTalked(withdrawn);
    if (soldAt || isDecided || same.includes(other.id) || !isHeldBy(withdrawn, other)) continue;
    const data = { resembles: submissionId, isSeparate: false };
    // It may have been deleted in the meantime.
    await tx.qualification.updateMany({ where: { submissionId: other.id }, data });
    await endOffers(tx, other.id, 'expired', now);
  }
}

/** The merged submissions of one home are sold with the one that keeps them. */
export async function keepSale(
  tx: Transaction,
  into: string,
  merged: readonly string[],
  clock?: Pick<Qualification, 'wishedAt' | 'endsAt'>,
) {
  for (const id of merged) await handOver(tx, id, into);
  if (clock) await tx.qualification.update({ where: { submissionId: into }, data: clock });
}

/**
 * The worker decides again which of these submissions is sold.
 * @param isMerged an employee has merged them, which overrules an earlier separation
 */
export async function recogniseAgain(
  tx: Transaction,
  submissionIds: readonly string[],
  isMerged = false,
) {
  await tx.qualification.updateMany({
    where: {
      submissionId: { in: [...submissionIds] },
      soldAt: null,
      OR: [
        { joinedTo: { not: null } },
        { resembles: { not: null } },
        ...(isMerged ? [{ isSeparate: true }] : []),
      ],
    },
    data: {
      joinedTo: null,
      resembles: null,
      class: null,
      ...(isMerged && { isSeparate: false }),
    },
  });
}

export async function adopt(submissionId: string): Promise<void> {
  await transaction(async (tx) => {
    const now = new Date();
    // Locks the lead: a second process waits and then finds it done.
    const mine = await tx.qualification.updateMany({
      where: { submissionId, class: null },
      data: { class: 'basic' },
    });
    const submission = await findSubmission(submissionId, tx);
    if (mine.count === 0 || !submission || !isSaleSubmission(submission)) return;
    const row = (await findQualification(submissionId, tx))!;
    if (!row.isSeparate && !row.joinedTo) await recognise(tx, submission, now);
    await requalify(tx, submissionId, now);
  });
}
