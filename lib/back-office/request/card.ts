import { LEAD_PACKAGES } from '@/lib/agents/packages';
import { formatArea } from '@/lib/platform/format/number';
import { PROPERTY_TYPES as LEAD_TYPES } from '@/lib/leads/options';
import type { ContactWish } from '@/lib/own-request/contact-wish/contact-wish';
import type { SubjectType } from '@/lib/submissions/subject';
import { callbackFacts } from '@/lib/subjects/facts';
import { propertyTypeLabel } from '@/lib/valuation/options';
import { regionalOf } from './regional';
import type { DueFor, RequestCard } from './request';
import type { RequestRow } from './row';

/** Characters of a message that a card shows. */
const EXCERPT = 140;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT) return line;
  const cut = line.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))} …`;
}

const typeLabel = (value: string | null) =>
  value && (LEAD_TYPES.find((type) => type.value === value)?.label ?? propertyTypeLabel(value));

const size = ({ area }: RequestRow) => area !== null && formatArea(area);

const called = (row: RequestRow) => `Anruf ${callbackFacts(row)[0]?.text ?? ''}`;

const SUMMARIES: Record<SubjectType, (row: RequestRow) => unknown[]> = {
  callback: (row) => [
    called(row),
    typeLabel(row.propertyType),
    row.source === 'makler' && 'von der Seite für Maklerbüros',
    row.source === 'adviser' && 'aus der KI-Beratung',
  ],
  contact: (row) => [typeLabel(row.propertyType), excerpt(row.remark ?? '')],
  valuation: (row) => [typeLabel(row.propertyType), size(row), row.postalCode],
  lead: (row) => [typeLabel(row.propertyType), size(row), `${row.postalCode} ${row.city}`],
  inquiry: (row) => [
    row.office,
    LEAD_PACKAGES.find(({ id }) => id === row.package)?.name,
    row.postalArea && `Gebiet ${row.postalArea}`,
  ],
};

/** The estimate and what it comes to per square metre, both in whole euros (specification 2). */
function estimateOf({ estimatedValue: value, area }: RequestRow): RequestCard['estimate'] {
  if (value === null) return undefined;
  return { value, perSquareMetre: area ? Math.round(value / area) : undefined };
}

interface Around {
  /** Names of employees by id */
  names: ReadonlyMap<number, string>;
  /** Wishes by id of the request */
  wishes: ReadonlyMap<string, ContactWish>;
}

/** The name of an employee; one who is not known any more goes by the number. */
export const employeeName = (id: number, names: ReadonlyMap<number, string>) =>
  names.get(id) ?? `Mitarbeiter #${id}`;

/** What the lists show of a request. */
export function cardOf(row: RequestRow, { names, wishes }: Around): RequestCard {
  const { type, id, version, status, createdAt, updatedAt, dueAt, dueFor, assignedTo } = row;
  return {
    ...{ type, id, version, status, createdAt, updatedAt },
    name: row.name ?? undefined,
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    summary: SUMMARIES[type](row).filter(Boolean).join(' · '),
    estimate: estimateOf(row),
    regional: regionalOf(row),
    due: dueAt ? { at: dueAt, for: (dueFor ?? 'first_contact') as DueFor } : undefined,
    assignee:
      assignedTo === null ? undefined : { id: assignedTo, name: employeeName(assignedTo, names) },
    wish: wishes.get(id),
    quarantine: row.quarantine ?? undefined,
    repeatOf: row.repeatOf ?? undefined,
  };
}
