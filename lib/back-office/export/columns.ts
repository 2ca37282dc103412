import { wishLabels } from '@/lib/consent/ledger/wish-labels';
import type { Cell } from '@/lib/platform/format/csv';
import { formatMoment } from '@/lib/platform/format/date';
import type { Answer } from '@/lib/subjects/subject';
import type { ContactWish } from '@/lib/own-request/contact-wish/contact-wish';
import { statusLabel } from '@/lib/subjects/statuses';
import type { SubjectType } from '@/lib/submissions/subject';
import { formatReference } from '@/lib/valuation/reference';
import { KINDS } from '../kinds';
import { regionalOf } from '../request/regional';
import type { RegionalEstimate } from '../request/request';
import { EMPTY_DETAILS, type RequestRow } from '../request/row';
import { factsOf } from './facts';

/** What stands around a request and is written into its line. */
export interface Around {
  /** Names of employees by id */
  names: ReadonlyMap<number, string>;
  /** Wishes by id of the request */
  wishes: ReadonlyMap<string, ContactWish>;
}

/** The same, and what is reckoned once for all columns of a line. */
interface Known extends Around {
  regional?: RegionalEstimate;
}

interface Column {
  title: string;
  cell: (row: RequestRow, around: Known) => Cell;
}

/** '22.11.2026 09:05', which spreadsheet programs read as a moment. */
const moment = (date: Date | null) => date && formatMoment(date).replace(', ', ' ');

const nameOf = (id: number | null, { names }: Around) =>
  id === null ? null : (names.get(id) ?? `Mitarbeiter #${id}`);

function wish({ id }: RequestRow, { wishes }: Around): Cell {
  const found = wishes.get(id);
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

/** The wish stands before the number, so that it is read before anybody dials. */
const PHONE: Column[] = [
  { title: 'Erreichbarkeit', cell: wish },
  { title: 'Telefon', cell: ({ phone }) => phone },
];

/** The regional value, where there is one. */
const valued = ({ regional }: Known) => (regional?.isPossible ? regional : undefined);

const VALUE: Column[] = [
  { title: 'Bewertungs-ID', cell: ({ reference }) => reference && formatReference(reference) },
  { title: 'Schätzwert (€)', cell: ({ estimatedValue }) => estimatedValue },
  { title: 'Regional (€)', cell: (_, around) => valued(around)?.value },
  { title: 'Regional von (€)', cell: (_, around) => valued(around)?.range.from },
  { title: 'Regional bis (€)', cell: (_, around) => valued(around)?.range.to },
  { title: 'Aussagekraft', cell: (_, around) => valued(around)?.confidence },
  { title: 'Expertenwert (€)', cell: ({ expertValue }) => expertValue },
  { title: 'Begründung', cell: ({ expertReason }) => expertReason },
];

const PARTNER: Column[] = [
  {
    title: 'Weitergabe erlaubt',
    cell: ({ partnerConsent }) => (partnerConsent ? 'ja' : 'nein'),
  },
];

/** A request of nobody, which tells the columns that the form of its kind fills. */
const blank = (type: SubjectType): RequestRow => ({
  ...EMPTY_DETAILS,
  ...{ type, id: '', version: 1, status: '', quarantine: null, note: null },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), dueAt: null, dueFor: null },
  assignedTo: null,
});

const titleOf = ({ field, label }: Answer) => (field === 'area' ? `${label} (m²)` : label);

function cellOf({ value, text }: Answer): Cell {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? value : text;
}

const NOTE = { response: 'Antwort', notes: 'Notizen' } as const;

/** What stands before and after the answers of the form. */
const around = (type: SubjectType): { before: Column[]; after: Column[] } => ({
  before: type === 'contact' ? FIRST : [...FIRST, ...PHONE],
  after: [
    ...(type === 'valuation' ? VALUE : []),
    ...(type === 'lead' ? PARTNER : []),
    { title: NOTE[KINDS[type].noteField], cell: ({ note }) => note },
  ],
});

/** The titles of the columns of a list as a file. */
export function titlesOf(type: SubjectType): string[] {
  const { before, after } = around(type);
  const titles = (columns: Column[]) => columns.map(({ title }) => title);
  return [...titles(before), ...factsOf(blank(type)).map(titleOf), ...titles(after)];
}

/** What a request fills them with. */
export function cellsOf(row: RequestRow, stored: Around): Cell[] {
  const { before, after } = around(row.type);
  const known = { ...stored, regional: regionalOf(row) };
  const cells = (columns: Column[]) => columns.map(({ cell }) => cell(row, known));
  return [...cells(before), ...factsOf(row).map(cellOf), ...cells(after)];
}
