import { database } from '@/lib/platform/db/client';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { findRequest } from '@/lib/requests/repository';
import type { RequestOf } from '@/lib/requests/request';

export async function rowOf<Kind extends RequestKind>(id: string) {
  const request = await findRequest(id);
  if (!request) throw new Error(`There is no request ${id}.`);
  const { details, ...head } = request as RequestOf<Kind>;
  return { ...details, ...head };
}

export const countOf = async (kind: RequestKind) =>
  (await database()).request.count({ where: { kind } });
