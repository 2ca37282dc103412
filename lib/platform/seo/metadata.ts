import { routes } from '@/lib/routes';

/** Characters, and how many stay before the ellipsis. */
export const DESCRIPTION_LIMIT = 160;
const KEPT = 157;
const ELLIPSIS = '...';

export function metaDescription(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  // By code points, so that no character is split.
  const characters = [...flat];
  return characters.length <= DESCRIPTION_LIMIT
    ? flat
    : characters.slice(0, KEPT).join('') + ELLIPSIS;
}

/** For pages that are no business of search engines. */
export const UNLISTED = { robots: { index: false, follow: false } } as const;

interface PageHead {
  title: string;
  description: string;
  path: string;
  preview?: string;
  article?: { published: Date; modified: Date };
}

export function pageMetadata({ title, description, path, preview, article }: PageHead) {
  const short = metaDescription(description);
  const images = [{ url: preview ?? routes.preview, width: 1200, height: 630, alt: title }];
  const openGraph = { title, description: short, url: path, locale: 'de_DE', images };
  return {
    title,
    description: short,
    alternates: {
      canonical: path,
      types: { 'application/atom+xml': [{ url: routes.feed, title: 'Ratgeber' }] },
    },
    twitter: { card: 'summary_large_image' as const },
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
