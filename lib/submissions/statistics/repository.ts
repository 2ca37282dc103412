import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { contactSaidBy, SUBMISSION_STATUSES } from '@/lib/submissions/kinds/statuses';
import { isPostgres } from '@/lib/platform/db/address';
import { env } from '@/lib/platform/env';

// Counts one index range for each part of a period and each kind, so that no database has to sort. The
// beginnings of German days are parameters: days of 23 and 25 hours are counted correctly.

type Sql = ReturnType<typeof Prisma.sql>;

/** `to` is excluded. */
export interface Range {
  from: Date;
  to: Date;
}

/** A moment in a list of values, where Postgres cannot infer the type. */
const moment = (at: Date): Sql =>
  isPostgres(env().DATABASE_URL) ? Prisma.sql`CAST(${at} AS TIMESTAMP)` : Prisma.sql`${at}`;

const partsOf = (ranges: readonly Range[]): Sql => Prisma.sql`"part"("no", "from", "to") AS (VALUES
  ${Prisma.join(ranges.map(({ from, to }, no) => Prisma.sql`(${Prisma.raw(String(no))}, ${moment(from)}, ${moment(to)})`))})`;

export const named = (name: string, words: readonly string[]): Sql =>
  Prisma.sql`${Prisma.raw(`"${name}"("name")`)} AS (VALUES ${Prisma.join(words.map((word) => Prisma.sql`(${word})`))})`;

/** @param rows a count of what lies between "part"."from" and "part"."to" and has "word"."name" */
async function countByPart(
  ranges: readonly Range[],
  words: readonly string[],
  rows: Sql,
): Promise<Map<string, number[]>> {
  const db = await database();
  const found = await db.$queryRaw<{ no: bigint | number; name: string; count: bigint }[]>`
    WITH ${partsOf(ranges)}, ${named('word', words)}
    SELECT "part"."no" AS "no", "word"."name" AS "name", (${rows}) AS "count"
    FROM "part" CROSS JOIN "word"`;
  const counts = new Map(words.map((word) => [word, ranges.map(() => 0)]));
  for (const { no, name, count } of found) counts.get(name)![Number(no)] = Number(count);
  return counts;
}

export const countArrivals = (ranges: readonly Range[]) =>
  countByPart(
    ranges,
    SUBMISSION_KINDS,
    Prisma.sql`SELECT COUNT(*) FROM "Submission"
      WHERE "kind" = "word"."name" AND "quarantine" IS NULL
      AND "createdAt" >= "part"."from" AND "createdAt" < "part"."to"`,
  );

export async function countCallbackSources({ from, to }: Range) {
  const db = await database();
  const rows = await db.$queryRaw<{ source: string; count: bigint; addressed: bigint }[]>`
    SELECT "source", COUNT(*) AS "count", COUNT("email") AS "addressed"
    FROM "Submission" CROSS JOIN "Callback"
    WHERE "Callback"."submissionId" = "Submission"."id" AND "kind" = 'callback' AND "quarantine" IS NULL
      AND "createdAt" >= ${from} AND "createdAt" < ${to}
    GROUP BY "source"`;
  return rows.map(({ source, count, addressed }) => ({
    source,
    count: Number(count),
    addressed: Number(addressed),
  }));
}

export async function countAddressedCalls({ from, to }: Range): Promise<number> {
  const db = await database();
  const createdAt = { gte: from, lt: to };
  const where = { kind: 'callback', quarantine: null, createdAt, email: { not: null } };
  return db.submission.count({ where });
}

const WAITING = SUBMISSION_STATUSES.filter((status) => contactSaidBy(status) === 'before');

export async function countWaiting({ from, to }: Range, now: Date) {
  const db = await database();
  const rows = await db.$queryRaw<{ kind: SubmissionKind; waiting: bigint; overdue: bigint }[]>`
    SELECT "kind", COUNT(*) AS "waiting",
      COUNT(CASE WHEN "dueAt" < ${now} THEN 1 END) AS "overdue"
    FROM "Submission" AS "row"
    WHERE "kind" IN (${Prisma.join([...SUBMISSION_KINDS])}) AND "quarantine" IS NULL
      AND "status" IN (${Prisma.join(WAITING)})
      AND "createdAt" >= ${from} AND "createdAt" < ${to}
      AND NOT EXISTS (SELECT 1 FROM "Milestone"
        WHERE "submissionId" = "row"."id" AND "name" = 'contacted')
    GROUP BY "kind"`;
  return new Map(
    rows.map(({ kind, waiting, overdue }) => [
      kind,
      { waiting: Number(waiting), overdue: Number(overdue) },
    ]),
  );
}

/** Held mails belong to quarantine and are not counted. */
export const MAIL_STATES = ['sent', 'queued', 'filed', 'rejected', 'dead'] as const;

export type MailStatus = (typeof MAIL_STATES)[number];

export const countMails = (ranges: readonly Range[]) =>
  countByPart(
    ranges,
    MAIL_STATES,
    Prisma.sql`SELECT COUNT(*) FROM "OutboxMessage"
      WHERE "status" = "word"."name"
      AND "createdAt" >= "part"."from" AND "createdAt" < "part"."to"`,
  );

export async function countTemplates(templates: readonly string[], { from, to }: Range) {
  const db = await database();
  const rows = await db.$queryRaw<{ template: string; status: MailStatus; count: bigint }[]>`
    WITH ${named('template', templates)}, ${named('state', MAIL_STATES)}
    SELECT "template"."name" AS "template", "state"."name" AS "status", (
      SELECT COUNT(*) FROM "OutboxMessage" AS "mail"
      WHERE "mail"."template" = "template"."name" AND "mail"."status" = "state"."name"
        AND "mail"."createdAt" >= ${from} AND "mail"."createdAt" < ${to}) AS "count"
    FROM "template" CROSS JOIN "state"`;
  const counts = new Map<string, Partial<Record<MailStatus, number>>>();
  for (const { template, status, count } of rows) {
    if (Number(count) === 0) continue;
    counts.set(template, { ...counts.get(template), [status]: Number(count) });
  }
  return counts;
}

export async function waitingMails() {
  const db = await database();
  const waiting = { status: 'queued' };
  const [count, oldest] = await Promise.all([
    db.outboxMessage.count({ where: waiting }),
    db.outboxMessage.findFirst({
      where: waiting,
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
  ]);
  return { count, since: oldest?.createdAt };
}
