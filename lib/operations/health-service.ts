import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { loginIn } from '@/lib/auth/token';
import { env } from '@/lib/platform/env';
import { version } from '@/package.json';
import { countQueuedMails, tryWriting, loadOfDatabase, unsentMails } from './health-repository';
import { log } from '@/lib/platform/telemetry/log';
import { metrics } from '@/lib/platform/telemetry/metrics';

export interface Health {
  status: 'ok' | 'failing';
  database: 'ok' | 'unreachable';
  write: 'ok' | 'failing';
  outbox: { queued: number } | null;
  version: string;
}

/** Milliseconds. */
const PATIENCE = 2000;

/** Milliseconds that an answer is reused, so that frequent checks cause no load. */
const FRESH = 1000;

/** On a failure the rest keeps its value. */
async function examine(found: Health): Promise<void> {
  try {
    found.outbox = { queued: await countQueuedMails() };
    found.database = 'ok';
    await tryWriting();
    found.write = 'ok';
    found.status = 'ok';
  } catch (error) {
    log().error({ err: error }, 'Health check: the database does not do its work');
  }
}

let current: Promise<Health> | undefined;

async function newHealth(): Promise<Health> {
  const found: Health = {
    status: 'failing',
    database: 'unreachable',
    write: 'failing',
    outbox: null,
    version,
  };
  const examined = examine(found);
  // A blocked database is not asked again before it answered or timed out.
  void examined.then(() => setTimeout(() => (current = undefined), FRESH).unref());
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([examined, new Promise((late) => (timer = setTimeout(late, PATIENCE)))]);
  clearTimeout(timer);
  return { ...found };
}

/** Waits at most two seconds and never throws. */
export function checkHealth(): Promise<Health> {
  return (current ??= newHealth());
}

const digest = (value: string) => createHash('sha256').update(value).digest();

export function hasHealthToken(headers: Headers): boolean {
  const token = env().HEALTH_TOKEN;
  const given = headers.get('authorization') ?? '';
  return token !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

/** For employees, or with HEALTH_TOKEN. `isWell`: the database can be asked for the login. */
export async function maySeeDetails(headers: Headers, isWell: boolean): Promise<boolean> {
  if (hasHealthToken(headers)) return true;
  return isWell && (await loginIn(headers, { touch: false })).employee !== null;
}

/** Prometheus format; without a database the outbox is missing. */
export async function metricsText(): Promise<string> {
  const { registry, databaseUp, connections, waitingForDatabase, outbox, outboxAge } = metrics();
  const load = await loadOfDatabase();
  waitingForDatabase.set(load?.waiting ?? 0);
  for (const [state, count] of Object.entries(load?.connections ?? {})) {
    connections.set({ state }, count);
  }
  const isUp = (await checkHealth()).status === 'ok';
  databaseUp.set(isUp ? 1 : 0);
  outbox.reset();
  outboxAge.remove();
  const mails = isUp ? await unsentMails().catch(() => undefined) : undefined;
  if (!mails) return registry.metrics();
  for (const status of ['queued', 'rejected', 'dead']) outbox.set({ status }, 0);
  for (const { status, count } of mails) outbox.set({ status }, count);
  const oldest = mails.find(({ status }) => status === 'queued')?.oldest;
  outboxAge.set(oldest ? (Date.now() - oldest.getTime()) / 1000 : 0);
  return registry.metrics();
}
