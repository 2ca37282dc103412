import type { SubjectType } from '@/lib/submissions/subject';
import type { RequestRow } from './row';

/** What the API calls a column, where it is not called the same. */
type Field = keyof RequestRow | [wire: string, column: keyof RequestRow];

const COMMON_FIELDS: Field[] = [
  ...(['status', 'assignedTo', 'createdAt', 'updatedAt', 'dueAt', 'dueFor', 'version'] as const),
];

/** Fields of a request in the API, specification 3, and what has come since. */
const FIELDS: Record<SubjectType, Field[]> = {
  callback: [
    ...(['id', 'name', 'phone', 'email', 'propertyType', 'preferredTime', 'source'] as const),
    ['notes', 'note'],
  ],
  contact: [
    ...(['id', 'name', 'email', 'propertyType'] as const),
    ['message', 'remark'],
    ['response', 'note'],
  ],
  valuation: [
    ...(['id', 'reference'] as const),
    ['contactName', 'name'],
    ['contactEmail', 'email'],
    ['contactPhone', 'phone'],
    ...(['propertyType', 'postalCode', 'area', 'yearBuilt', 'rooms', 'condition'] as const),
    ...(['estimatedValue', 'expertValue', 'expertReason'] as const),
    ['ownerRemark', 'remark'],
  ],
  lead: [
    ...(['id', 'propertyType', 'postalCode', 'city', 'area', 'yearBuilt', 'condition'] as const),
    ...(['name', 'email', 'phone', 'timeline', 'partnerConsent'] as const),
    ['additionalInfo', 'remark'],
    ['notes', 'note'],
  ],
  inquiry: [
    ...(['id', 'office', 'name', 'email', 'phone', 'postalArea', 'package'] as const),
    ['message', 'remark'],
    ['notes', 'note'],
  ],
};

/**
 * A request as the API answers it. The notes of a valuation are the owner's own remark until an employee
 * has written some.
 */
export function flatRequest(row: RequestRow): Record<string, unknown> {
  const fields = [...FIELDS[row.type], ...COMMON_FIELDS].map((field) => {
    const [wire, column] = typeof field === 'string' ? [field, field] : field;
    return [wire, row[column]] as const;
  });
  const notes = row.type === 'valuation' ? { notes: row.note ?? row.remark } : {};
  return { ...Object.fromEntries(fields), ...notes };
}
