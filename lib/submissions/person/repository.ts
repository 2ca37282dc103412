import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { findDatedWishes } from '../contact-wish/repository';
import type { ContactWish } from '../contact-wish/contact-wish';
import { isClosed, type SubmissionKind } from '../kinds/kinds';
import { AppError } from '@/lib/platform/http/errors';
import { record, type TrailEntry } from '../trail-repository';
import { addressHash } from '../links/token';
import { type Identified, isSamePerson, maybeSamePerson, personWish, statusAlong } from './person';

/** Senders of more submissions are not owners. */
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

export interface PersonSubmission extends Identified {
  status: string;
  dueAt: Date | null;
  dueFor: string | null;
  mergedInto: string | null;
  version: number;
}

export interface Person {
  /** With the same address or number, newest first; without quarantine */
  others: PersonSubmission[];
  /** From this submission or another one proven to be the person's */
  wish?: ContactWish;
  /** Whether another submission, not proven to be theirs, asks for no calls */
  isCallDoubtful: boolean;
}

type Row = Omit<PersonSubmission, 'isConfirmed'>;

async function withConfirmation(
  rows: readonly Row[],
  db: Transaction,
): Promise<PersonSubmission[]> {
  const links = await db.ownerLink.findMany({
    where: { submissionId: { in: rows.map(({ id }) => id) }, confirmedAt: { not: null } },
    select: { submissionId: true, recipientHash: true },
  });
  const confirmed = new Set(links.map((link) => `${link.submissionId} ${link.recipientHash}`));
  return rows.map((row) => ({
    ...row,
    isConfirmed: confirmed.has(`${row.id} ${addressHash(row.emailKey ?? '')}`),
  }));
}

export async function findIdentified(
  tx: Transaction,
  id: string,
): Promise<PersonSubmission | undefined> {
  const row = await tx.submission.findUnique({ where: { id }, select: COLUMNS });
  return row ? (await withConfirmation([row as Row], tx))[0] : undefined;
}

/** Only submissions that are proven to be the same person's. */
export async function findSamePerson(tx: Transaction, id: string): Promise<PersonSubmission[]> {
  const found = await tx.submission.findUnique({ where: { id }, select: COLUMNS });
  if (!found) return [];
  const main = found.mergedInto ?? id;
  const links = await tx.ownerLink.findMany({
    where: { recipientHash: addressHash(found.emailKey ?? ''), confirmedAt: { not: null } },
    distinct: ['submissionId'],
    select: { submissionId: true },
  });
  const rows = await tx.submission.findMany({
    where: {
      OR: [
        { id: { in: [id, main, ...links.map(({ submissionId }) => submissionId)] } },
        { mergedInto: main },
      ],
    },
    select: COLUMNS,
    orderBy: { id: 'asc' },
  });
  const submissions = await withConfirmation(rows as Row[], tx);
  const own = submissions.find((submission) => submission.id === id)!;
  return submissions.filter((other) => other !== own && isSamePerson(own, other));
}

/** How a person opened a submission: a link from a mail proves who they are, the browser does not. */
export type Channel = 'mail' | 'browser';

/** Withdrawals in the browser do not count: it may be someone else's. */
export async function withdrawnElsewhere(tx: Transaction, id: string): Promise<Map<string, Date>> {
  const same = await findSamePerson(tx, id);
  const events = await tx.submissionEvent.findMany({
    where: { submissionId: { in: same.map((other) => other.id) }, action: 'consent-withdrawn' },
    orderBy: { createdAt: 'asc' },
  });
  return new Map(
    events.flatMap(({ after, createdAt }) => {
      const { purpose = '', channel } = after as { purpose?: string; channel?: Channel };
      return channel === 'mail' ? [[purpose, createdAt] as const] : [];
    }),
  );
}

export async function findPeople(ids: string[], tx?: Transaction): Promise<Map<string, Person>> {
  const db = tx ?? (await database());
  const own = await db.submission.findMany({ where: { id: { in: ids } }, select: COLUMNS });
  const keysOf = (name: 'emailKey' | 'phoneKey') => [
    ...new Set(own.flatMap((row) => row[name] ?? [])),
  ];
  const found = await db.submission.findMany({
    where: {
      quarantine: null,
      OR: [{ emailKey: { in: keysOf('emailKey') } }, { phoneKey: { in: keysOf('phoneKey') } }],
    },
    select: COLUMNS,
    orderBy: { createdAt: 'desc' },
    take: MOST * ids.length,
  });
  const rows = new Map([...own, ...found].map((row) => [row.id, row as Row]));
  const submissions = await withConfirmation([...rows.values()], db);
  const byId = new Map(submissions.map((submission) => [submission.id, submission]));
  const related = found.map(({ id }) => byId.get(id)!);
  const wishes = await findDatedWishes([...rows.keys()], db);
  return new Map(
    own.map(({ id }) => {
      const submission = byId.get(id)!;
      const others = maybeSamePerson(submission, related);
      const same = others.filter((other) => isSamePerson(submission, other));
      const isCallDoubtful = others.some(
        (other) => !same.includes(other) && wishes.get(other.id)?.doNotCall,
      );
      return [
        submission.id,
        { others, wish: personWish(submission, same, wishes), isCallDoubtful },
      ];
    }),
  );
}

export async function followMain(
  tx: Transaction,
  main: { kind: SubmissionKind; id: string },
  status: string,
) {
  const merged = await tx.submission.findMany({ where: { mergedInto: main.id }, select: COLUMNS });
  for (const row of merged as Row[]) {
    const along = statusAlong(row.kind, { kind: main.kind, status });
    if (along === row.status) continue;
    await tx.submission.update({
      where: { id: row.id },
      data: { status: along, version: { increment: 1 } },
    });
    const event = { before: { status: row.status }, after: { status: along } };
    await record(tx, row, { actor: 'system', action: 'status-changed', ...event });
  }
}

type Actor = TrailEntry['actor'];

const TAKEN = 'Eine der Anfragen gehört schon zu einer anderen.';

export type Mergeable = Pick<PersonSubmission, 'id' | 'kind' | 'status' | 'dueAt' | 'dueFor'>;

/** The main submission gets what is due first; the others follow its status. */
export async function mergePersons(
  tx: Transaction,
  main: Mergeable,
  submissions: readonly Mergeable[],
  actor: Actor,
) {
  for (const { id, kind, dueAt, dueFor } of submissions) {
    const data = { mergedInto: main.id, dueAt: null, dueFor: null, version: { increment: 1 } };
    const { count } = await tx.submission.updateMany({ where: { id, mergedInto: null }, data });
    if (count === 0) throw new AppError('conflict', TAKEN);
    // Submissions that were merged into it move along.
    await tx.submission.updateMany({ where: { mergedInto: id }, data: { mergedInto: main.id } });
    const before = { dueAt: dueAt?.toISOString() ?? null, dueFor };
    await record(
      tx,
      { kind, id },
      { actor, action: 'merged-into', before, after: { into: main.id } },
    );
  }
  const [soonest] = [main, ...submissions]
    .filter(({ dueAt }) => dueAt !== null)
    .toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt));
  const { dueAt = null, dueFor = null } = soonest ?? {};
  await tx.submission.update({ where: { id: main.id }, data: { dueAt, dueFor } });
}

async function dueBefore(tx: Transaction, submissionId: string, action: 'merged' | 'merged-into') {
  const event = await tx.submissionEvent.findFirst({
    where: { submissionId, action },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const { dueAt, dueFor } = (event?.before ?? {}) as { dueAt?: string; dueFor?: string };
  return { dueAt: dueAt ? new Date(dueAt) : null, dueFor: dueFor ?? null };
}

/** @returns what was due before the merge; it is due again, unless the submission is closed */
async function part(
  tx: Transaction,
  { id, kind, status }: Pick<Row, 'id' | 'kind' | 'status'>,
  actor: Actor,
) {
  const due = await dueBefore(tx, id, 'merged-into');
  const own = isClosed(kind, status) ? {} : due;
  const data = { mergedInto: null, ...own, version: { increment: 1 } };
  await tx.submission.update({ where: { id }, data });
  await record(tx, { kind, id }, { actor, action: 'separated', after: {} });
  return due;
}

/** Separates the submissions that are merged into a deleted one. */
export async function leaveMain(tx: Transaction, mainId: string) {
  const merged = await tx.submission.findMany({ where: { mergedInto: mainId }, select: COLUMNS });
  for (const row of merged as Row[]) await part(tx, row, 'system');
}

/** Each submission has its own due time again, unless it is closed. */
export async function separate(
  tx: Transaction,
  main: Mergeable,
  submissions: readonly Mergeable[],
  actor: Actor,
) {
  for (const submission of submissions) {
    const due = await part(tx, submission, actor);
    const isAdopted = due.dueAt && main.dueAt?.getTime() === due.dueAt.getTime();
    if (!isAdopted) continue;
    const before = await dueBefore(tx, main.id, 'merged');
    await tx.submission.update({ where: { id: main.id }, data: before });
  }
}
