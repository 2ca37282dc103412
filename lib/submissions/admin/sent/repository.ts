import 'server-only';
import { record } from '@/lib/submissions/trail-repository';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { appointmentPayload } from '@/lib/submissions/mails/compositions/appointments';
import { lastAction } from '@/lib/submissions/consent/repository';
import { purposeOf } from '@/lib/submissions/mails/purposes';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import { hasFailed, retryRefusal } from './retry-rule';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import {
  SUBMISSION_KINDS,
  type SubmissionKind,
  type StoredSubmission,
} from '@/lib/submissions/kinds/kinds';
import { idsWith } from '../queue/source-repository';
import { MOST_HITS } from '../queue/queue';
import { MOST_SENT, SENT_PAGE_LENGTH, type SentState } from './sent';

type Sql = ReturnType<typeof Prisma.sql>;

export interface SentFilter {
  state?: SentState;
  search?: {
    recipients: string[];
    /** See lib/submissions/search-index/repository.ts */
    words: string[][];
  };
}

function submissionsWith(type: SubmissionKind, words: string[][]): Sql {
  const each = words.map((prefixes) => {
    return Prisma.sql`SELECT "submissionId" FROM (${idsWith(type, prefixes)}) AS "word"`;
  });
  return Prisma.sql`SELECT "submissionId" FROM (
    SELECT DISTINCT "submissionId" FROM (${Prisma.join(each, ' INTERSECT ')}) AS "all_words"
    LIMIT ${MOST_HITS}) AS "some"`;
}

/** 'asked' is no mail yet and may never become one (lib/submissions/owner/new-link). */
const isOf = (state: SentFilter['state']) =>
  state ? Prisma.sql`"mail"."status" = ${state}` : Prisma.sql`"mail"."status" <> 'asked'`;

/** CROSS makes SQLite keep the order and look up each submission. */
function aboutThem({ state }: SentFilter, words: string[][]): Sql {
  const submissions = Prisma.join(
    SUBMISSION_KINDS.map((type) => submissionsWith(type, words)),
    ' UNION ALL ',
  );
  return Prisma.sql`UNION SELECT "mail"."id", "mail"."createdAt"
    FROM (${submissions}) AS "about" CROSS JOIN "OutboxMessage" AS "mail"
    WHERE "mail"."submissionId" = "about"."submissionId" AND ${isOf(state)}`;
}

function matching(filter: SentFilter): Sql {
  const { state, search } = filter;
  const mails = Prisma.sql`SELECT "mail"."id" AS "id", "mail"."createdAt" AS "createdAt"
    FROM "OutboxMessage" AS "mail" WHERE ${isOf(state)}`;
  if (!search) return mails;
  return Prisma.sql`SELECT "id", "createdAt" FROM (
    ${mails} AND "mail"."recipient" IN (${Prisma.join(search.recipients)})
    ${search.words.length > 0 ? aboutThem(filter, search.words) : Prisma.empty}
  ) AS "found"`;
}

/** Ordered even for counting, so that SQLite uses the index of a rare state. */
const newest = (filter: SentFilter) => Prisma.sql`${matching(filter)} ORDER BY "createdAt" DESC`;

export async function findSent(filter: SentFilter, page: number) {
  const db = await database();
  const found = await db.$queryRaw<{ id: string }[]>`${newest(filter)}, "id"
    LIMIT ${SENT_PAGE_LENGTH} OFFSET ${(page - 1) * SENT_PAGE_LENGTH}`;
  return db.outboxMessage.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    omit: { payload: true },
    include: {
      submission: { select: { kind: true } },
      erasure: { select: { submissionKind: true } },
    },
  });
}

export async function countSent(filter: SentFilter): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (${newest(filter)} LIMIT ${MOST_SENT + 1}) AS "newest"`;
  return Number(row?.count ?? 0);
}

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

const findStored = (tx: Transaction, id: string) =>
  tx.outboxMessage.findUnique({ where: { id }, omit: { payload: true } });

async function isWithdrawn(
  tx: Transaction,
  { template }: Stored,
  { kind, id }: SubmissionReference,
) {
  const purpose = purposeOf(template, kind);
  return purpose !== undefined && (await lastAction(tx, id, purpose)) === 'withdrawn';
}

/** Whether a mail invites to a meeting that was moved or cancelled or has begun since. */
async function isOutdated(tx: Transaction, { id: mailId, template }: Stored) {
  if (template !== 'appointment') return false;
  const where = { id: mailId };
  const mail = await tx.outboxMessage.findUnique({ where, select: { payload: true } });
  const { data: meeting } = appointmentPayload.safeParse(mail?.payload);
  if (!meeting) return true;
  const { id, sequence } = meeting;
  const asInvited = { id, sequence, cancelledAt: null, startsAt: { gt: new Date() } };
  return (await tx.appointment.findFirst({ where: asInvited, select: { id: true } })) === null;
}

const gone = () => new AppError('not_found', 'Diese E-Mail gibt es nicht mehr.');

/** A mail to an agency has no submission; it is checked when it is composed. */
async function refusalOf(tx: Transaction, mail: Stored, submission: StoredSubmission | undefined) {
  const about = hasFailed(mail.status) ? submission : undefined;
  return retryRefusal({
    ...mail,
    address: submission ? (submission.email ?? undefined) : mail.recipient,
    isWithdrawn: about !== undefined && (await isWithdrawn(tx, mail, about)),
    isOutdated: about !== undefined && (await isOutdated(tx, mail)),
  });
}

/**
 * Keeps the Message-ID; the three days start again, so that one more failure does not end it.
 * @throws AppError `not_found` (404), `conflict` (409) if it must not go out again
 */
export async function requeue(id: string, employeeId: number, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const mail = await findStored(tx, id);
    const submission = mail?.submissionId ? await findSubmission(mail.submissionId, tx) : undefined;
    const isToAgencies = mail && !mail.submissionId && !mail.erasedId;
    // The mail was deleted with its submission.
    if (!mail || (!submission && !isToAgencies)) throw gone();
    const refusal = await refusalOf(tx, mail, submission);
    if (refusal) throw new AppError('conflict', refusal);
    const { status, failure, template } = mail;
    const { count } = await tx.outboxMessage.updateMany({
      where: { id, status },
      data: { status: 'queued', attempts: 0, failure: null, nextAttemptAt: now, createdAt: now },
    });
    if (count === 0) throw new AppError('conflict', 'Diese E-Mail ist schon wieder unterwegs.');
    if (!submission) return;
    await record(tx, submission, {
      actor: `employee:${employeeId}`,
      action: 'mail-retried',
      before: { status, failure },
      after: { template },
    });
  });
}
