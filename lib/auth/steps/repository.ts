import 'server-only';
import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';

/** Milliseconds in which what was begun has to be finished. */
export const STEP_LIFETIME = 5 * 60_000;

interface NewStep {
  purpose: 'login' | 'passkey';
  employeeId?: number;
  challenge?: string;
}

/** Begins something, and clears away what nobody has finished in time. @returns its id */
export async function createStep(step: NewStep): Promise<string> {
  const db = await database();
  const now = Date.now();
  await db.authStep.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  const id = randomUUID();
  const expiresAt = new Date(now + STEP_LIFETIME);
  await db.authStep.create({ data: { id, ...step, expiresAt } });
  return id;
}

/** A login that was begun and can still be finished. */
export async function findLoginStep(id: string) {
  const db = await database();
  const where = { id, purpose: 'login', expiresAt: { gt: new Date() } };
  return db.authStep.findFirst({ where });
}

/** Notes what the device has to sign, in place of what it had to sign before. */
export async function setChallenge(id: string, challenge: string): Promise<void> {
  const db = await database();
  await db.authStep.updateMany({ where: { id }, data: { challenge } });
}

/** What the device had to sign: told once. @param of the employee who has begun it, or nobody yet */
export async function takeChallenge(id: string, of: number | null): Promise<string | undefined> {
  const db = await database();
  const where = { id, employeeId: of, expiresAt: { gt: new Date() } };
  const step = await db.authStep.findFirst({ where });
  if (!step?.challenge) return undefined;
  const { count } = await db.authStep.updateMany({
    where: { id, challenge: step.challenge },
    data: { challenge: null },
  });
  return count === 1 ? step.challenge : undefined;
}

/** Uses up what was begun. @returns whether it could still be finished, and nobody else has */
export async function takeStep(id: string): Promise<boolean> {
  const db = await database();
  const where = { id, expiresAt: { gt: new Date() } };
  return (await db.authStep.deleteMany({ where })).count === 1;
}
