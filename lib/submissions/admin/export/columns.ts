import type { Person } from '@/lib/submissions/person/repository';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import type { Cell } from '@/lib/platform/format/csv';
import { formatMoment } from '@/lib/platform/format/date';
import type { HeadAnswer } from '@/lib/submissions/head';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import {
  isAboutSale,
  type SubmissionKind,
  KINDS,
  type SubmissionOf,
  type StoredSubmission,
  everyFactOf,
  factFields,
} from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import { regionalOf } from '../submission/regional';
import type { RegionalEstimate } from '../submission/submission';

export interface Around {
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

export function titlesOf(kind: SubmissionKind): string[] {
  const { before, after } = around(kind);
  const titles = (columns: Column[]) => columns.map(({ title }) => title);
  const answers = factFields(kind).map(({ label, column = label }) => column);
  return [...titles(before), ...answers, ...titles(after)];
}

export function cellsOf(submission: StoredSubmission, stored: Around): Cell[] {
  const { before, after } = around(submission.kind);
  const known = { ...stored, regional: regionalOf(submission) };
  const cells = (columns: Column[]) => columns.map(({ cell }) => cell(submission, known));
  return [...cells(before), ...everyFactOf(submission).map(cellOf), ...cells(after)];
}
