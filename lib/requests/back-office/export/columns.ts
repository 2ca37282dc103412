import type { Person } from '@/lib/requests/person/repository';
import { wishLabels } from '@/lib/requests/contact-wish/contact-wish';
import type { Cell } from '@/lib/platform/format/csv';
import { formatMoment } from '@/lib/platform/format/date';
import { everyFactOf, factFields } from '@/lib/requests/answers';
import type { HeadAnswer } from '@/lib/requests/head';
import type { RequestOf, StoredRequest } from '@/lib/requests/request';
import { statusLabel } from '@/lib/requests/kinds/statuses';
import { isAboutSale, type RequestKind, KINDS } from '@/lib/requests/kinds/kinds';
import { formatReference } from '@/lib/requests/reference';
import { regionalOf } from '../request/regional';
import type { RegionalEstimate } from '../request/request';

export interface Around {
  names: ReadonlyMap<number, string>;
  people: ReadonlyMap<string, Pick<Person, 'wish'>>;
  /** Ids of the requests that may be passed on to an office */
  permitted: ReadonlySet<string>;
}

interface Known extends Around {
  regional?: RegionalEstimate;
}

interface Column {
  title: string;
  cell: (row: StoredRequest, around: Known) => Cell;
}

/** '22.11.2026 09:05', which spreadsheet programs read as a date. */
const moment = (date: Date | null) => date && formatMoment(date).replace(', ', ' ');

const nameOf = (id: number | null, { names }: Around) =>
  id === null ? null : (names.get(id) ?? `Mitarbeiter #${id}`);

function wish({ id }: StoredRequest, { people }: Around): Cell {
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

const valuation = (request: StoredRequest): RequestOf<'valuation'>['details'] | undefined =>
  request.kind === 'valuation' ? request.details : undefined;

const valued = ({ regional }: Known) => (regional?.isPossible ? regional : undefined);

const VALUE: Column[] = [
  { title: 'Bewertungs-ID', cell: ({ reference }) => reference && formatReference(reference) },
  { title: 'Schätzwert (€)', cell: (request) => valuation(request)?.estimatedValue },
  { title: 'Regional (€)', cell: (_, around) => valued(around)?.value },
  { title: 'Regional von (€)', cell: (_, around) => valued(around)?.range.from },
  { title: 'Regional bis (€)', cell: (_, around) => valued(around)?.range.to },
  { title: 'Aussagekraft', cell: (_, around) => valued(around)?.confidence },
  { title: 'Expertenwert (€)', cell: (request) => valuation(request)?.expertValue },
  { title: 'Begründung', cell: (request) => valuation(request)?.expertReason },
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

function around(kind: RequestKind): { before: Column[]; after: Column[] } {
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

export function titlesOf(kind: RequestKind): string[] {
  const { before, after } = around(kind);
  const titles = (columns: Column[]) => columns.map(({ title }) => title);
  const answers = factFields(kind).map(({ label, column = label }) => column);
  return [...titles(before), ...answers, ...titles(after)];
}

export function cellsOf(request: StoredRequest, stored: Around): Cell[] {
  const { before, after } = around(request.kind);
  const known = { ...stored, regional: regionalOf(request) };
  const cells = (columns: Column[]) => columns.map(({ cell }) => cell(request, known));
  return [...cells(before), ...everyFactOf(request).map(cellOf), ...cells(after)];
}
