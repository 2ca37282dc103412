import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ArticleNotFound } from '@/components/guides/article-not-found';
import { LostHouse } from '@/components/illustrations/lost-house';
import { MISSING } from '@/lib/platform/http/asked-path';
import { ValuationNotFound } from './(advice)/bewertung/valuation-not-found';
import AdviceLayout from './(advice)/layout';
import RootLayout, { metadata as common } from './layout';
import { MissingPage } from './missing-page';
import { SiteFrame } from './site-frame';

export { viewport } from './layout';

/** What there is none of, as middleware.ts has found. */
const missing = async () => (await headers()).get(MISSING);

export async function generateMetadata(): Promise<Metadata> {
  const what = { article: 'Artikel', valuation: 'Bewertung' }[String(await missing())] ?? 'Seite';
  return {
    ...common,
    title: `${what} nicht gefunden – ${common.applicationName}`,
    robots: { index: false },
  };
}

/**
 * What stands at an address that leads nowhere. A page of its own, with the whole house around it:
 * Next would send a not-found.tsx along with each page, once for every layout.
 */
export default async function GlobalNotFound() {
  const what = await missing();
  const isAdvice = what === 'valuation' || what === 'valuation page';
  const Frame = isAdvice ? AdviceLayout : SiteFrame;
  return (
    <RootLayout>
      <Frame>
        {what === 'article' ? (
          <ArticleNotFound drawing={<LostHouse />} />
        ) : what === 'valuation' ? (
          <ValuationNotFound />
        ) : (
          <MissingPage />
        )}
      </Frame>
    </RootLayout>
  );
}
