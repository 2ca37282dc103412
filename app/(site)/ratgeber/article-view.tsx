import { BookmarkIcon } from 'lucide-react';
import { CalculatorLinks } from '@/components/calculators/calculator-links';
import { ArticleGrid } from '@/components/guides/article-grid';
import { ArticleHeader } from '@/components/guides/article-header';
import { ArticleLinks } from '@/components/guides/article-links';
import { ContentsFold } from '@/components/guides/contents-fold';
import { ReadingEffects } from '@/components/guides/reading-effects';
import { ReadingProgress } from '@/components/guides/reading-progress';
import { SaveButton } from '@/components/guides/save-button';
import { ShareButton } from '@/components/guides/share-button';
import { TableOfContents } from '@/components/guides/table-of-contents';
import { ValuationCard } from '@/components/guides/valuation-card';
import { CallbackButton } from '@/components/submissions/callback-button';
import { Glossary } from '@/components/shell/glossary';
import { buttonVariants } from '@/components/ui/button';
import { calculatorsOfGuide, linkTo } from '@/lib/calculators/search';
import type { Article, ListedArticle, ArticleSource } from '@/lib/guides/article';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { renderArticle } from '@/lib/guides/markdown';
import { popularArticles } from '@/lib/guides/popular';
import { relatedArticles } from '@/lib/guides/search';
import { pictureOf, toTeaser, articleMinutes } from '@/lib/guides/teaser';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatDate, formatPartialDate, formatRelative } from '@/lib/platform/format/date';
import { OFFICE_HOURS_TEXT } from '@/lib/submissions/forms/callback/time-labels';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { TitledSection } from '@/components/ui/titled-section';

function Sources({ sources, asOf }: { sources: readonly ArticleSource[]; asOf?: string }) {
  if (sources.length === 0 && !asOf) return null;
  return (
    <TitledSection
      id="quellen"
      title="Stand und Quellen"
      look="text-xl"
      className="sources text-base"
    >
      {asOf && <p className="mt-2">Stand: {asOf}</p>}
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {sources.map(({ title, publisher, url, date }) => (
          <li key={`${title}${url}`}>
            {url ? (
              <a href={url} rel="noopener" className="break-words underline underline-offset-4">
                {bindWords(title)}
              </a>
            ) : (
              bindWords(title)
            )}
            {publisher && `, ${publisher}`}
            {date && `, ${formatPartialDate(date)}`}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface AuthorBoxProps {
  portal: string;
  /** Responsible for the text, § 18 (2) MStV */
  editor: string;
  address: string;
  email: string;
}

function AuthorBox({ portal, editor, address, email }: AuthorBoxProps) {
  return (
    <section aria-labelledby="autor" className="flex gap-4 border-y border-line py-6">
      <LogoMark className="size-10 shrink-0" />
      <div className="min-w-0 text-base [overflow-wrap:anywhere]">
        <h2 id="autor" className="text-xl">
          Redaktion {portal}
        </h2>
        <p className="mt-2">
          {bindWords('Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV')}: {editor},{' '}
          {bindWords(address)}.
        </p>
        <p className="mt-2">
          Der Artikel ersetzt keine Rechts- oder Steuerberatung. Fehler gefunden? Schreiben Sie an{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

const TEXT_ID = 'artikel';

function CallbackInvitation({ phone, phoneHref }: { phone: string; phoneHref: string }) {
  return (
    <aside aria-labelledby="rueckruf-aufruf" className="border-t-2 border-ink pt-4 print:hidden">
      <h2 id="rueckruf-aufruf" className="text-xl">
        Lieber darüber sprechen?
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-md grow basis-64">
          Sie erreichen uns {OFFICE_HOURS_TEXT} unter{' '}
          <a
            href={phoneHref}
            className="font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {phone}
          </a>
          .<span className="js-only"> Oder wir rufen Sie an, wann es Ihnen passt.</span>
        </p>
        <CallbackButton source="guide" look={buttonVariants({ variant: 'outline' })} />
      </div>
    </aside>
  );
}

interface ArticleViewProps {
  article: Article;
  articles: readonly ListedArticle[];
  /** Drafts are not counted and cannot be shared */
  isDraft?: boolean;
}

export function ArticleView({ article, articles, isDraft = false }: ArticleViewProps) {
  const { title, summary, slug, content, sources, createdAt } = article;
  const { html, headings, terms } = renderArticle(content);
  const { name, url, editor, address, email, phone, phoneHref } = site();
  const category = categoryOf(title);
  const asOf = article.asOf ? formatPartialDate(article.asOf) : undefined;
  const calculators = calculatorsOfGuide(slug).map(linkTo);
  const popular = popularArticles(articles, slug);
  const related = relatedArticles(articles, article, popular);
  return (
    <>
      <ReadingProgress of={TEXT_ID} />
      <article className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-8">
        <ArticleHeader
          title={title}
          summary={bindWords(summary)}
          image={pictureOf(article)}
          imageAlt={article.imageAlt}
          category={{ id: category, name: categoryName(category) }}
          published={{
            relative: formatRelative(createdAt),
            full: formatDate(createdAt),
            iso: createdAt.toISOString(),
          }}
          minutes={articleMinutes(content)}
          asOf={asOf}
          actions={
            !isDraft && (
              <>
                <ShareButton title={title} url={`${url}${routes.guide(slug)}`} />
                <SaveButton
                  slug={slug}
                  icon={<BookmarkIcon />}
                  look={buttonVariants({ variant: 'outline', width: 'narrow' })}
                />
              </>
            )
          }
        />
        <div className="mt-8 lg:mt-10 lg:border-t lg:border-line lg:pt-12 lg:grid lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
          <div className="print:hidden">
            <ContentsFold entries={headings} className="lg:hidden" />
            <TableOfContents
              entries={headings}
              className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto max-lg:hidden"
            />
          </div>
          <div className="max-lg:mx-auto max-lg:mt-10 max-lg:max-w-2xl">
            <div
              id={TEXT_ID}
              data-article={slug}
              className="article-text"
              dangerouslySetInnerHTML={{ __html: html }}
            />
            <ReadingEffects
              slug={slug}
              text={TEXT_ID}
              counter={isDraft ? undefined : routes.api.articleViews(slug)}
            />
            <Glossary terms={terms} />
            <div className="mt-14 space-y-10">
              {calculators.length > 0 && (
                <TitledSection
                  id="ausrechnen"
                  title="Selbst ausrechnen"
                  look="mb-2 text-2xl"
                  className="print:hidden"
                >
                  <CalculatorLinks calculators={calculators} />
                </TitledSection>
              )}
              <ValuationCard />
              {related.length > 0 && (
                <TitledSection
                  id="dazu-passt"
                  title="Dazu passt"
                  look="mb-2 text-2xl"
                  className="print:hidden"
                >
                  <ArticleLinks articles={related.map(toTeaser)} />
                </TitledSection>
              )}
              <CallbackInvitation phone={phone} phoneHref={phoneHref} />
              <Sources sources={sources} asOf={asOf} />
              <AuthorBox portal={name} editor={editor} address={address} email={email} />
            </div>
          </div>
        </div>
      </article>
      <TitledSection
        id="beliebt"
        title="Beliebte Artikel"
        look="mb-8 border-t-2 border-ink pt-4 text-3xl"
        className="mx-auto mt-20 max-w-6xl px-4 sm:px-6 print:hidden"
      >
        <ArticleGrid articles={popular.map(toTeaser)} headingLevel="h3" />
      </TitledSection>
    </>
  );
}
