import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { Actor } from './events/account-event';
import { recordEvent } from './events/repository';
import type { Employee } from './employee';

export interface NewEmployee extends Omit<Employee, 'id'> {
  passwordHash: string;
  /** Whether somebody else knows the password as well */
  mustChangePassword?: boolean;
}

const EMPLOYEE = { id: true, email: true, name: true, role: true } as const;

/** The account with this id and what is asked of it, unless there is none or it is disabled. */
export async function findActiveAccount(id: number) {
  const db = await database();
  return db.employee.findFirst({
    where: { id, disabledAt: null },
    select: { ...EMPLOYEE, mustChangePassword: true, secondFactorRequired: true },
  });
}

/** An active employee with the stored password, by address or by id. */
export async function findLogin(who: string | number) {
  const db = await database();
  const account = typeof who === 'string' ? { email: who } : { id: who };
  return db.employee.findFirst({
    where: { ...account, disabledAt: null },
    select: { ...EMPLOYEE, passwordHash: true },
  });
}

/** Whether an account has a second factor that counts; a recovery code is none by itself. */
export async function hasSecondFactor(employeeId: number, tx?: Transaction): Promise<boolean> {
  const db = tx ?? (await database());
  const passkey = await db.passkey.findFirst({ where: { employeeId }, select: { id: true } });
  if (passkey) return true;
  const confirmedAt = { not: null };
  return (await db.totpFactor.count({ where: { employeeId, confirmedAt } })) > 0;
}

/** Whether there is any employee, disabled ones included. */
export async function hasEmployees(): Promise<boolean> {
  const db = await database();
  return (await db.employee.findFirst({ select: { id: true } })) !== null;
}

/**
 * Stores an employee, of whom a second factor is asked where it is of every other one.
 * @returns the id; nothing where the address is taken
 */
export async function createEmployee(
  employee: NewEmployee,
  actor: Actor,
): Promise<number | undefined> {
  const db = await database();
  try {
    return await db.$transaction(async (tx) => {
      const active = { disabledAt: null };
      const free = await tx.employee.count({ where: { ...active, secondFactorRequired: false } });
      const isAsked = free === 0 && (await tx.employee.count({ where: active })) > 0;
      const data = { ...employee, secondFactorRequired: isAsked };
      const { id } = await tx.employee.create({ data });
      const details = { role: employee.role };
      await recordEvent(tx, { accountId: id, actor, action: 'created', details });
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
