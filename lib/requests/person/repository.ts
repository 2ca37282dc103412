import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { findDatedWishes } from '../contact-wish/repository';
import type { ContactWish } from '../contact-wish/contact-wish';
import { isClosed, type RequestKind } from '../kinds/kinds';
import { AppError } from '@/lib/platform/http/errors';
import type { RequestHead } from '../head';
import { record, type TrailEntry } from '../trail-repository';
import { addressHash } from '../links/token';
import { type Identified, isSamePerson, maybeSamePerson, personWish, statusAlong } from './person';

/** Requests of one person that are looked at: somebody who has sent more is no owner. */
const MOST = 50;

const COLUMNS = {
  id: true,
  kind: true,
  emailKey: true,
  phoneKey: true,
  createdAt: true,
  status: true,
  dueAt: true,
  dueFor: true,
  mergedInto: true,
  version: true,
} as const;

/** Another request of the same person. */
export interface PersonRequest extends Identified {
  status: string;
  dueAt: Date | null;
  dueFor: string | null;
  mergedInto: string | null;
  version: number;
}

/** What is known of the person behind a request. */
export interface Person {
  /** With the same address or number, newest first; none that a spam check has set aside */
  others: PersonRequest[];
  /** Said by the person, here or in another request that is proven to be theirs */
  wish?: ContactWish;
  /** Whether one of the others, not proven to be theirs, asks not to be called */
  isCallDoubtful: boolean;
}

type Row = Omit<PersonRequest, 'isConfirmed'>;

/** Adds to requests whether their address was confirmed. */
async function withConfirmation(rows: readonly Row[], db: Transaction): Promise<PersonRequest[]> {
  const links = await db.ownerLink.findMany({
    where: { requestId: { in: rows.map(({ id }) => id) }, confirmedAt: { not: null } },
    select: { requestId: true, recipientHash: true },
  });
  const confirmed = new Set(links.map((link) => `${link.requestId} ${link.recipientHash}`));
  return rows.map((row) => ({
    ...row,
    isConfirmed: confirmed.has(`${row.id} ${addressHash(row.emailKey ?? '')}`),
  }));
}

/** One request as far as it tells whose it is. */
export async function findIdentified(
  tx: Transaction,
  id: string,
): Promise<PersonRequest | undefined> {
  const row = await tx.request.findUnique({ where: { id }, select: COLUMNS });
  return row ? (await withConfirmation([row as Row], tx))[0] : undefined;
}

/** The requests that are proven to be the same person's as this one, without it. */
export async function findSamePerson(tx: Transaction, id: string): Promise<PersonRequest[]> {
  const found = await tx.request.findUnique({ where: { id }, select: COLUMNS });
  if (!found) return [];
  const main = found.mergedInto ?? id;
  const links = await tx.ownerLink.findMany({
    where: { recipientHash: addressHash(found.emailKey ?? ''), confirmedAt: { not: null } },
    distinct: ['requestId'],
    select: { requestId: true },
  });
  const rows = await tx.request.findMany({
    where: {
      OR: [
        { id: { in: [id, main, ...links.map(({ requestId }) => requestId)] } },
        { mergedInto: main },
      ],
    },
    select: COLUMNS,
    orderBy: { id: 'asc' },
  });
  const requests = await withConfirmation(rows as Row[], tx);
  const own = requests.find((request) => request.id === id)!;
  return requests.filter((other) => other !== own && isSamePerson(own, other));
}

/** By what a person acts on a request: a link from a mail proves who it is, the browser that sent it does not. */
export type Channel = 'mail' | 'browser';

/**
 * When the person has last withdrawn each consent in another request that is proven to be theirs. What was done
 * in the browser that sent that request does not count: it may be somebody else's.
 */
export async function withdrawnElsewhere(tx: Transaction, id: string): Promise<Map<string, Date>> {
  const same = await findSamePerson(tx, id);
  const events = await tx.requestEvent.findMany({
    where: { requestId: { in: same.map((other) => other.id) }, action: 'consent-withdrawn' },
    orderBy: { createdAt: 'asc' },
  });
  return new Map(
    events.flatMap(({ after, createdAt }) => {
      const { purpose = '', channel } = after as { purpose?: string; channel?: Channel };
      return channel === 'mail' ? [[purpose, createdAt] as const] : [];
    }),
  );
}

/** Who is behind these requests: what else they have sent, and how they want to be reached. */
export async function findPeople(ids: string[], tx?: Transaction): Promise<Map<string, Person>> {
  const db = tx ?? (await database());
  const own = await db.request.findMany({ where: { id: { in: ids } }, select: COLUMNS });
  const keysOf = (name: 'emailKey' | 'phoneKey') => [
    ...new Set(own.flatMap((row) => row[name] ?? [])),
  ];
  const found = await db.request.findMany({
    where: {
      quarantine: null,
      OR: [{ emailKey: { in: keysOf('emailKey') } }, { phoneKey: { in: keysOf('phoneKey') } }],
    },
    select: COLUMNS,
    orderBy: { createdAt: 'desc' },
    take: MOST * ids.length,
  });
  const rows = new Map([...own, ...found].map((row) => [row.id, row as Row]));
  const requests = await withConfirmation([...rows.values()], db);
  const byId = new Map(requests.map((request) => [request.id, request]));
  const related = found.map(({ id }) => byId.get(id)!);
  const wishes = await findDatedWishes([...rows.keys()], db);
  return new Map(
    own.map(({ id }) => {
      const request = byId.get(id)!;
      const others = maybeSamePerson(request, related);
      const same = others.filter((other) => isSamePerson(request, other));
      const isCallDoubtful = others.some(
        (other) => !same.includes(other) && wishes.get(other.id)?.doNotCall,
      );
      return [request.id, { others, wish: personWish(request, same, wishes), isCallDoubtful }];
    }),
  );
}

/** Has what is worked on together with a request follow its status; nothing of it is due by itself. */
export async function followMain(
  tx: Transaction,
  main: { kind: RequestKind; id: string },
  status: string,
) {
  const merged = await tx.request.findMany({ where: { mergedInto: main.id }, select: COLUMNS });
  for (const row of merged as Row[]) {
    const along = statusAlong(row.kind, { kind: main.kind, status });
    if (along === row.status) continue;
    await tx.request.update({
      where: { id: row.id },
      data: { status: along, version: { increment: 1 } },
    });
    const event = { before: { status: row.status }, after: { status: along } };
    await record(tx, row, { actor: 'system', action: 'status-changed', ...event });
  }
}

type Actor = TrailEntry['actor'];

const TAKEN = 'Eine der Anfragen gehört schon zu einer anderen.';

/**
 * Works on requests together with another one of the same person: what of them is due first becomes due
 * of that one, and their status follows it.
 */
export async function merge(
  tx: Transaction,
  main: RequestHead,
  requests: readonly PersonRequest[],
  actor: Actor,
) {
  for (const { id, kind, dueAt, dueFor } of requests) {
    const data = { mergedInto: main.id, dueAt: null, dueFor: null, version: { increment: 1 } };
    const { count } = await tx.request.updateMany({ where: { id, mergedInto: null }, data });
    if (count === 0) throw new AppError('conflict', TAKEN);
    // What was worked on with it goes along.
    await tx.request.updateMany({ where: { mergedInto: id }, data: { mergedInto: main.id } });
    const before = { dueAt: dueAt?.toISOString() ?? null, dueFor };
    await record(
      tx,
      { kind, id },
      { actor, action: 'merged-into', before, after: { into: main.id } },
    );
  }
  const [soonest] = [main, ...requests]
    .filter(({ dueAt }) => dueAt !== null)
    .toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt));
  const { dueAt = null, dueFor = null } = soonest ?? {};
  await tx.request.update({ where: { id: main.id }, data: { dueAt, dueFor } });
}

/** What was due of a request when it last went along with another one, or of that one before. */
async function dueBefore(tx: Transaction, requestId: string, action: 'merged' | 'merged-into') {
  const event = await tx.requestEvent.findFirst({
    where: { requestId, action },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const { dueAt, dueFor } = (event?.before ?? {}) as { dueAt?: string; dueFor?: string };
  return { dueAt: dueAt ? new Date(dueAt) : null, dueFor: dueFor ?? null };
}

/**
 * Has a request that was worked on together with another one stand by itself.
 * @returns what was due of it before; it is so again, unless the request is over
 */
async function part(tx: Transaction, { id, kind, status }: Row, actor: Actor) {
  const due = await dueBefore(tx, id, 'merged-into');
  const own = isClosed(kind, status) ? {} : due;
  const data = { mergedInto: null, ...own, version: { increment: 1 } };
  await tx.request.update({ where: { id }, data });
  await record(tx, { kind, id }, { actor, action: 'separated', after: {} });
  return due;
}

/** What was worked on together with a request that is deleted is due again by itself. */
export async function leaveMain(tx: Transaction, mainId: string) {
  const merged = await tx.request.findMany({ where: { mergedInto: mainId }, select: COLUMNS });
  for (const row of merged as Row[]) await part(tx, row, 'system');
}

/** Takes {@link merge} back: each has its own due time again, unless it is over. */
export async function separate(
  tx: Transaction,
  main: RequestHead,
  requests: readonly PersonRequest[],
  actor: Actor,
) {
  for (const request of requests) {
    const due = await part(tx, request, actor);
    const isAdopted = due.dueAt && main.dueAt?.getTime() === due.dueAt.getTime();
    if (!isAdopted) continue;
    const before = await dueBefore(tx, main.id, 'merged');
    await tx.request.update({ where: { id: main.id }, data: before });
  }
}
