import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { idsWith } from '../queue/conditions-repository';
import { MOST_HITS } from '../queue/queue';
import { MOST_SENT, SENT_PAGE_LENGTH, type SentState } from './sent';

type Sql = ReturnType<typeof Prisma.sql>;

/** Which mails are meant: of a state, and, where something is searched for, found by it. */
export interface SentFilter {
  state?: SentState;
  search?: {
    recipients: string[];
    /** What the request that a mail is about is found by, see lib/requests/entry/terms.ts */
    words: string[][];
  };
}

/** The requests of a kind that have all the words, at most as many as a search counts. */
function requestsWith(type: RequestKind, words: string[][]): Sql {
  const each = words.map((prefixes) => {
    return Prisma.sql`SELECT "requestId" FROM (${idsWith(type, prefixes)}) AS "word"`;
  });
  return Prisma.sql`SELECT "requestId" FROM (
    SELECT DISTINCT "requestId" FROM (${Prisma.join(each, ' INTERSECT ')}) AS "all_words"
    LIMIT ${MOST_HITS}) AS "some"`;
}

/** One whose recipient is not looked for yet (lib/requests/owner/new-link) is no mail, and may never be one. */
const isOf = (state: SentFilter['state']) =>
  state ? Prisma.sql`"mail"."status" = ${state}` : Prisma.sql`"mail"."status" <> 'asked'`;

/** Mails about those requests; CROSS: SQLite keeps to the order, and looks up each request. */
function aboutThem({ state }: SentFilter, words: string[][]): Sql {
  const requests = Prisma.join(
    REQUEST_KINDS.map((type) => requestsWith(type, words)),
    ' UNION ALL ',
  );
  return Prisma.sql`UNION SELECT "mail"."id", "mail"."createdAt"
    FROM (${requests}) AS "about" CROSS JOIN "OutboxMessage" AS "mail"
    WHERE "mail"."requestId" = "about"."requestId" AND ${isOf(state)}`;
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

/** Also where they are only counted: so SQLite goes along the index of a state, however rare it is. */
const newest = (filter: SentFilter) => Prisma.sql`${matching(filter)} ORDER BY "createdAt" DESC`;

/** One page of the outbox, newest first. */
export async function findSent(filter: SentFilter, page: number) {
  const db = await database();
  const found = await db.$queryRaw<{ id: string }[]>`${newest(filter)}, "id"
    LIMIT ${SENT_PAGE_LENGTH} OFFSET ${(page - 1) * SENT_PAGE_LENGTH}`;
  return db.outboxMessage.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    omit: { payload: true },
    include: { request: { select: { kind: true } }, erasure: { select: { requestKind: true } } },
  });
}

/** How many mails there are, counted up to one beyond the most that can be leafed through. */
export async function countSent(filter: SentFilter): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (${newest(filter)} LIMIT ${MOST_SENT + 1}) AS "newest"`;
  return Number(row?.count ?? 0);
}
