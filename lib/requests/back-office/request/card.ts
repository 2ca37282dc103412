import type { Person } from '@/lib/requests/person/repository';
import { employeeName } from '@/lib/auth/employee';
import { placeLabel } from '@/lib/platform/places/service';
import { kindOf } from '@/lib/requests/kinds/kinds';
import type { DueFor } from '@/lib/requests/head';
import type { StoredRequest } from '@/lib/requests/request';
import { regionalOf } from './regional';
import type { LeadBadge, RequestCard } from './request';

/** Whole euros */
function estimateOf({ kind, details }: StoredRequest): RequestCard['estimate'] {
  if (kind !== 'valuation') return undefined;
  const { estimatedValue: value, area } = details;
  return { value, perSquareMetre: area ? Math.round(value / area) : undefined };
}

function placeOf({ kind, details }: StoredRequest): string | undefined {
  switch (kind) {
    case 'valuation':
      return placeLabel(details.postalCode);
    case 'lead':
      return `${details.postalCode} ${details.city}`;
    case 'inquiry':
      return `Gebiet ${details.postalArea}`;
    default:
      return undefined;
  }
}

/** An employee's value, else the regional one, else that of the base formula. */
function valueOf(request: StoredRequest, regional: RequestCard['regional'], sale?: LeadBadge) {
  if (request.kind !== 'valuation') return sale?.value;
  const { expertValue, estimatedValue } = request.details;
  return expertValue ?? (regional?.isPossible ? regional.value : estimatedValue);
}

interface Around {
  names: ReadonlyMap<number, string>;
  people: ReadonlyMap<string, Person>;
  sales: ReadonlyMap<string, LeadBadge>;
}

export function requestCard(request: StoredRequest, { names, people, sales }: Around): RequestCard {
  const regional = regionalOf(request);
  const sale = sales.get(request.id);
  const { kind, id, version, status, createdAt, updatedAt, dueAt, dueFor, assignedTo } = request;
  return {
    type: kind,
    id,
    version,
    status,
    createdAt,
    updatedAt,
    name: request.name ?? undefined,
    phone: request.phone ?? undefined,
    email: request.email ?? undefined,
    summary: kindOf(kind)
      .summary(request as never)
      .filter(Boolean)
      .join(' · '),
    estimate: estimateOf(request),
    regional,
    place: placeOf(request),
    value: valueOf(request, regional, sale),
    due: dueAt ? { at: dueAt, for: (dueFor ?? 'first_contact') as DueFor } : undefined,
    assignee:
      assignedTo === null ? undefined : { id: assignedTo, name: employeeName(assignedTo, names) },
    wish: people.get(id)?.wish,
    isCallDoubtful: people.get(id)?.isCallDoubtful,
    others: people.get(id)?.others.length ?? 0,
    isMerged: request.mergedInto !== null,
    quarantine: request.quarantine ?? undefined,
    repeatOf: request.repeatOf ?? undefined,
    sale,
  };
}
