import 'server-only';
import { metrics } from '@/lib/platform/telemetry/metrics';
import { loadOfDatabase, unsentMails } from './health-repository';
import { checkHealth } from './health-service';

/**
 * What the portal counts, in the words of Prometheus. While the database is away the outbox is not told of.
 */
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
