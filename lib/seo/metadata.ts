import { metaDescription } from './description';

interface PageHead {
  title: string;
  description: string;
  /** Without the host */
  path: string;
  article?: { published: Date; modified: Date };
}

/** Title, description, canonical address and Open Graph of a public page. */
export function pageMetadata({ title, description, path, article }: PageHead) {
  const short = metaDescription(description);
  const openGraph = { title, description: short, url: path, locale: 'de_DE' };
  return {
    title,
    description: short,
    alternates: { canonical: path },
    openGraph: article
      ? {
          ...openGraph,
          type: 'article' as const,
          publishedTime: article.published.toISOString(),
          modifiedTime: article.modified.toISOString(),
        }
      : { ...openGraph, type: 'website' as const },
  };
}
