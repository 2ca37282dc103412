import 'server-only';
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

/** The same of a request, if an employee has said so. */
export async function expertiseOf(request: StoredRequest): Promise<Expertise | undefined> {
  if (request.kind !== 'valuation') return undefined;
  const { expertValue: value, expertReason: reason, expertBy: id, expertAt: at } = request.details;
  if (value === null || reason === null || id === null || at === null) return undefined;
  const employee = (await employeeNames([id])).get(id) ?? `Mitarbeiter #${id}`;
  return { value, reason, employee, at };
}
