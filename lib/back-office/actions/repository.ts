import 'server-only';
import { addUse, requireConsent } from '@/lib/consent/ledger/repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { queueMail, releaseMails } from '@/lib/mail/repository';
import { findWish } from '@/lib/own-request/contact-wish/repository';
import { confirmedAt } from '@/lib/own-request/links/repository';
import type { SubjectReference } from '@/lib/submissions/subject';
import { findSubject } from '@/lib/subjects/repository';
import { enqueue } from '../queue/entry/repository';
import { recordAction } from '../request/repository';
import { findRow, holdRow, markRow } from '../request/rows/repository';
import { findOpenAppointment, putAppointment } from './appointments/repository';
import type { Actor, Change, Target } from './operation';

const CONFIRMATION = 'valuation-confirmation';

async function confirmationOf(tx: Transaction, reference: SubjectReference, address?: string) {
  if (reference.subjectType !== 'valuation' || !address) return {};
  const asked = await tx.outboxMessage.findFirst({
    where: { ...reference, template: CONFIRMATION, recipient: address },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return { confirmedAt: await confirmedAt(reference, address, tx), askedAt: asked?.createdAt };
}

/** The request as it is now, with what operations look at; nothing when it is gone. */
async function targetOf(tx: Transaction, reference: SubjectReference): Promise<Target | undefined> {
  const row = await findRow(reference, tx);
  const subject = await findSubject(reference, tx);
  if (!row || !subject) return undefined;
  return {
    ...{ row, subject },
    wish: await findWish(reference, tx),
    appointment: await findOpenAppointment(tx, reference, new Date()),
    confirmation: await confirmationOf(tx, reference, subject.person.email),
  };
}

/** Writes all that a change brings about. */
async function write(tx: Transaction, { row, subject }: Target, change: Change, actor: Actor) {
  const reference = { subjectType: subject.subjectType, subjectId: subject.subjectId };
  const { action, before, after, columns, mail, restsOn, isCall, appointment, releases } = change;
  if (restsOn && isCall) await addUse(tx, reference, { purpose: restsOn, kind: 'call' });
  else if (restsOn) await requireConsent(tx, reference, restsOn);
  if (columns) await markRow(tx, row, columns);
  if (appointment) await putAppointment(tx, reference, appointment, actor.id);
  if (mail) await queueMail(tx, reference, mail);
  if (releases) {
    await releaseMails(tx, reference);
    await enqueue(tx, reference.subjectType, reference.subjectId);
  }
  await recordAction(tx, reference, { employee: actor.id, action, before, after });
}

/**
 * Changes a request and everything that goes with it, in one transaction.
 * @param seen the version that the employee has seen, if it is to be compared
 * @param decide what is to be done with the request as it is now; what it throws undoes everything
 * @returns nothing where the request is gone, or no longer as it was seen
 */
export async function storeChange(
  reference: SubjectReference,
  { seen, actor }: { seen?: number; actor: Actor },
  decide: (target: Target) => Change,
): Promise<{ version: number; message: string } | undefined> {
  const db = await database();
  return db.$transaction(async (tx) => {
    if (!(await holdRow(tx, reference, seen))) return undefined;
    const target = await targetOf(tx, reference);
    if (!target) return undefined;
    const change = decide(target);
    await write(tx, target, change, actor);
    return { version: target.row.version, message: change.message };
  });
}
