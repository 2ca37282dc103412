import 'server-only';
import { isPostgres } from '@/lib/platform/db/address';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { env } from '@/lib/platform/env';

// Counted along indexes, a range for each part of a period and each kind, so that no database sorts what it
// counts. A range costs next to nothing, and where a German day begins is told, not reckoned with.

type Sql = ReturnType<typeof Prisma.sql>;

/** From one moment to before another. */
export interface Range {
  from: Date;
  to: Date;
}

/** A moment in a list of values, in which Postgres knows of no column that it belongs to. */
const moment = (at: Date): Sql =>
  isPostgres(env().DATABASE_URL) ? Prisma.sql`CAST(${at} AS TIMESTAMP)` : Prisma.sql`${at}`;

/** Parts of a period by their number, as "part"("no", "from", "to"). */
const partsOf = (ranges: readonly Range[]): Sql => Prisma.sql`"part"("no", "from", "to") AS (VALUES
  ${Prisma.join(ranges.map(({ from, to }, no) => Prisma.sql`(${Prisma.raw(String(no))}, ${moment(from)}, ${moment(to)})`))})`;

/** Words as "named"("name"). */
export const named = (name: string, words: readonly string[]): Sql =>
  Prisma.sql`${Prisma.raw(`"${name}"("name")`)} AS (VALUES ${Prisma.join(words.map((word) => Prisma.sql`(${word})`))})`;

/**
 * How many rows each part of a period has under each of some words.
 * @param rows a count of what lies between "part"."from" and "part"."to" and has "word"."name"
 * @returns counts by word, in the order of the parts
 */
export async function countByPart(
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
