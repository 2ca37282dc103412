import 'server-only';
import { randomUUID } from 'node:crypto';
import type { LoginWay } from '../events/account-event';
import { SESSION_LENGTH, TOUCH_INTERVAL, IDLE_LENGTH } from '../constants';
import { dutyOf, type LoggedIn } from '../employee';
import { hasSecondFactor } from '../repository';
import { endSession, findSession, insertSession, touchSession } from './repository';

interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** `idle`: too long without activity; `over`: ended or expired. */
export type SessionState = 'active' | 'idle' | 'over';

export function sessionState(session: SessionTimes, now: Date): SessionState {
  const { lastSeenAt, expiresAt, endedAt } = session;
  if (endedAt !== null || expiresAt <= now) return 'over';
  return now.getTime() - lastSeenAt.getTime() >= IDLE_LENGTH * 1000 ? 'idle' : 'active';
}

export interface Login {
  employee: LoggedIn | null;
  idle: boolean;
}

export const NO_LOGIN: Login = { employee: null, idle: false };

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

interface Opening {
  device?: string;
  way?: LoginWay;
}

export async function openSession(
  employeeId: number,
  { device, way = 'password' }: Opening = {},
  now = new Date(),
): Promise<string> {
  const id = randomUUID();
  const expiresAt = before(now, -SESSION_LENGTH);
  await insertSession({ id, employeeId, device, lastSeenAt: now, expiresAt }, way);
  return id;
}

/** An ended or expired login, or one of a disabled account, has no employee. */
export async function readSession(id: string, { touch }: { touch: boolean }): Promise<Login> {
  const session = await findSession(id);
  if (!session?.account) return NO_LOGIN;
  const now = new Date();
  const state = sessionState(session, now);
  if (state !== 'active') return { employee: null, idle: state === 'idle' };
  const due = before(now, TOUCH_INTERVAL);
  if (touch && session.lastSeenAt < due) await touchSession(id, now, due);
  const { mustChangePassword, secondFactorRequired, ...employee } = session.account;
  // Queried only if it matters.
  const hasFactor = secondFactorRequired && (await hasSecondFactor(employee.id));
  const duty = dutyOf({ mustChangePassword, secondFactorRequired, hasSecondFactor: hasFactor });
  return { employee: { ...employee, sid: id, duty }, idle: false };
}

export async function closeSession(id: string): Promise<void> {
  await endSession(id, 'logout', { now: new Date() });
}
