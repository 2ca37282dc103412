import 'server-only';
import { addUse, requireConsent } from '@/lib/submissions/consent/repository';
import { queueMail, releaseMails } from '@/lib/platform/mail/repository';
import { NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import {
  findIdentified,
  findPeople,
  followMain,
  mergePersons,
  separate,
} from '@/lib/submissions/person/repository';
import { confirmedAt } from '@/lib/submissions/links/repository';
import { type Transaction, transaction } from '@/lib/platform/db/client';
import { findSubmission, holdSubmission, markSubmission } from '@/lib/submissions/repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { enqueue } from '@/lib/submissions/search-index/repository';
import { record } from '@/lib/submissions/trail-repository';
import { noteContact } from '@/lib/submissions/statistics/steps-repository';
import { followPerson } from '@/lib/submissions/owner/consent-repository';
import { keepSale, recogniseAgain } from '@/lib/submissions/leads/recognition-repository';
import { changeSale } from '@/lib/submissions/leads/sale-repository';
import { firstTalk, requalify } from '@/lib/submissions/leads/repository';
import type { Actor, Change, OperationTarget, OpenAppointment } from './operation';
import {
  findQualification,
  findQualifications,
} from '@/lib/submissions/leads/qualification-repository';

async function findOpenAppointment(
  tx: Transaction,
  submissionId: string,
  now: Date,
): Promise<OpenAppointment | undefined> {
  const row = await tx.appointment.findFirst({
    where: { submissionId, cancelledAt: null, startsAt: { gt: now } },
    orderBy: { startsAt: 'asc' },
    select: { id: true, startsAt: true, minutes: true, place: true, sequence: true },
  });
  return row ?? undefined;
}

async function putAppointment(
  tx: Transaction,
  submissionId: string,
  { id, note, isCancelled, ...meeting }: NonNullable<Change['appointment']>,
  employeeId: number,
) {
  if (isCancelled) {
    const { sequence } = meeting;
    await tx.appointment.update({ where: { id }, data: { sequence, cancelledAt: new Date() } });
    return;
  }
  const data = { ...meeting, note: note ?? null, employeeId };
  await tx.appointment.upsert({
    where: { id },
    create: { id, submissionId, ...data },
    update: data,
  });
}

const CONFIRMATION = 'valuation-confirmation';

async function confirmationOf(
  tx: Transaction,
  { kind, id: submissionId, email }: StoredSubmission,
) {
  if (kind !== 'valuation' || !email) return {};
  const asked = await tx.outboxMessage.findFirst({
    where: { submissionId, template: CONFIRMATION, recipient: email },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return { confirmedAt: await confirmedAt(submissionId, email, tx), askedAt: asked?.createdAt };
}

async function targetOf(tx: Transaction, id: string): Promise<OperationTarget | undefined> {
  const submission = await findSubmission(id, tx);
  if (!submission) return undefined;
  const person = (await findPeople([id], tx)).get(id);
  const others = person?.others ?? [];
  const qualification = (await findQualification(id, tx)) ?? undefined;
  // Another spelling of the address: similar, but without a common key.
  const resembled = qualification?.resembles && (await findIdentified(tx, qualification.resembles));
  const all = resembled ? [resembled, ...others] : others;
  return {
    submission,
    wish: person?.wish ?? NO_WISH,
    others: all,
    sales: await findQualifications(
      all.map((other) => other.id),
      tx,
    ),
    appointment: await findOpenAppointment(tx, id, new Date()),
    qualification,
    isReached: (await firstTalk(tx, id)) !== undefined,
    confirmation: await confirmationOf(tx, submission),
  };
}

async function merge(
  tx: Transaction,
  { id: openId }: StoredSubmission,
  { into, submissions, clock }: NonNullable<Change['merge']>,
  actor: Actor,
) {
  // The open submission is held already.
  if (into.id !== openId) await holdSubmission(tx, into.id);
  await mergePersons(tx, into, submissions, `employee:${actor.id}`);
  const ids = submissions.map(({ id }) => id);
  await keepSale(tx, into.id, ids, clock);
  await recogniseAgain(tx, [into.id, ...ids], true);
  for (const one of [into, ...submissions]) await followPerson(tx, one);
}

async function part(
  tx: Transaction,
  { id: openId }: StoredSubmission,
  { from, submissions }: NonNullable<Change['separate']>,
  actor: Actor,
) {
  if (from.id !== openId) await holdSubmission(tx, from.id);
  await separate(tx, from, submissions, `employee:${actor.id}`);
  await recogniseAgain(tx, [from.id, ...submissions.map(({ id }) => id)]);
}

async function write(
  tx: Transaction,
  { submission }: OperationTarget,
  change: Change,
  actor: Actor,
) {
  const { action, before, after, columns, details, mail, restsOn, isCall, appointment, releases } =
    change;
  if (restsOn && isCall) await addUse(tx, submission, { purpose: restsOn, kind: 'call' });
  else if (restsOn) await requireConsent(tx, submission, restsOn);
  if (columns) await markSubmission(tx, submission, columns);
  if (details) {
    const data = { [submission.kind]: { update: details } };
    await tx.submission.update({ where: { id: submission.id }, data });
  }
  if (columns?.status) await followMain(tx, submission, columns.status);
  if (change.merge) await merge(tx, submission, change.merge, actor);
  if (change.separate) await part(tx, submission, change.separate, actor);
  if (appointment) await putAppointment(tx, submission.id, appointment, actor.id);
  if (mail) await queueMail(tx, { submissionId: submission.id, ...mail });
  if (releases) {
    await releaseMails(tx, submission.id);
    await enqueue(tx, submission.id);
  }
  if (change.sale) await changeSale(tx, submission.id, change.sale);
  const event = { actor: `employee:${actor.id}`, action, before, after } as const;
  await record(tx, change.merge?.into ?? change.separate?.from ?? submission, event);
  await noteContact(tx, submission, event);
  await requalify(tx, submission.id);
}

/** An error in `decide` rolls back. @returns nothing if it was deleted or changed since `seen` */
export async function storeChange(
  id: string,
  { seen, actor }: { seen?: number; actor: Actor },
  decide: (target: OperationTarget) => Change,
): Promise<{ version: number; message: string } | undefined> {
  return transaction(async (tx) => {
    if (!(await holdSubmission(tx, id, seen))) return undefined;
    const target = await targetOf(tx, id);
    if (!target) return undefined;
    const change = decide(target);
    await write(tx, target, change, actor);
    return { version: target.submission.version, message: change.message };
  });
}
