import 'server-only';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { AccountActor } from './events/account-event';
import { recordEvent } from './events/repository';
import type { Employee } from './employee';

export interface NewEmployee extends Omit<Employee, 'id'> {
  passwordHash: string;
  mustChangePassword?: boolean;
}

const EMPLOYEE = { id: true, email: true, name: true, role: true } as const;

export async function findActiveAccount(id: number) {
  const db = await database();
  return db.employee.findFirst({
    where: { id, disabledAt: null },
    select: { ...EMPLOYEE, mustChangePassword: true, secondFactorRequired: true },
  });
}

export async function findLogin(who: string | number) {
  const db = await database();
  const account = typeof who === 'string' ? { email: who } : { id: who };
  return db.employee.findFirst({
    where: { ...account, disabledAt: null },
    select: { ...EMPLOYEE, passwordHash: true },
  });
}

/** Recovery codes alone do not count. */
export async function hasSecondFactor(employeeId: number, tx?: Transaction): Promise<boolean> {
  const db = tx ?? (await database());
  const passkey = await db.passkey.findFirst({ where: { employeeId }, select: { id: true } });
  if (passkey) return true;
  const confirmedAt = { not: null };
  return (await db.totpFactor.count({ where: { employeeId, confirmedAt } })) > 0;
}

export async function hasEmployees(): Promise<boolean> {
  const db = await database();
  return (await db.employee.findFirst({ select: { id: true } })) !== null;
}

/** Needs a second factor if all others do. Returns the id; nothing if the address is taken. */
export async function createEmployee(
  employee: NewEmployee,
  actor: AccountActor,
): Promise<number | undefined> {
  try {
    return await transaction(async (tx) => {
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
