import { randomUUID } from 'node:crypto';
import { dueAfter } from '@/lib/back-office/due/due-time';
import { KINDS } from '@/lib/back-office/kinds';
import { findRows } from '@/lib/back-office/request/rows/repository';
import { termsOf } from '@/lib/back-office/search/terms';
import { database, type Database } from '@/lib/platform/db/client';
import type { SubjectType } from '@/lib/submissions/subject';

type Columns = Record<string, unknown>;

const PERSON = { name: 'Erika Beispiel', email: 'erika@beispiel.de', phone: '030 1234567' };

const HOME = { propertyType: 'reihenhaus', postalCode: '80331', area: 120 };

/** What stands in the table of each kind where a test says nothing else. */
const ROWS: Record<SubjectType, () => Columns> = {
  callback: () => ({ ...PERSON, source: 'guide', propertyType: 'reihenhaus' }),
  contact: () => ({
    name: PERSON.name,
    email: PERSON.email,
    message: 'Wie lange dauert es?',
  }),
  valuation: () => ({
    ...HOME,
    reference: String(Math.floor(Math.random() * 1e10)).padStart(10, '0'),
    contactName: PERSON.name,
    contactEmail: PERSON.email,
    contactPhone: PERSON.phone,
    notes: 'Mit Einliegerwohnung',
    estimatedValue: 348_600,
  }),
  lead: () => ({ ...HOME, ...PERSON, city: 'München', timeline: '6_monate' }),
  inquiry: () => ({ ...PERSON, office: 'Beispiel & Söhne', postalArea: '80', package: 'starter' }),
};

const TABLES = {
  callback: (db: Database) => db.callbackRequest,
  contact: (db: Database) => db.contactRequest,
  valuation: (db: Database) => db.valuationRequest,
  lead: (db: Database) => db.adLead,
  inquiry: (db: Database) => db.agentInquiry,
};

interface Table {
  createMany: (args: { data: object[] }) => Promise<unknown>;
}

/** A row with its due time, as whoever is stored has it. */
function row(type: SubjectType, columns: Columns) {
  const { newStatus: status } = KINDS[type];
  const request = { status, createdAt: new Date(), preferredTime: null, quarantine: null };
  const asked = { type, ...request, ...columns, dueAt: null, dueFor: null };
  const due = asked.quarantine ? undefined : dueAfter(asked, asked.status, { now: new Date() });
  const { createdAt } = asked;
  return {
    id: randomUUID(),
    ...ROWS[type](),
    createdAt,
    dueAt: due?.at,
    dueFor: due?.for,
    ...columns,
  };
}

/** Requests in the employees' queue, as if their form had been sent; columns of the table override it. */
export async function queuedRequests(type: SubjectType, columns: Columns[]): Promise<string[]> {
  const db = await database();
  const data = columns.map((each) => row(type, each));
  await (TABLES[type](db) as unknown as Table).createMany({ data });
  const ids = data.map(({ id }) => id);
  const open = (await findRows(type, ids)).filter(({ quarantine }) => !quarantine);
  const terms = open.flatMap((stored) =>
    termsOf(stored).map((term) => ({ subjectType: type, subjectId: stored.id, term })),
  );
  await db.searchTerm.createMany({ data: terms });
  return ids;
}

/** As above, one. */
export async function queuedRequest(type: SubjectType, columns: Columns = {}): Promise<string> {
  const [id = ''] = await queuedRequests(type, [columns]);
  return id;
}
