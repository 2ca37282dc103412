import 'server-only';
import { employeeName } from '@/lib/auth/employee';
import { employeeNames } from '@/lib/auth/name-repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';

/** An employee's value of a home beside the estimate, in whole euros */
export interface Expertise {
  value: number;
  reason: string;
  /** Name of the employee */
  employee: string;
  at: Date;
}

/** The id of an employee */
export const valuedBy = ({ kind, details }: StoredSubmission): number | null =>
  kind === 'valuation' ? details.expertBy : null;

export function expertiseIn(
  { kind, details }: StoredSubmission,
  names: ReadonlyMap<number, string>,
): Expertise | undefined {
  if (kind !== 'valuation') return undefined;
  const { expertValue: value, expertReason: reason, expertBy: id, expertAt: at } = details;
  if (value === null || reason === null || id === null || at === null) return undefined;
  return { value, reason, employee: employeeName(id, names), at };
}

export const expertiseOf = async (submission: StoredSubmission) =>
  expertiseIn(submission, await employeeNames([valuedBy(submission)]));
