import 'server-only';
import { findPeople, type Person } from '@/lib/submissions/person/repository';
import { permittedAmong } from '@/lib/submissions/consent/repository';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { BYTE_ORDER_MARK, csvLine, type Cell } from '@/lib/platform/format/csv';
import { AppError } from '@/lib/platform/http/errors';
import {
  SUBMISSION_KINDS,
  type SubmissionKind,
  KINDS,
  isAboutSale,
  type SubmissionOf,
  type StoredSubmission,
  everyFactOf,
  factFields,
} from '@/lib/submissions/kinds/kinds';
import { PAGE_LENGTH, type QueueQuery } from '../queue/queue';
import type { Selection } from '../queue/source-repository';
import { employeeNames } from '@/lib/auth/name-repository';
import { findSubmissions } from '@/lib/submissions/repository';
import { searchWords } from '@/lib/submissions/search-index/repository';
import { recordAlone } from '@/lib/submissions/trail-repository';
import { EXPORT_BATCH, findBatch, type Mark } from './repository';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import { formatMoment } from '@/lib/platform/format/date';
import type { HeadAnswer } from '@/lib/submissions/head';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import { formatReference } from '@/lib/submissions/reference';
import { regionalOf } from '@/lib/submissions/admin/submission/regional';
import type { RegionalEstimate } from '@/lib/submissions/admin/submission/submission';

/** @throws AppError `not_found` (404) */
export function listNamed(list: string): SubmissionKind {
  const type = SUBMISSION_KINDS.find((each) => KINDS[each].list === list);
  if (!type) throw new AppError('not_found', 'Diese Liste gibt es nicht.');
  return type;
}

async function linesOf(ids: string[]): Promise<string> {
  const rows = await findSubmissions(ids);
  const around = {
    names: await employeeNames(rows.map(({ assignedTo }) => assignedTo)),
    people: await findPeople(ids),
    permitted: await permittedAmong(ids),
  };
  return rows.map((row) => csvLine(cellsOf(row, around))).join('');
}

async function* linesFrom(selection: Selection, now: Date): AsyncGenerator<string> {
  const { type } = selection;
  yield BYTE_ORDER_MARK + csvLine(titlesOf(type));
  // The file leaves out what comes in while it is written.
  let mark: Mark = { id: '', createdAt: now };
  for (;;) {
    const batch = await findBatch(selection, mark);
    if (batch.length > 0) {
      yield linesOf(batch.map(({ id }) => id));
    }
    const last = batch.at(-1);
    if (!last || batch.length < EXPORT_BATCH) return;
    mark = last;
  }
}

async function* linesOfChosen(type: SubmissionKind, ids: string[]): AsyncGenerator<string> {
  const found = await findSubmissions(ids);
  const ours = found.filter(({ kind, quarantine }) => kind === type && !quarantine);
  yield BYTE_ORDER_MARK + csvLine(titlesOf(type));
  yield linesOf(ours.map(({ id }) => id));
}

/** Newest first. The audit trail notes who exports the list before the first line goes out. */
export async function exportList(
  type: SubmissionKind,
  query: QueueQuery,
  employee: { id: number },
  { chosen = [] as string[] } = {},
): Promise<{ name: string; lines: AsyncGenerator<string> }> {
  const now = new Date();
  const { status, assignment, propertyType } = query;
  const words = searchWords(query.query);
  const isSearch = query.query.trim() !== '';
  if (isSearch && words.length === 0) {
    throw new AppError('invalid', 'Mit dieser Suche ist nichts zu finden.');
  }
  await recordAlone(
    { kind: type, id: 'export' },
    {
      actor: `employee:${employee.id}`,
      action: 'exported',
      // What was searched for may name a person and is not kept.
      after: { status, assignment, propertyType, isSearch },
    },
  );
  const selection = { type, query, words, viewer: employee.id };
  const lines =
    chosen.length > 0
      ? linesOfChosen(type, chosen.slice(0, PAGE_LENGTH))
      : linesFrom(selection, now);
  return { name: `${KINDS[type].file}-${dayInBerlin(now)}.csv`, lines };
}

interface Around {
  names: ReadonlyMap<number, string>;
  people: ReadonlyMap<string, Pick<Person, 'wish'>>;
  /** Ids of the submissions that may be passed on to an agency */
  permitted: ReadonlySet<string>;
}

interface Known extends Around {
  regional?: RegionalEstimate;
}

interface Column {
  title: string;
  cell: (row: StoredSubmission, around: Known) => Cell;
}

/** '22.11.2026 09:05', which spreadsheet programs read as a date. */
const moment = (date: Date | null) => date && formatMoment(date).replace(', ', ' ');

const nameOf = (id: number | null, { names }: Around) =>
  id === null ? null : (names.get(id) ?? `Mitarbeiter #${id}`);

function wish({ id }: StoredSubmission, { people }: Around): Cell {
  const found = people.get(id)?.wish;
  return found && wishLabels(found).join(', ');
}

const FIRST: Column[] = [
  { title: 'Vorgang', cell: ({ id }) => id },
  { title: 'Eingang', cell: ({ createdAt }) => moment(createdAt) },
  { title: 'Status', cell: ({ status }) => statusLabel(status) },
  { title: 'Zugewiesen an', cell: ({ assignedTo }, around) => nameOf(assignedTo, around) },
  { title: 'Fällig', cell: ({ dueAt }) => moment(dueAt) },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'E-Mail', cell: ({ email }) => email },
];

/** The wish comes before the number, so that it is read before dialling. */
const PHONE: Column[] = [
  { title: 'Erreichbarkeit', cell: wish },
  { title: 'Telefon', cell: ({ phone }) => phone },
];

const valuation = (
  submission: StoredSubmission,
): SubmissionOf<'valuation'>['details'] | undefined =>
  submission.kind === 'valuation' ? submission.details : undefined;

const valued = ({ regional }: Known) => (regional?.isPossible ? regional : undefined);

const VALUE: Column[] = [
  { title: 'Bewertungs-ID', cell: ({ reference }) => reference && formatReference(reference) },
  { title: 'Schätzwert (€)', cell: (submission) => valuation(submission)?.estimatedValue },
  { title: 'Regional (€)', cell: (_, around) => valued(around)?.value },
  { title: 'Regional von (€)', cell: (_, around) => valued(around)?.range.from },
  { title: 'Regional bis (€)', cell: (_, around) => valued(around)?.range.to },
  { title: 'Aussagekraft', cell: (_, around) => valued(around)?.confidence },
  { title: 'Expertenwert (€)', cell: (submission) => valuation(submission)?.expertValue },
  { title: 'Begründung', cell: (submission) => valuation(submission)?.expertReason },
];

const PARTNER: Column[] = [
  {
    title: 'Weitergabe erlaubt',
    cell: ({ id }, { permitted }) => (permitted.has(id) ? 'ja' : 'nein'),
  },
];

function cellOf({ value, text }: HeadAnswer): Cell {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? value : text;
}

function around(kind: SubmissionKind): { before: Column[]; after: Column[] } {
  const { fields, note } = KINDS[kind];
  const hasPhone = fields.some(({ name }) => name === 'phone');
  return {
    before: hasPhone ? [...FIRST, ...PHONE] : FIRST,
    after: [
      ...(kind === 'valuation' ? VALUE : []),
      ...(isAboutSale(kind) ? PARTNER : []),
      { title: note.label, cell: ({ notes }) => notes },
    ],
  };
}

function titlesOf(kind: SubmissionKind): string[] {
  const { before, after } = around(kind);
  const titles = (columns: Column[]) => columns.map(({ title }) => title);
  const answers = factFields(kind).map(({ label, column = label }) => column);
  return [...titles(before), ...answers, ...titles(after)];
}

function cellsOf(submission: StoredSubmission, stored: Around): Cell[] {
  const { before, after } = around(submission.kind);
  const known = { ...stored, regional: regionalOf(submission) };
  const cells = (columns: Column[]) => columns.map(({ cell }) => cell(submission, known));
  return [...cells(before), ...everyFactOf(submission).map(cellOf), ...cells(after)];
}
