import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { EMPTY_DETAILS, type RequestRow } from '../row';

type Reader = (db: Transaction, ids: string[]) => Promise<RequestRow[]>;

const among = (ids: string[]) => ({ where: { id: { in: ids } } });

/** As long as a hundred requests, and read in the dialog alone. */
const LIGHT = { conversation: true } as const;

/** How requests of each kind are read: five tables, one shape. */
const READERS: Record<SubjectType, Reader> = {
  callback: async (db, ids) => {
    const rows = await db.callbackRequest.findMany({ ...among(ids), omit: LIGHT });
    return rows.map(({ notes: note, ...row }) => ({
      ...EMPTY_DETAILS,
      ...row,
      type: 'callback',
      note,
    }));
  },
  contact: async (db, ids) => {
    const rows = await db.contactRequest.findMany({ ...among(ids), omit: LIGHT });
    return rows.map(({ response: note, message: remark, ...row }) => {
      return { ...EMPTY_DETAILS, ...row, type: 'contact', note, remark };
    });
  },
  valuation: async (db, ids) => {
    const rows = await db.valuationRequest.findMany(among(ids));
    return rows.map(({ employeeNotes: note, notes: remark, ...row }) => {
      const { contactName: name, contactEmail: email, contactPhone: phone, ...rest } = row;
      return { ...EMPTY_DETAILS, ...rest, type: 'valuation', name, email, phone, note, remark };
    });
  },
  lead: async (db, ids) => {
    const rows = await db.adLead.findMany(among(ids));
    return rows.map(({ notes: note, additionalInfo: remark, ...row }) => {
      return { ...EMPTY_DETAILS, ...row, type: 'lead', note, remark };
    });
  },
  inquiry: async (db, ids) => {
    const rows = await db.agentInquiry.findMany(among(ids));
    return rows.map(({ notes: note, message: remark, ...row }) => {
      return { ...EMPTY_DETAILS, ...row, type: 'inquiry', note, remark };
    });
  },
};

/** The requests with these ids, in their order; those that are gone are left out. */
export async function findRows(type: SubjectType, ids: string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const rows = await READERS[type](await database(), ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The request, or `undefined` when it is there no longer. */
export async function findRow(
  { subjectType, subjectId }: SubjectReference,
  tx?: Transaction,
): Promise<RequestRow | undefined> {
  const [row] = await READERS[subjectType](tx ?? (await database()), [subjectId]);
  return row;
}

/** What employees change of a request; undefined leaves a field as it is. */
export interface RowChange {
  status?: string;
  quarantine?: null;
  /** Valuations alone; whole euros */
  expertValue?: number;
  expertReason?: string;
  expertBy?: number;
  expertAt?: Date;
  note?: string | null;
  assignedTo?: number | null;
  dueAt?: Date | null;
  dueFor?: string | null;
}

interface Writable {
  updateMany: (args: { where: object; data: object }) => PromiseLike<{ count: number }>;
}

const TABLES: Record<SubjectType, { table: (db: Transaction) => Writable; note: string }> = {
  callback: { table: (db) => db.callbackRequest, note: 'notes' },
  contact: { table: (db) => db.contactRequest, note: 'response' },
  valuation: { table: (db) => db.valuationRequest, note: 'employeeNotes' },
  lead: { table: (db) => db.adLead, note: 'notes' },
  inquiry: { table: (db) => db.agentInquiry, note: 'notes' },
};

const columnsOf = (type: SubjectType, { note, ...change }: RowChange) => ({
  ...change,
  ...(note === undefined ? {} : { [TABLES[type].note]: note }),
});

/**
 * Changes a request if it still has the version that the change was made on, and raises it. As the first
 * statement of a transaction it makes two at once wait for each other.
 * @returns false when it has been changed meanwhile, or is gone
 */
export async function updateRow(
  tx: Transaction,
  { type, id, version }: Pick<RequestRow, 'type' | 'id' | 'version'>,
  change: RowChange,
): Promise<boolean> {
  const data = { ...columnsOf(type, change), version: { increment: 1 } };
  const { count } = await TABLES[type].table(tx).updateMany({ where: { id, version }, data });
  return count === 1;
}

/**
 * Takes hold of a request at the beginning of a transaction, and raises its version: whoever comes second
 * waits until the first is done.
 * @param version the one that it must have, if that matters
 * @returns false when it has another one, or is gone
 */
export async function holdRow(
  tx: Transaction,
  { subjectType, subjectId: id }: SubjectReference,
  version?: number,
): Promise<boolean> {
  const { count } = await TABLES[subjectType].table(tx).updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  return count === 1;
}

/** As {@link updateRow}, for what is none of the request itself: version and age stay. */
export async function markRow(
  tx: Transaction,
  { type, id, version, updatedAt }: Pick<RequestRow, 'type' | 'id' | 'version' | 'updatedAt'>,
  change: RowChange,
): Promise<boolean> {
  const data = { ...columnsOf(type, change), updatedAt };
  const { count } = await TABLES[type].table(tx).updateMany({ where: { id, version }, data });
  return count === 1;
}
