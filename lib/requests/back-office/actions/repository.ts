import 'server-only';
import { addUse, requireConsent } from '@/lib/requests/consent/repository';
import { queueMail, releaseMails } from '@/lib/platform/mail/repository';
import { NO_WISH } from '@/lib/requests/contact-wish/contact-wish';
import {
  findIdentified,
  findPeople,
  followMain,
  mergePersons,
  separate,
} from '@/lib/requests/person/repository';
import { confirmedAt } from '@/lib/requests/links/repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { findRequest, holdRequest, markRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { enqueue } from '@/lib/requests/search-index/repository';
import { record } from '@/lib/requests/trail-repository';
import { noteContact } from '@/lib/requests/figures/steps-repository';
import { followPerson } from '@/lib/requests/owner/consent-repository';
import { keepSale, recogniseAgain } from '@/lib/requests/leads/recognition-repository';
import { changeSale } from '@/lib/requests/leads/sale-repository';
import { findQualification, findQualifications, requalify } from '@/lib/requests/leads/repository';
import type { Actor, Change, OperationTarget, OpenAppointment } from './operation';

async function findOpenAppointment(
  tx: Transaction,
  requestId: string,
  now: Date,
): Promise<OpenAppointment | undefined> {
  const row = await tx.appointment.findFirst({
    where: { requestId, cancelledAt: null, startsAt: { gt: now } },
    orderBy: { startsAt: 'asc' },
    select: { id: true, startsAt: true, minutes: true, place: true, sequence: true },
  });
  return row ?? undefined;
}

async function putAppointment(
  tx: Transaction,
  requestId: string,
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
    create: { id, requestId, ...data },
    update: data,
  });
}

const CONFIRMATION = 'valuation-confirmation';

async function confirmationOf(tx: Transaction, { kind, id: requestId, email }: StoredRequest) {
  if (kind !== 'valuation' || !email) return {};
  const asked = await tx.outboxMessage.findFirst({
    where: { requestId, template: CONFIRMATION, recipient: email },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return { confirmedAt: await confirmedAt(requestId, email, tx), askedAt: asked?.createdAt };
}

async function targetOf(tx: Transaction, id: string): Promise<OperationTarget | undefined> {
  const request = await findRequest(id, tx);
  if (!request) return undefined;
  const person = (await findPeople([id], tx)).get(id);
  const others = person?.others ?? [];
  const qualification = (await findQualification(id, tx)) ?? undefined;
  // Another spelling of the address: similar, but without a common key.
  const resembled = qualification?.resembles && (await findIdentified(tx, qualification.resembles));
  const all = resembled ? [resembled, ...others] : others;
  return {
    request,
    wish: person?.wish ?? NO_WISH,
    others: all,
    sales: await findQualifications(
      all.map((other) => other.id),
      tx,
    ),
    appointment: await findOpenAppointment(tx, id, new Date()),
    qualification,
    confirmation: await confirmationOf(tx, request),
  };
}

async function merge(
  tx: Transaction,
  { id: openId }: StoredRequest,
  { into, requests, clock }: NonNullable<Change['merge']>,
  actor: Actor,
) {
  // The open request is held already.
  if (into.id !== openId) await holdRequest(tx, into.id);
  await mergePersons(tx, into, requests, `employee:${actor.id}`);
  const ids = requests.map(({ id }) => id);
  await keepSale(tx, into.id, ids, clock);
  await recogniseAgain(tx, [into.id, ...ids], true);
  for (const one of [into, ...requests]) await followPerson(tx, one);
}

async function part(
  tx: Transaction,
  { id: openId }: StoredRequest,
  { from, requests }: NonNullable<Change['separate']>,
  actor: Actor,
) {
  if (from.id !== openId) await holdRequest(tx, from.id);
  await separate(tx, from, requests, `employee:${actor.id}`);
  await recogniseAgain(tx, [from.id, ...requests.map(({ id }) => id)]);
}

async function write(tx: Transaction, { request }: OperationTarget, change: Change, actor: Actor) {
  const { action, before, after, columns, details, mail, restsOn, isCall, appointment, releases } =
    change;
  if (restsOn && isCall) await addUse(tx, request, { purpose: restsOn, kind: 'call' });
  else if (restsOn) await requireConsent(tx, request, restsOn);
  if (columns) await markRequest(tx, request, columns);
  if (details) {
    const data = { [request.kind]: { update: details } };
    await tx.request.update({ where: { id: request.id }, data });
  }
  if (columns?.status) await followMain(tx, request, columns.status);
  if (change.merge) await merge(tx, request, change.merge, actor);
  if (change.separate) await part(tx, request, change.separate, actor);
  if (appointment) await putAppointment(tx, request.id, appointment, actor.id);
  if (mail) await queueMail(tx, request.id, mail);
  if (releases) {
    await releaseMails(tx, request.id);
    await enqueue(tx, request.id);
  }
  if (change.sale) await changeSale(tx, request.id, change.sale);
  const event = { actor: `employee:${actor.id}`, action, before, after } as const;
  await record(tx, change.merge?.into ?? change.separate?.from ?? request, event);
  await noteContact(tx, request, event);
  await requalify(tx, request.id);
}

/** An error in `decide` rolls back. @returns nothing if it was deleted or changed since `seen` */
export async function storeChange(
  id: string,
  { seen, actor }: { seen?: number; actor: Actor },
  decide: (target: OperationTarget) => Change,
): Promise<{ version: number; message: string } | undefined> {
  const db = await database();
  return db.$transaction(async (tx) => {
    if (!(await holdRequest(tx, id, seen))) return undefined;
    const target = await targetOf(tx, id);
    if (!target) return undefined;
    const change = decide(target);
    await write(tx, target, change, actor);
    return { version: target.request.version, message: change.message };
  });
}
