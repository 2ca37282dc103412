import type { ContactWish } from '@/lib/requests/contact-wish/contact-wish';
import { employeeName } from '@/lib/auth/employee';
import { kindOf } from '@/lib/requests/kinds/kinds';
import type { DueFor } from '@/lib/requests/head';
import type { StoredRequest } from '@/lib/requests/request';
import { regionalOf } from './regional';
import type { LeadMark, RequestCard } from './request';

/** The estimate and what it comes to per square metre, both in whole euros (specification 2). */
function estimateOf({ kind, details }: StoredRequest): RequestCard['estimate'] {
  if (kind !== 'valuation') return undefined;
  const { estimatedValue: value, area } = details;
  return { value, perSquareMetre: area ? Math.round(value / area) : undefined };
}

interface Around {
  /** Names of employees by id */
  names: ReadonlyMap<number, string>;
  /** Wishes by id of the request */
  wishes: ReadonlyMap<string, ContactWish>;
  /** On their way to an office, by id of the request */
  sales: ReadonlyMap<string, LeadMark>;
}

/** What the lists show of a request. */
export function cardOf(request: StoredRequest, { names, wishes, sales }: Around): RequestCard {
  const { kind, id, version, status, createdAt, updatedAt, dueAt, dueFor, assignedTo } = request;
  return {
    ...{ type: kind, id, version, status, createdAt, updatedAt },
    name: request.name ?? undefined,
    phone: request.phone ?? undefined,
    email: request.email ?? undefined,
    summary: kindOf(kind)
      .summary(request as never)
      .filter(Boolean)
      .join(' · '),
    estimate: estimateOf(request),
    regional: regionalOf(request),
    due: dueAt ? { at: dueAt, for: (dueFor ?? 'first_contact') as DueFor } : undefined,
    assignee:
      assignedTo === null ? undefined : { id: assignedTo, name: employeeName(assignedTo, names) },
    wish: wishes.get(id),
    quarantine: request.quarantine ?? undefined,
    repeatOf: request.repeatOf ?? undefined,
    sale: sales.get(id),
  };
}
