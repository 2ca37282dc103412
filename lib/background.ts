import 'server-only';
import { fillQueue } from './back-office/queue/backfill/worker';
import { makeDocuments } from './own-request/documents/worker';
import { lookUpAddresses } from './own-request/new-link/worker';
import { retainDaily } from './retention/daily';
import { sendMails } from './mail/worker';

/** The server (scripts/serve.ts) waits for it before the process ends. */
const holder = globalThis as typeof globalThis & { portalStopWork?: () => Promise<void> };

/**
 * Starts what this process does beside answering: mails, new links, PDFs, the daily deletion, and
 * requests of before the queue. Called once, when a
 * server starts.
 */
export function startBackgroundWork(): void {
  if (holder.portalStopWork) return;
  const stop = new AbortController();
  const running = [sendMails, lookUpAddresses, makeDocuments, retainDaily, fillQueue].map((work) =>
    work(stop.signal),
  );
  holder.portalStopWork = async () => {
    stop.abort();
    await Promise.all(running);
  };
}
