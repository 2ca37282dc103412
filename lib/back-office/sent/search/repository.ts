import 'server-only';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/sqlite/client';
import { SUBJECT_TYPES, type SubjectType } from '@/lib/submissions/subject';
import { idsWith } from '../../queue/conditions/repository';
import { MOST_HITS } from '../../queue/queue';
import { searchWords } from '../../search/terms';

/** Ids of the requests of a kind that have all the words, at most as many as a search counts. */
async function idsOf(type: SubjectType, words: string[][]): Promise<string[]> {
  const db = await database();
  const each = words.map((prefixes) => {
    return Prisma.sql`SELECT "subjectId" FROM (${idsWith(type, prefixes)}) AS "word"`;
  });
  const rows = await db.$queryRaw<{ subjectId: string }[]>`
    SELECT DISTINCT "subjectId" FROM (${Prisma.join(each, ' INTERSECT ')}) AS "found"
    LIMIT ${MOST_HITS}`;
  return rows.map(({ subjectId }) => subjectId);
}

/** The requests that a search finds, by kind; kinds without any are left out. */
export async function findAbout(search: string): Promise<Map<SubjectType, string[]>> {
  const words = searchWords(search);
  if (words.length === 0) return new Map();
  const found = await Promise.all(
    SUBJECT_TYPES.map(async (type) => [type, await idsOf(type, words)] as const),
  );
  return new Map(found.filter(([, ids]) => ids.length > 0));
}
