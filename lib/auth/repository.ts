import 'server-only';
import { database } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { Employee } from './employee';

export interface NewEmployee extends Omit<Employee, 'id'> {
  passwordHash: string;
}

const EMPLOYEE = { id: true, email: true, name: true, role: true } as const;

/** The employee with this id, unless there is none or the account is disabled. */
export async function findActiveEmployee(id: number): Promise<Employee | null> {
  const db = await database();
  return db.employee.findFirst({ where: { id, disabledAt: null }, select: EMPLOYEE });
}

/** As above by address, together with the stored password. */
export async function findLogin(email: string) {
  const db = await database();
  return db.employee.findFirst({
    where: { email, disabledAt: null },
    select: { ...EMPLOYEE, passwordHash: true },
  });
}

/** Whether there is any employee, disabled ones included. */
export async function hasEmployees(): Promise<boolean> {
  const db = await database();
  return (await db.employee.findFirst({ select: { id: true } })) !== null;
}

/** Stores an employee; `false` when the address is taken. */
export async function createEmployee(employee: NewEmployee): Promise<boolean> {
  const db = await database();
  try {
    await db.employee.create({ data: employee });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
