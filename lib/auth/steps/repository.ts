import 'server-only';
import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';

/** Milliseconds to finish a step. */
export const STEP_LIFETIME = 5 * 60_000;

interface NewStep {
  purpose: 'login' | 'passkey';
  employeeId?: number;
  challenge?: string;
}

export async function createStep(step: NewStep): Promise<string> {
  const db = await database();
  const now = Date.now();
  await db.authStep.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  const id = randomUUID();
  const expiresAt = new Date(now + STEP_LIFETIME);
  await db.authStep.create({ data: { id, ...step, expiresAt } });
  return id;
}

export async function findLoginStep(id: string) {
  const db = await database();
  const where = { id, purpose: 'login', expiresAt: { gt: new Date() } };
  return db.authStep.findFirst({ where });
}

export async function setChallenge(id: string, challenge: string): Promise<void> {
  const db = await database();
  await db.authStep.updateMany({ where: { id }, data: { challenge } });
}

/** Each challenge is returned once. `of`: the employee who began, `null` if unknown. */
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

export async function takeStep(id: string): Promise<boolean> {
  const db = await database();
  const where = { id, expiresAt: { gt: new Date() } };
  return (await db.authStep.deleteMany({ where })).count === 1;
}
