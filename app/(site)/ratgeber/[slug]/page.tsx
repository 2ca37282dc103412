import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { JsonLd } from '@/components/shell/json-ld';
import { listArticles } from '@/lib/guides/service';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ArticleView } from '../article-view';
import { articleEntries } from './structured-data';

interface ArticlePageProps {
  params: Promise<{ slug: string }>;
}

/** None is known to a build; each is made when it is first asked for, and kept. */
export const generateStaticParams = () => [];

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
  return (
    <>
      <ArticleView article={article} articles={articles} />
      <JsonLd entries={articleEntries(article, site())} />
    </>
  );
}
