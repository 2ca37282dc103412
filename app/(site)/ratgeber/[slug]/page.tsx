import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArticleView } from '@/app/(site)/ratgeber/article-view';
import { JsonLd } from '@/components/shell/json-ld';
import type { Article } from '@/lib/guides/article';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { listArticles } from '@/lib/guides/service';
import { metaDescription, pageMetadata } from '@/lib/platform/seo/metadata';
import { article as articleData, breadcrumbs } from '@/lib/platform/seo/json-ld';
import type { Params } from '@/lib/platform/page';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

type ArticlePageProps = Params<'slug'>;

/** Each page is rendered when it is first requested, and kept. */
export const generateStaticParams = () => [];

/** One reading of the database for head and body. */
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

function articleEntries(article: Article, portal: { name: string; url: string }) {
  const { title, summary, slug, createdAt, updatedAt } = article;
  const { url } = portal;
  const address = `${url}${routes.guide(slug)}`;
  const data = {
    headline: title,
    description: metaDescription(summary),
    address,
    image: `${url}${routes.guidePreview(slug)}`,
    published: createdAt,
    modified: updatedAt,
    section: categoryName(categoryOf(title)),
  };
  return [
    articleData(data, portal),
    breadcrumbs(url, [
      { name: 'Ratgeber', path: routes.guides },
      { name: title, path: routes.guide(slug) },
    ]),
  ];
}

export default async function ArticlePage(props: ArticlePageProps) {
  const { articles, article } = await load(props);
  if (!article) notFound();
  return (
    <>
      <ArticleView article={article} articles={articles} />
      <JsonLd entries={articleEntries(article, site())} />
    </>
  );
}
