import 'server-only';
import { employeeName } from '@/lib/auth/employee';
import { employeeNames } from '@/lib/auth/name-repository';
import type { StoredRequest } from './request';

/** What an employee holds a home to be worth beside the estimate; whole euros. */
export interface Expertise {
  value: number;
  reason: string;
  /** Name of the employee */
  employee: string;
  at: Date;
}

/** Id of the employee who has valued the home of a request, if one has. */
export const valuedBy = ({ kind, details }: StoredRequest): number | null =>
  kind === 'valuation' ? details.expertBy : null;

/**
 * What an employee has said of the home of a request.
 * @param names of employees by id
 */
export function expertiseIn(
  { kind, details }: StoredRequest,
  names: ReadonlyMap<number, string>,
): Expertise | undefined {
  if (kind !== 'valuation') return undefined;
  const { expertValue: value, expertReason: reason, expertBy: id, expertAt: at } = details;
  if (value === null || reason === null || id === null || at === null) return undefined;
  return { value, reason, employee: employeeName(id, names), at };
}

/** The same where the names are not at hand. */
export const expertiseOf = async (request: StoredRequest) =>
  expertiseIn(request, await employeeNames([valuedBy(request)]));
