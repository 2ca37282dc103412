import 'server-only';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { database } from '@/lib/platform/db/client';
import { countByPart, named, type Range } from './parts-repository';

/** What becomes of a mail. One that is held back belongs to a request in quarantine. */
export const MAIL_STATES = ['sent', 'queued', 'filed', 'rejected', 'dead'] as const;

export type MailStatus = (typeof MAIL_STATES)[number];

/** Mails that were written in each part of a period, by what has become of them. */
export const countMails = (ranges: readonly Range[]) =>
  countByPart(
    ranges,
    MAIL_STATES,
    Prisma.sql`SELECT COUNT(*) FROM "OutboxMessage"
      WHERE "status" = "word"."name"
      AND "createdAt" >= "part"."from" AND "createdAt" < "part"."to"`,
  );

/** The same of a whole period, by template; those that were not used are left out. */
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

/** Mails that wait to be sent, and since when the oldest of them does. */
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
