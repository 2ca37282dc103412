import { ArticleGrid } from '@/components/guides/article-grid';
import { FaqSection } from '@/components/home/faq-section';
import { HomeHero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { SaleChecklist } from '@/components/home/sale-checklist';
import { StreetScene } from '@/components/illustrations/street-scene';
import { RevealEffects } from '@/components/ui/reveal-effects';
import { Ticker } from '@/components/ui/ticker';
import { JsonLd } from '@/components/shell/json-ld';
import { TEASER_LIMIT } from '@/lib/guides/constants';
import { listArticles } from '@/lib/guides/service';
import { currentNews, NEWS } from '@/lib/guides/news';
import { toTeaser } from '@/lib/guides/teaser';
import { HOME_TEXTS } from '@/lib/home-texts';
import { faqPage, organization } from '@/lib/platform/seo/json-ld';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ButtonLink } from '@/components/ui/button-link';
import { TitledSection } from '@/components/ui/titled-section';

const { name } = site();

export const metadata = {
  ...pageMetadata({
    title: `${name} – Immobilie kostenlos bewerten`,
    description: HOME_TEXTS.opening.description,
    path: routes.home,
  }),
  title: { absolute: `${name} – Immobilie kostenlos bewerten` },
};

export default async function HomePage() {
  const articles = await listArticles();
  return (
    <>
      <HomeHero texts={HOME_TEXTS.opening} scene={<StreetScene className="size-full" />} />
      <HowItWorks {...HOME_TEXTS.howItWorks} />
      <SaleChecklist {...HOME_TEXTS.checklist} />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Ticker label={NEWS.title} items={currentNews(articles)} />
      </div>
      {articles.length > 0 && (
        <TitledSection
          id="ratgeber"
          title={HOME_TEXTS.guides.title}
          look="text-3xl"
          className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
        >
          <div className="mt-8">
            <ArticleGrid
              articles={articles.slice(0, TEASER_LIMIT).map(toTeaser)}
              headingLevel="h3"
            />
          </div>
          <ButtonLink variant="outline" className="mt-12" href={routes.guides}>
            {HOME_TEXTS.guides.button}
          </ButtonLink>
        </TitledSection>
      )}
      <FaqSection {...HOME_TEXTS.faq} />
      <RevealEffects />
      <JsonLd entries={[organization(site()), faqPage(HOME_TEXTS.faq.entries)]} />
    </>
  );
}
