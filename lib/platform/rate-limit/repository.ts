import 'server-only';
import { database, runStatement } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import type { Query, Statement } from '@/lib/platform/db/statements';

export interface RateLimitRule {
  name: string;
  limit: number;
  /** Seconds */
  window: number;
  /**
   * Parts of a sliding window, in which refused events do not count. Without it windows are fixed.
   */
  stretches?: number;
}

interface Stretch {
  id: string;
  expiresAt: Date;
}

export function stretchesOf(
  rule: RateLimitRule,
  caller: string,
  now: number,
): [Stretch, ...Stretch[]] {
  const { name, window, stretches = 1 } = rule;
  const length = (window * 1000) / stretches;
  const present = Math.floor(now / length);
  // One extra: the window may begin at any moment of the oldest.
  const number = stretches === 1 ? 1 : stretches + 1;
  const stretch = (back: number) => ({
    id: `${name}:${caller}:${present - back}`,
    expiresAt: new Date((present - back + number) * length),
  });
  return [stretch(0), ...Array.from({ length: number - 1 }, (_, index) => stretch(index + 1))];
}

export const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

export function roomAt(stretches: [Stretch, ...Stretch[]], counts: number[], limit: number): Date {
  const isEnough = (_: Stretch, index: number) => sum(counts.slice(0, index)) < limit;
  return (stretches.findLast(isEnough) ?? stretches[0]).expiresAt;
}

export function refusal(room: Date, now: number): AppError {
  const retryAfter = Math.max(1, Math.ceil((room.getTime() - now) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new AppError(
    'too_many',
    `Von diesem Anschluss kamen zu viele Anfragen. Bitte in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal versuchen.`,
    { retryAfter },
  );
}

const counting = (id: string, expiresAt: Date): Statement => ({
  sql: `INSERT INTO "RateLimitCounter" ("id", "count", "expiresAt") VALUES (?, 1, ?)
    ON CONFLICT ("id") DO UPDATE SET "count" = "RateLimitCounter"."count" + 1 RETURNING "count"`,
  values: [id, expiresAt],
});

const clearing = (): Statement => ({
  sql: 'DELETE FROM "RateLimitCounter" WHERE "expiresAt" < ?',
  values: [new Date()],
});

/** One statement, so that processes with one database count together. */
export async function countEvent(id: string, expiresAt: Date): Promise<number> {
  const [row] = await runStatement(counting(id, expiresAt));
  const count = Number(row?.count);
  if (count === 1) await runStatement(clearing());
  return count;
}

export async function uncountEvent(id: string): Promise<void> {
  const db = await database();
  await db.rateLimitCounter.updateMany({ where: { id }, data: { count: { decrement: 1 } } });
}

export async function countedEvents(ids: string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const rows = await db.rateLimitCounter.findMany({
    where: { id: { in: ids } },
    select: { id: true, count: true },
  });
  return ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0);
}

/** Milliseconds between cleanups by this process. */
const CLEAR_EVERY = 60_000;
let clearedAt = 0;

/** For fixed windows. Returns the refusal, since throwing it would roll back the count. */
export async function countWithin(
  query: Query,
  rule: RateLimitRule,
  caller: string,
): Promise<AppError | undefined> {
  if (env().RATE_LIMIT === 'off') return undefined;
  const now = Date.now();
  const [{ id, expiresAt }] = stretchesOf(rule, caller, now);
  const [row] = await query(counting(id, expiresAt));
  const count = Number(row?.count);
  if (count === 1 && now > clearedAt + CLEAR_EVERY) {
    clearedAt = now;
    void query(clearing());
  }
  return count <= rule.limit ? undefined : refusal(expiresAt, now);
}
