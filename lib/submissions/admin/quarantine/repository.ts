import 'server-only';
import { database } from '@/lib/platform/db/client';
import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { QUARANTINE_PAGE_LENGTH } from './quarantine';

// "> ''" instead of "IS NOT NULL", and the kinds: only then do both databases use the index.
const SET_ASIDE = { kind: { in: [...SUBMISSION_KINDS] }, quarantine: { gt: '' } };

export async function findQuarantined(page: number): Promise<string[]> {
  const db = await database();
  const found = await db.submission.findMany({
    where: SET_ASIDE,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: QUARANTINE_PAGE_LENGTH,
    skip: (page - 1) * QUARANTINE_PAGE_LENGTH,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

export async function countSetAside(): Promise<number> {
  const db = await database();
  return db.submission.count({ where: SET_ASIDE });
}
