import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { SUBMISSION_KINDS, type SubmissionKind, type StoredSubmission } from './kinds/kinds';
import { noteStatus } from './statistics/steps-repository';
import type { StoredHead } from './head';

interface DetailTable {
  findMany: (args: object) => PromiseLike<{ submissionId: string }[]>;
}

/** It is called like the kind. */
const tableOf = (db: Transaction, kind: SubmissionKind) => db[kind] as DetailTable;

/** A conversation with the adviser is as long as a hundred submissions: lists leave it out. */
const WITH_CONVERSATION: readonly SubmissionKind[] = ['callback', 'contact'];

async function withDetails(
  db: Transaction,
  heads: StoredHead[],
  isList: boolean,
): Promise<StoredSubmission[]> {
  const kinds = SUBMISSION_KINDS.filter((kind) => heads.some((head) => head.kind === kind));
  const details = await Promise.all(
    kinds.map((kind) => {
      const ids = heads.flatMap((head) => (head.kind === kind ? [head.id] : []));
      const omit = isList && WITH_CONVERSATION.includes(kind) ? { conversation: true } : undefined;
      return tableOf(db, kind).findMany({ where: { submissionId: { in: ids } }, omit });
    }),
  );
  const byId = new Map(details.flat().map((each) => [each.submissionId, each]));
  return heads.flatMap((head) => {
    const found = byId.get(head.id);
    return found ? [{ ...head, details: found } as unknown as StoredSubmission] : [];
  });
}

/** `undefined` if it was deleted. */
export async function findSubmission(
  id: string,
  tx?: Transaction,
): Promise<StoredSubmission | undefined> {
  const db = tx ?? (await database());
  const head = await db.submission.findUnique({ where: { id } });
  if (!head) return undefined;
  const [submission] = await withDetails(db, [head], false);
  return submission;
}

/** In the order of the ids, without conversations; deleted submissions are left out. */
export async function findSubmissions(ids: string[]): Promise<StoredSubmission[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const heads = await db.submission.findMany({ where: { id: { in: ids } } });
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
): Promise<StoredSubmission[]> {
  const db = await database();
  const marks = [
    ...(reference ? [{ reference }] : []),
    ...(emailKey ? [{ emailKey }] : []),
    ...(phoneKey ? [{ phoneKey }] : []),
    ...(id ? [{ id }] : []),
  ];
  const heads = await db.submission.findMany({
    where: { OR: marks },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take,
  });
  return withDetails(db, heads, true);
}

/** `undefined` leaves a column as it is */
export interface SubmissionChange {
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
  submission: Pick<StoredHead, 'id' | 'kind' | 'status' | 'version'>,
  { expert, ...columns }: SubmissionChange,
  marks: object,
): Promise<boolean> {
  const { id, version } = submission;
  const data = { ...columns, ...marks };
  const { count } = await tx.submission.updateMany({ where: { id, version }, data });
  if (count === 1) await noteStatus(tx, submission, columns.status);
  if (count === 1 && expert)
    await tx.valuation.update({ where: { submissionId: id }, data: expert });
  return count === 1;
}

/**
 * Only if it still has this version, which is raised. As the first statement of a transaction it
 * makes a second one wait.
 * @returns false if the submission was changed meanwhile, or deleted
 */
export function updateSubmission(
  tx: Transaction,
  submission: Pick<StoredHead, 'id' | 'kind' | 'status' | 'version'>,
  change: SubmissionChange,
): Promise<boolean> {
  return write(tx, submission, change, { version: { increment: 1 } });
}

/** As {@link updateSubmission}, for what is not part of the submission itself: version and age stay. */
export function markSubmission(
  tx: Transaction,
  submission: Pick<StoredHead, 'id' | 'kind' | 'status' | 'version' | 'updatedAt'>,
  change: SubmissionChange,
): Promise<boolean> {
  return write(tx, submission, change, { updatedAt: submission.updatedAt });
}

/** Other changes of the submission wait until the transaction ends. */
export const lockSubmission = (tx: Transaction, id: string) =>
  tx.$executeRaw`UPDATE "Submission" SET "version" = "version" WHERE "id" = ${id}`;

/** Locks a submission and raises its version. @returns false if it has another one, or is deleted */
export async function holdSubmission(
  tx: Transaction,
  id: string,
  version?: number,
): Promise<boolean> {
  const { count } = await tx.submission.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  return count === 1;
}
