import { database } from '@/lib/platform/db/client';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { findRequest } from '@/lib/requests/repository';
import type { RequestOf } from '@/lib/requests/request';

/** All that is stored of a request, side by side: what all have, and what is of its kind. */
export async function rowOf<Kind extends RequestKind>(id: string) {
  const request = await findRequest(id);
  if (!request) throw new Error(`There is no request ${id}.`);
  const { details, ...head } = request as RequestOf<Kind>;
  return { ...details, ...head };
}

/** The same of every request of a kind, oldest first. */
export async function rowsOf<Kind extends RequestKind>(kind: Kind) {
  const db = await database();
  const found = await db.request.findMany({ where: { kind }, orderBy: { createdAt: 'asc' } });
  return Promise.all(found.map(({ id }) => rowOf<Kind>(id)));
}

/** How many requests of a kind there are. */
export const countOf = async (kind: RequestKind) =>
  (await database()).request.count({ where: { kind } });
