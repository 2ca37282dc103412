import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ArticleNotFound } from '@/components/guides/article-not-found';
import { LostHouse } from '@/components/illustrations/lost-house';
import { setResponseStatus } from '@/lib/platform/http/response-status';

export const metadata: Metadata = { title: 'Artikel nicht gefunden', robots: { index: false } };

/** Stands at the address of an article that does not exist (middleware.ts), with status 404. */
export default async function MissingArticlePage() {
  // Rendered at each request: only then can the status be chosen.
  await connection();
  setResponseStatus(404);
  return <ArticleNotFound drawing={<LostHouse />} />;
}
