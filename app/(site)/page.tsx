import { ArticleGrid } from '@/components/articles/article-grid';
import { FaqSection } from '@/components/home/faq-section';
import { GuidesSection } from '@/components/home/guides-section';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { StreetScene } from '@/components/illustrations/street-scene';
import { JsonLd } from '@/components/shell/json-ld';
import { TEASER_LIMIT } from '@/lib/articles/constants';
import { listArticles } from '@/lib/articles/service';
import { toTeaser } from '@/lib/articles/teaser';
import { FAQ } from '@/lib/home/faq';
import { faqPage, organization } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

const { name } = site();

export const metadata = {
  ...pageMetadata({
    title: `${name} – Immobilie kostenlos bewerten`,
    description:
      'Was ist Ihr Haus oder Ihre Wohnung wert? Kostenlose, unverbindliche Immobilienbewertung in zehn kurzen Schritten, dazu Ratgeber für den Verkauf.',
    path: routes.home,
  }),
  title: { absolute: `${name} – Immobilie kostenlos bewerten` },
};

/** Seconds; with `expireTime` in next.config.ts a changed guide is seen within a minute. */
export const revalidate = 20;

export default async function HomePage() {
  const articles = (await listArticles()).slice(0, TEASER_LIMIT);
  return (
    <>
      <Hero scene={<StreetScene className="h-auto w-full" />} />
      <HowItWorks />
      {articles.length > 0 && (
        <GuidesSection>
          <ArticleGrid articles={articles.map(toTeaser)} headingLevel="h3" />
        </GuidesSection>
      )}
      <FaqSection entries={FAQ} />
      <JsonLd entries={[organization(site()), faqPage(FAQ)]} />
    </>
  );
}
