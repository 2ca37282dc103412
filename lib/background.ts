import 'server-only';
import { keepKnowledgeFresh } from './adviser/knowledge/current';
import { publishGuides } from './guides/editing/publisher';
import { pdfRenderer } from './submissions/documents/pdf-renderer';
import { makeDocuments } from './submissions/documents/service';
import { lookUpAddresses } from './submissions/owner/new-link/service';
import { mailRenderer } from '@/lib/submissions/mails/compose';
import { sellLeads } from './submissions/leads/sale-service';
import { retainDaily } from './submissions/retention/pass';
import { sendMails } from './submissions/mails/delivery';

/** server.ts awaits it before the process ends. */
const holder = globalThis as typeof globalThis & { portalStopWork?: () => Promise<void> };

/** Called once per server. `afterwards` runs when all work has stopped. */
export function startBackgroundWork(afterwards?: () => Promise<void>): void {
  if (holder.portalStopWork) return;
  const stop = new AbortController();
  const running = [
    sendMails,
    lookUpAddresses,
    makeDocuments,
    retainDaily,
    sellLeads,
    keepKnowledgeFresh,
    publishGuides,
  ].map((work) => work(stop.signal));
  holder.portalStopWork = async () => {
    stop.abort();
    await Promise.all(running);
    await Promise.all([pdfRenderer.end(), mailRenderer.end()]);
    await afterwards?.();
  };
}
