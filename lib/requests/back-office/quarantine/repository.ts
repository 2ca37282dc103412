import 'server-only';
import { database } from '@/lib/platform/db/client';
import { REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import { QUARANTINE_PAGE_LENGTH } from './quarantine';

// Asked for as "> ''" instead of "IS NOT NULL", and by kinds: only so do both databases follow the index.
const SET_ASIDE = { kind: { in: [...REQUEST_KINDS] }, quarantine: { gt: '' } };

/** The ids of the requests that are set aside, of all kinds, one page of them, newest first. */
export async function findQuarantined(page: number): Promise<string[]> {
  const db = await database();
  const found = await db.request.findMany({
    where: SET_ASIDE,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: QUARANTINE_PAGE_LENGTH,
    skip: (page - 1) * QUARANTINE_PAGE_LENGTH,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** How many requests are set aside, of all kinds. */
export async function countSetAside(): Promise<number> {
  const db = await database();
  return db.request.count({ where: SET_ASIDE });
}
