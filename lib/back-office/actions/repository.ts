import 'server-only';
import { addUse, requireConsent } from '@/lib/consent/ledger/repository';
import { database, type Transaction } from '@/lib/db/client';
import { AppError } from '@/lib/http/errors';
import { queueMail, releaseMails } from '@/lib/mail/repository';
import { findWish } from '@/lib/own-request/contact-wish/repository';
import { confirmedAt } from '@/lib/own-request/links/repository';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { findSubject } from '@/lib/subjects/repository';
import { findOpenAppointment, putAppointment } from './appointments/repository';
import type { Actor, Change, Columns, Target } from './operation';

interface Planned {
  version: number;
  dueAt: Date | null;
  dueFor: string | null;
}

/** What operations need of a table of requests. */
interface RequestTable {
  updateMany: (args: {
    where: { id: string; version?: number };
    data: { version: { increment: number } };
  }) => PromiseLike<{ count: number }>;
  findUnique: (args: {
    where: { id: string };
    select: { version: true; dueAt: true; dueFor: true };
  }) => PromiseLike<Planned | null>;
}

const TABLES: Record<SubjectType, (db: Transaction) => RequestTable> = {
  valuation: (db) => db.valuationRequest,
  lead: (db) => db.adLead,
  callback: (db) => db.callbackRequest,
  contact: (db) => db.contactRequest,
  inquiry: (db) => db.agentInquiry,
};

/** The columns that every kind has, beside those of its own. */
function common({ status, dueAt, dueFor, quarantine }: Columns) {
  return { status, dueAt, dueFor, quarantine };
}

const WRITERS: Record<
  SubjectType,
  (tx: Transaction, id: string, columns: Columns) => Promise<unknown>
> = {
  valuation: (tx, id, { response: _, ...data }) =>
    tx.valuationRequest.update({ where: { id }, data }),
  lead: (tx, id, columns) => tx.adLead.update({ where: { id }, data: common(columns) }),
  callback: (tx, id, columns) =>
    tx.callbackRequest.update({ where: { id }, data: common(columns) }),
  contact: (tx, id, { response, ...columns }) =>
    tx.contactRequest.update({ where: { id }, data: { ...common(columns), response } }),
  inquiry: (tx, id, columns) => tx.agentInquiry.update({ where: { id }, data: common(columns) }),
};

const GONE = 'Diese Anfrage gibt es nicht mehr.';
const STALE = 'Diese Anfrage wurde inzwischen geändert.';

/** Takes hold of a request: whoever comes second waits here until the first is done. */
async function hold(tx: Transaction, type: SubjectType, id: string, seen?: number) {
  const table = TABLES[type](tx);
  const { count } = await table.updateMany({
    where: { id, version: seen },
    data: { version: { increment: 1 } },
  });
  const row = await table.findUnique({
    where: { id },
    select: { version: true, dueAt: true, dueFor: true },
  });
  if (!row) throw new AppError('not_found', GONE);
  if (count === 0) throw new AppError('conflict', STALE);
  return row;
}

async function confirmationOf(tx: Transaction, reference: SubjectReference, address?: string) {
  if (reference.subjectType !== 'valuation' || !address) return {};
  const { subjectType, subjectId } = reference;
  const asked = await tx.outboxMessage.findFirst({
    where: { subjectType, subjectId, template: 'valuation-confirmation', recipient: address },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return { confirmedAt: await confirmedAt(reference, address, tx), askedAt: asked?.createdAt };
}

async function responseOf(tx: Transaction, { subjectType, subjectId: id }: SubjectReference) {
  if (subjectType !== 'contact') return undefined;
  const row = await tx.contactRequest.findUnique({ where: { id }, select: { response: true } });
  return row?.response ?? undefined;
}

async function targetOf(
  tx: Transaction,
  reference: SubjectReference,
  { dueAt, dueFor }: Planned,
): Promise<Target> {
  const subject = await findSubject(reference, tx);
  if (!subject) throw new AppError('not_found', GONE);
  return {
    ...{ subject, dueAt, dueFor },
    response: await responseOf(tx, reference),
    wish: await findWish(reference, tx),
    appointment: await findOpenAppointment(tx, reference, new Date()),
    confirmation: await confirmationOf(tx, reference, subject.person.email),
  };
}

async function write(tx: Transaction, reference: SubjectReference, change: Change, actor: Actor) {
  const { subjectType, subjectId } = reference;
  const { action, before, after, columns, mail, restsOn, isCall, appointment, releases } = change;
  if (restsOn && isCall) await addUse(tx, reference, { purpose: restsOn, kind: 'call' });
  else if (restsOn) await requireConsent(tx, reference, restsOn);
  if (columns) await WRITERS[subjectType](tx, subjectId, columns);
  if (appointment) await putAppointment(tx, reference, appointment, actor.id);
  if (releases) await releaseMails(tx, reference);
  if (mail) await queueMail(tx, reference, mail);
  await tx.requestEvent.create({
    data: { ...reference, actor: `employee:${actor.id}`, action, before, after },
  });
}

/**
 * Changes a request and everything that goes with it, in one transaction.
 * @param seen the version that the employee has seen, if it is to be compared
 * @param decide what is to be done with the request as it is now; what it throws undoes everything
 * @throws AppError `not_found` (404), `conflict` (409)
 */
export async function storeChange(
  reference: SubjectReference,
  { seen, actor }: { seen?: number; actor: Actor },
  decide: (target: Target) => Change,
): Promise<{ version: number; message: string }> {
  const { subjectType, subjectId } = reference;
  const db = await database();
  return db.$transaction(async (tx) => {
    const row = await hold(tx, subjectType, subjectId, seen);
    const change = decide(await targetOf(tx, reference, row));
    await write(tx, reference, change, actor);
    return { version: row.version, message: change.message };
  });
}
