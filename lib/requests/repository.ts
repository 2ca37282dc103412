import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { REQUEST_KINDS, type RequestKind } from './kinds/kinds';
import { noteStatus } from './figures/steps-repository';
import type { StoredHead } from './head';
import type { StoredRequest } from './request';

interface DetailTable {
  findMany: (args: object) => PromiseLike<{ requestId: string }[]>;
}

/** It is called like the kind. */
const tableOf = (db: Transaction, kind: RequestKind) => db[kind] as DetailTable;

/** A conversation with the adviser is as long as a hundred requests: lists leave it out. */
const WITH_CONVERSATION: readonly RequestKind[] = ['callback', 'contact'];

async function withDetails(
  db: Transaction,
  heads: StoredHead[],
  isList: boolean,
): Promise<StoredRequest[]> {
  const kinds = REQUEST_KINDS.filter((kind) => heads.some((head) => head.kind === kind));
  const details = await Promise.all(
    kinds.map((kind) => {
      const ids = heads.flatMap((head) => (head.kind === kind ? [head.id] : []));
      const omit = isList && WITH_CONVERSATION.includes(kind) ? { conversation: true } : undefined;
      return tableOf(db, kind).findMany({ where: { requestId: { in: ids } }, omit });
    }),
  );
  const byId = new Map(details.flat().map((each) => [each.requestId, each]));
  return heads.flatMap((head) => {
    const found = byId.get(head.id);
    return found ? [{ ...head, details: found } as unknown as StoredRequest] : [];
  });
}

/** `undefined` if it was deleted. */
export async function findRequest(
  id: string,
  tx?: Transaction,
): Promise<StoredRequest | undefined> {
  const db = tx ?? (await database());
  const head = await db.request.findUnique({ where: { id } });
  if (!head) return undefined;
  const [request] = await withDetails(db, [head], false);
  return request;
}

/** In the order of the ids, without conversations; deleted requests are left out. */
export async function findRequests(ids: string[]): Promise<StoredRequest[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const heads = await db.request.findMany({ where: { id: { in: ids } } });
  const byId = new Map((await withDetails(db, heads, true)).map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Any of these */
interface Sought {
  /** Ten digits */
  reference?: string;
  emailKey?: string | null;
  phoneKey?: string | null;
  id?: string;
}

/** Newest first. */
export async function findByMarks(
  { reference, emailKey, phoneKey, id }: Sought,
  take: number,
): Promise<StoredRequest[]> {
  const db = await database();
  const marks = [
    ...(reference ? [{ reference }] : []),
    ...(emailKey ? [{ emailKey }] : []),
    ...(phoneKey ? [{ phoneKey }] : []),
    ...(id ? [{ id }] : []),
  ];
  const heads = await db.request.findMany({
    where: { OR: marks },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take,
  });
  return withDetails(db, heads, true);
}

/** `undefined` leaves a column as it is */
export interface RequestChange {
  status?: string;
  quarantine?: null;
  notes?: string | null;
  assignedTo?: number | null;
  dueAt?: Date | null;
  dueFor?: string | null;
  /** Of a valuation; whole euros */
  expert?: { expertValue: number; expertReason: string; expertBy: number; expertAt: Date };
}

async function write(
  tx: Transaction,
  request: Pick<StoredHead, 'id' | 'kind' | 'status' | 'version'>,
  { expert, ...columns }: RequestChange,
  marks: object,
): Promise<boolean> {
  const { id, version } = request;
  const data = { ...columns, ...marks };
  const { count } = await tx.request.updateMany({ where: { id, version }, data });
  if (count === 1) await noteStatus(tx, request, columns.status);
  if (count === 1 && expert) await tx.valuation.update({ where: { requestId: id }, data: expert });
  return count === 1;
}

/**
 * Only if it still has this version, which is raised. As the first statement of a transaction it
 * makes a second one wait.
 * @returns false if the request was changed meanwhile, or deleted
 */
export function updateRequest(
  tx: Transaction,
  request: Pick<StoredHead, 'id' | 'kind' | 'status' | 'version'>,
  change: RequestChange,
): Promise<boolean> {
  return write(tx, request, change, { version: { increment: 1 } });
}

/** As {@link updateRequest}, for what is not part of the request itself: version and age stay. */
export function markRequest(
  tx: Transaction,
  request: Pick<StoredHead, 'id' | 'kind' | 'status' | 'version' | 'updatedAt'>,
  change: RequestChange,
): Promise<boolean> {
  return write(tx, request, change, { updatedAt: request.updatedAt });
}

/** Other changes of the request wait until the transaction ends. */
export const lockRequest = (tx: Transaction, id: string) =>
  tx.$executeRaw`UPDATE "Request" SET "version" = "version" WHERE "id" = ${id}`;

/** Locks a request and raises its version. @returns false if it has another one, or is deleted */
export async function holdRequest(tx: Transaction, id: string, version?: number): Promise<boolean> {
  const { count } = await tx.request.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  return count === 1;
}
