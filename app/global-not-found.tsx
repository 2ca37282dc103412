import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ArticleNotFound } from '@/components/guides/article-not-found';
import { LostHouse } from '@/components/illustrations/lost-house';
import { LedgerNotFound } from '@/components/ledger/ledger';
import { MISSING, type Missing } from '@/lib/platform/http/asked-path';
import { ValuationNotFound } from './(advice)/bewertung/valuation-not-found';
import { LostLink } from './(site)/anfrage/lost-link';
import OfferNotFound from './(site)/makler/angebot/[token]/not-found';
import RootLayout, { metadata as common } from './layout';
import { MissingPage } from './missing-page';
import { PlainFrame, PlainFrameWithoutFooter } from './plain-frame';
import NotFound from './not-found';

export { viewport } from './layout';

interface Words {
  title: string;
  page: ReactNode;
  Frame?: typeof PlainFrame;
}

const DeskFrame = ({ children }: { children: ReactNode }) => <main id="inhalt">{children}</main>;

const PAGE: Words = { title: 'Seite nicht gefunden', page: <MissingPage /> };
const WORDS: Record<Missing, Words> = {
  page: PAGE,
  article: {
    title: 'Artikel nicht gefunden',
    page: <ArticleNotFound drawing={<LostHouse />} />,
  },
  // Whatever begins like a valuation has no footer (specification 2).
  valuation: {
    title: 'Bewertung nicht gefunden',
    page: <ValuationNotFound />,
    Frame: PlainFrameWithoutFooter,
  },
  'valuation page': { ...PAGE, Frame: PlainFrameWithoutFooter },
  link: { title: 'Meine Anfrage', page: <LostLink /> },
  offer: { title: 'Angebot nicht gefunden', page: <OfferNotFound /> },
  ledger: { title: 'Nachweis der Einwilligungen', page: <LedgerNotFound />, Frame: DeskFrame },
  desk: { title: 'Seite nicht gefunden', page: <NotFound />, Frame: DeskFrame },
};

/** What there is none of, as middleware.ts has found. */
const words = async () => WORDS[(await headers()).get(MISSING) as Missing] ?? PAGE;

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await words();
  return { ...common, title: `${title} – ${common.applicationName}`, robots: { index: false } };
}

/**
 * What stands at an address that leads nowhere. A page of its own, with hardly a script: Next sends its scripts
 * along with every page.
 */
export default async function GlobalNotFound() {
  const { page, Frame = PlainFrame } = await words();
  return (
    <RootLayout>
      <Frame>{page}</Frame>
    </RootLayout>
  );
}
