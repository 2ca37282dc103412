import type { Person } from '@/lib/requests/person/repository';
import { employeeName } from '@/lib/auth/employee';
import { placeLabel } from '@/lib/platform/places/service';
import { kindOf } from '@/lib/requests/kinds/kinds';
import type { DueFor } from '@/lib/requests/head';
import type { StoredRequest } from '@/lib/requests/request';
import { regionalOf } from './regional';
import type { LeadBadge, RequestCard } from './request';

/** The estimate and its price per square metre, in whole euros. */
function estimateOf({ kind, details }: StoredRequest): RequestCard['estimate'] {
  if (kind !== 'valuation') return undefined;
  const { estimatedValue: value, area } = details;
  return { value, perSquareMetre: area ? Math.round(value / area) : undefined };
}

/** Where the home is, or where an office works. */
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

/** One value: an employee's, else the regional one, else that of the base formula. */
function valueOf(request: StoredRequest, regional: RequestCard['regional'], sale?: LeadBadge) {
  if (request.kind !== 'valuation') return sale?.value;
  const { expertValue, estimatedValue } = request.details;
  return expertValue ?? (regional?.isPossible ? regional.value : estimatedValue);
}

interface Around {
  /** Names of employees by id */
  names: ReadonlyMap<number, string>;
  /** By id of the request */
  people: ReadonlyMap<string, Person>;
  /** By id of the request */
  sales: ReadonlyMap<string, LeadBadge>;
}

/** A request as the lists show it. */
export function cardOf(request: StoredRequest, { names, people, sales }: Around): RequestCard {
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
