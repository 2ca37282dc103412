import { ArticleGrid } from '@/components/guides/article-grid';
import { FaqSection } from '@/components/home/faq-section';
import { SaleChecklist } from '@/components/home/sale-checklist';
import { StreetScene } from '@/components/illustrations/street-scene';
import { RevealEffects } from '@/components/ui/reveal-effects';
import { Ticker } from '@/components/ui/ticker';
import { JsonLd } from '@/components/shell/json-ld';
import { TEASER_LIMIT } from '@/lib/guides/constants';
import { listArticles } from '@/lib/guides/service';
import { currentNews, NEWS } from '@/lib/guides/news';
import { toTeaser } from '@/lib/guides/teaser';
import { HOME_TEXTS, type HomeTexts } from '@/lib/home-texts';
import { faqPage, organization } from '@/lib/platform/seo/json-ld';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ButtonLink } from '@/components/ui/button-link';
import { TitledSection } from '@/components/ui/titled-section';
import { PauseIcon, PlayIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { HeroVideo } from '@/components/home/hero-video';
import { revealed } from '@/components/ui/reveal';

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

function HomeHero({ texts, scene }: { texts: HomeTexts<'opening'>; scene: ReactNode }) {
  return (
    <section className="relative lg:min-h-[clamp(620px,37vw,704px)] print:min-h-0">
      <div className="relative z-1 mx-auto max-w-6xl px-4 sm:px-6 lg:mb-52 print:mb-0">
        <div className="py-10 lg:-ml-6 lg:py-9 lg:w-[34.5rem] lg:bg-paper lg:px-6 xl:-ml-10 xl:px-10">
          <h1 className="text-[length:min(2.25rem,12vw)] leading-[1.1] sm:text-5xl sm:leading-[1.1]">
            {texts.title}
          </h1>
          <p className="mt-4 max-w-xl text-lg">{texts.text}</p>
          <ButtonLink href={routes.valuation} variant="accent" className="mt-6 text-lg">
            {texts.button}
            <Badge look="accent">NEU</Badge>
          </ButtonLink>
        </div>
      </div>
      <div className="relative h-[max(260px,42vw)] overflow-hidden lg:absolute lg:inset-0 lg:h-auto print:hidden">
        {/* Closer on small screens: fewer houses, less sky. */}
        <div className="absolute inset-x-0 bottom-0 h-[130%] lg:h-full">
          {scene}
          <HeroVideo playIcon={<PlayIcon />} pauseIcon={<PauseIcon />} />
        </div>
      </div>
    </section>
  );
}

/** Milliseconds */
const DELAYS = [100, 300, 500];

function HowItWorks({ title, steps, button }: HomeTexts<'howItWorks'>) {
  return (
    <TitledSection
      id="so-geht-es"
      title={title}
      look="text-3xl"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
    >
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-t-2 border-ink pt-4"
            {...revealed({ threshold: 0.1, delay: DELAYS[index] })}
          >
            <span aria-hidden="true" className="font-serif text-4xl text-petrol">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink className="mt-10" href={routes.valuation}>
        {button}
      </ButtonLink>
    </TitledSection>
  );
}
