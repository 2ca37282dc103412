import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { REQUEST_KINDS, type RequestKind } from './kinds/kinds';
import { noteStatus } from './figures/steps-repository';
import type { RequestHead } from './head';
import type { StoredRequest } from './request';

/** What reading needs of a table of details. */
interface DetailTable {
  findMany: (args: object) => PromiseLike<{ requestId: string }[]>;
}

/** The table of what is of a kind: it is called like the kind. */
const tableOf = (db: Transaction, kind: RequestKind) => db[kind] as unknown as DetailTable;

/** A conversation with the adviser is as long as a hundred requests: lists do without it. */
const WITH_CONVERSATION: readonly RequestKind[] = ['callback', 'contact'];

async function withDetails(
  db: Transaction,
  heads: RequestHead[],
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

/** The request with everything that is stored of it, or `undefined` when it is there no longer. */
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

/**
 * The requests with these ids, in their order, without conversations that were sent along; those that are
 * gone are left out.
 */
export async function findRequests(ids: string[]): Promise<StoredRequest[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const heads = await db.request.findMany({ where: { id: { in: ids } } });
  const byId = new Map((await withDetails(db, heads, true)).map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Which requests a search is about: any of what is given. */
interface Sought {
  /** Ten digits */
  reference?: string;
  /** See contactKeys() */
  emailKey?: string | null;
  phoneKey?: string | null;
  id?: string;
}

/** The newest requests that have one of these marks, at most so many, newest first. */
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

/** What employees change of a request; undefined leaves a column as it is. */
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
  request: Pick<RequestHead, 'id' | 'kind' | 'status' | 'version'>,
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
 * Changes a request if it still has the version that the change was made on, and raises it. As the first
 * statement of a transaction it makes two at once wait for each other.
 * @returns false when it has been changed meanwhile, or is gone
 */
export function updateRequest(
  tx: Transaction,
  request: Pick<RequestHead, 'id' | 'kind' | 'status' | 'version'>,
  change: RequestChange,
): Promise<boolean> {
  return write(tx, request, change, { version: { increment: 1 } });
}

/** As {@link updateRequest}, for what is none of the request itself: version and age stay. */
export function markRequest(
  tx: Transaction,
  request: Pick<RequestHead, 'id' | 'kind' | 'status' | 'version' | 'updatedAt'>,
  change: RequestChange,
): Promise<boolean> {
  return write(tx, request, change, { updatedAt: request.updatedAt });
}

/** Makes whatever else changes a request wait until the transaction ends. */
export const lockRequest = (tx: Transaction, id: string) =>
  tx.$executeRaw`UPDATE "Request" SET "version" = "version" WHERE "id" = ${id}`;

/**
 * Takes hold of a request at the beginning of a transaction, and raises its version: a second
 * transaction waits until the first is done.
 * @param version the one that it must have, if that matters
 * @returns false when it has another one, or is gone
 */
export async function holdRequest(tx: Transaction, id: string, version?: number): Promise<boolean> {
  const { count } = await tx.request.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  return count === 1;
}
