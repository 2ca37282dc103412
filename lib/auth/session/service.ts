import 'server-only';
import { randomUUID } from 'node:crypto';
import { SESSION_LENGTH, TOUCH_INTERVAL } from '../constants';
import type { Employee } from '../employee';
import { endSession, findSession, insertSession, touchSession } from './repository';
import { sessionState } from './state';

/** What a login is worth now. `idle` tells that a silence has ended it. */
export interface Login {
  employee: Employee | null;
  idle: boolean;
}

export const NO_LOGIN: Login = { employee: null, idle: false };

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Opens a login for an employee whose password was right. @returns its id */
export async function openSession(employeeId: number, now = new Date()): Promise<string> {
  const id = randomUUID();
  const expiresAt = before(now, -SESSION_LENGTH);
  await insertSession({ id, employeeId, lastSeenAt: now, expiresAt });
  return id;
}

/**
 * Reads a login as it is now: ended ones, expired ones and those of disabled accounts are worth nothing.
 * @param touch whether this counts as a sign of life, which puts the end by silence off
 */
export async function readSession(id: string, { touch }: { touch: boolean }): Promise<Login> {
  const session = await findSession(id);
  if (!session?.employee) return NO_LOGIN;
  const now = new Date();
  const state = sessionState(session, now);
  if (state !== 'active') return { employee: null, idle: state === 'idle' };
  const due = before(now, TOUCH_INTERVAL);
  if (touch && session.lastSeenAt < due) await touchSession(id, now, due);
  return { employee: session.employee, idle: false };
}

/** Ends a login at once, wherever its cookie is. */
export async function closeSession(id: string): Promise<void> {
  await endSession(id, new Date());
}
