import type { Metadata } from 'next';
import { MissingPage } from '@/app/missing-page';
import { setResponseStatus } from '@/lib/platform/http/response-status';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Seite nicht gefunden' };

/**
 * What is missing below /bewertung, and wherever a path begins with it (next.config.ts): the page for
 * what does not exist, without the footer and the question about cookies (specification 2).
 */
export default function MissingValuationPage() {
  setResponseStatus(404);
  return <MissingPage />;
}
