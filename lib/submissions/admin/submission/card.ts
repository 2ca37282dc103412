import type { Person } from '@/lib/submissions/person/repository';
import { employeeName } from '@/lib/auth/employee';
import { placeLabel } from '@/lib/platform/places/service';
import { kindOf, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import type { DueFor } from '@/lib/submissions/head';
import { regionalOf } from './regional';
import type { LeadBadge, SubmissionCard } from './submission';

/** Whole euros */
function estimateOf({ kind, details }: StoredSubmission): SubmissionCard['estimate'] {
  if (kind !== 'valuation') return undefined;
  const { estimatedValue: value, area } = details;
  return { value, perSquareMetre: area ? Math.round(value / area) : undefined };
}

function placeOf({ kind, details }: StoredSubmission): string | undefined {
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
function valueOf(
  submission: StoredSubmission,
  regional: SubmissionCard['regional'],
  sale?: LeadBadge,
) {
  if (submission.kind !== 'valuation') return sale?.value;
  const { expertValue, estimatedValue } = submission.details;
  return expertValue ?? (regional?.isPossible ? regional.value : estimatedValue);
}

interface Around {
  names: ReadonlyMap<number, string>;
  people: ReadonlyMap<string, Person>;
  sales: ReadonlyMap<string, LeadBadge>;
}

export function submissionCard(
  submission: StoredSubmission,
  { names, people, sales }: Around,
): SubmissionCard {
  const regional = regionalOf(submission);
  const sale = sales.get(submission.id);
  const { kind, id, version, status, createdAt, updatedAt, dueAt, dueFor, assignedTo } = submission;
  return {
    type: kind,
    id,
    version,
    status,
    createdAt,
    updatedAt,
    name: submission.name ?? undefined,
    phone: submission.phone ?? undefined,
    email: submission.email ?? undefined,
    summary: kindOf(kind)
      .summary(submission as never)
      .filter(Boolean)
      .join(' · '),
    estimate: estimateOf(submission),
    regional,
    place: placeOf(submission),
    value: valueOf(submission, regional, sale),
    due: dueAt ? { at: dueAt, for: (dueFor ?? 'first_contact') as DueFor } : undefined,
    assignee:
      assignedTo === null ? undefined : { id: assignedTo, name: employeeName(assignedTo, names) },
    wish: people.get(id)?.wish,
    isCallDoubtful: people.get(id)?.isCallDoubtful,
    others: people.get(id)?.others.length ?? 0,
    isMerged: submission.mergedInto !== null,
    quarantine: submission.quarantine ?? undefined,
    repeatOf: submission.repeatOf ?? undefined,
    sale,
  };
}
