import { randomUUID } from 'node:crypto';
import { dueAfter } from '@/lib/submissions/due-date';
import { termRows } from '@/lib/submissions/search-index/repository';
import { contactKeys } from '@/lib/submissions/reference';
import { database } from '@/lib/platform/db/client';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { findSubmissions } from '@/lib/submissions/repository';

type Columns = Record<string, unknown>;

const PERSON = { name: 'Erika Beispiel', email: 'erika@beispiel.de', phone: '030 1234567' };

const HOME = { propertyType: 'reihenhaus', postalCode: '80331', area: 120 };

const DETAILS: Record<SubmissionKind, Columns> = {
  callback: { source: 'guide', propertyType: 'reihenhaus' },
  contact: { message: 'Wie lange dauert es?' },
  valuation: { ...HOME, notes: 'Mit Einliegerwohnung', estimatedValue: 348_600 },
  lead: { ...HOME, city: 'München', timeline: '6_monate' },
  inquiry: { office: 'Beispiel & Söhne', postalArea: '80', package: 'starter' },
};

function row(kind: SubmissionKind, { details = {}, ...columns }: Columns & { details?: Columns }) {
  const { first: status } = KINDS[kind].progress;
  const { phone, ...others } = PERSON;
  const person = { ...others, phone: kind === 'contact' ? null : phone, ...columns };
  const asked = {
    kind,
    status,
    createdAt: new Date(),
    quarantine: null,
    ...columns,
    details,
    dueAt: null,
    dueFor: null,
  };
  const due = asked.quarantine ? undefined : dueAfter(asked, asked.status, { now: new Date() });
  const reference = String(Math.floor(Math.random() * 1e10)).padStart(10, '0');
  return {
    id: randomUUID(),
    kind,
    status,
    createdAt: asked.createdAt,
    ...(KINDS[kind].hasReference ? { reference } : {}),
    dueAt: due?.at,
    dueFor: due?.for,
    ...person,
    ...contactKeys(person),
    [kind]: { create: { ...DETAILS[kind], ...details } },
  };
}

/** Stored as if sent by their form; `details` are the columns of the kind. */
export async function queuedSubmissions(
  kind: SubmissionKind,
  columns: (Columns & { details?: Columns })[],
): Promise<string[]> {
  const db = await database();
  const data = columns.map((each) => row(kind, each));
  await db.$transaction(data.map((each) => db.submission.create({ data: each })));
  const ids = data.map(({ id }) => id);
  await db.searchTerm.createMany({ data: (await findSubmissions(ids)).flatMap(termRows) });
  return ids;
}

export async function queuedSubmission(
  kind: SubmissionKind,
  columns: Columns & { details?: Columns } = {},
): Promise<string> {
  const [id = ''] = await queuedSubmissions(kind, [columns]);
  return id;
}
