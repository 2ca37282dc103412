import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArticleGrid } from '@/components/guides/article-grid';
import { ArticleHeader } from '@/components/guides/article-header';
import { ArticleLinks } from '@/components/guides/article-links';
import { AuthorBox } from '@/components/guides/author-box';
import { ContentsFold } from '@/components/guides/contents-fold';
import { Glossary } from '@/components/guides/glossary';
import { ReadingProgress } from '@/components/guides/reading-progress';
import { SaveButton } from '@/components/guides/save-button';
import { ShareButton } from '@/components/guides/share-button';
import { Sources } from '@/components/guides/sources';
import { TableOfContents } from '@/components/guides/table-of-contents';
import { ValuationCard } from '@/components/guides/valuation-card';
import { CallbackInvitation } from '@/components/requests/callback-invitation';
import { JsonLd } from '@/components/shell/json-ld';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { renderArticle } from '@/lib/guides/markdown';
import { popularArticles } from '@/lib/guides/popular';
import { articleMinutes } from '@/lib/guides/reading-time';
import { relatedArticles } from '@/lib/guides/search';
import { listArticles } from '@/lib/guides/service';
import { pictureOf, toTeaser } from '@/lib/guides/teaser';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatDate, formatPartialDate, formatRelative } from '@/lib/platform/format/date';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { articleEntries } from './structured-data';

interface ArticlePageProps {
  params: Promise<{ slug: string }>;
}

/** None is known to a build; each is made when it is first asked for, and kept. */
export const generateStaticParams = () => [];

const TEXT_ID = 'artikel';

/** Head and body of the page share one reading of the database. */
const readArticles = cache(listArticles);

async function load({ params }: ArticlePageProps) {
  const { slug } = await params;
  const articles = await readArticles();
  return { articles, article: articles.find((candidate) => candidate.slug === slug) };
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const { article } = await load(props);
  if (!article) return { title: 'Artikel nicht gefunden', robots: { index: false } };
  const { title, summary, slug, createdAt, updatedAt } = article;
  return pageMetadata({
    title,
    description: summary,
    path: routes.guide(slug),
    preview: routes.guidePreview(slug),
    article: { published: createdAt, modified: updatedAt },
  });
}

export default async function ArticlePage(props: ArticlePageProps) {
  const { articles, article } = await load(props);
  if (!article) notFound();
  const { title, summary, slug, content, sources, createdAt } = article;
  const { html, headings, terms } = renderArticle(content);
  const { name, url, editor, address, email, phone, phoneHref } = site();
  const category = categoryOf(title);
  const asOf = article.asOf ? formatPartialDate(article.asOf) : undefined;
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
          category={{ id: category, name: categoryName(category) }}
          published={{
            relative: formatRelative(createdAt),
            full: formatDate(createdAt),
            iso: createdAt.toISOString(),
          }}
          minutes={articleMinutes(content)}
          asOf={asOf}
          actions={
            <>
              <ShareButton title={title} url={`${url}${routes.guide(slug)}`} />
              <SaveButton slug={slug} />
            </>
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
              data-views={routes.api.articleViews(slug)}
              className="article-text"
              dangerouslySetInnerHTML={{ __html: html }}
            />
            <Glossary terms={terms} />
            <div className="mt-14 space-y-10">
              <ValuationCard />
              {related.length > 0 && (
                <section aria-labelledby="dazu-passt" className="print:hidden">
                  <h2 id="dazu-passt" className="mb-2 text-2xl">
                    Dazu passt
                  </h2>
                  <ArticleLinks articles={related.map(toTeaser)} />
                </section>
              )}
              <CallbackInvitation phone={phone} phoneHref={phoneHref} />
              <Sources sources={sources} asOf={asOf} />
              <AuthorBox portal={name} editor={editor} address={address} email={email} />
            </div>
          </div>
        </div>
      </article>
      <section
        aria-labelledby="beliebt"
        className="mx-auto mt-20 max-w-6xl px-4 sm:px-6 print:hidden"
      >
        <h2 id="beliebt" className="mb-8 border-t-2 border-ink pt-4 text-3xl">
          Beliebte Artikel
        </h2>
        <ArticleGrid articles={popular.map(toTeaser)} headingLevel="h3" />
      </section>
      <JsonLd entries={articleEntries(article, site())} />
    </>
  );
}
