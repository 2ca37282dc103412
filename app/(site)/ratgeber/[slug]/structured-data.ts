import type { Article } from '@/lib/guides/article';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { routes } from '@/lib/routes';
import { article as articleData, breadcrumbs } from '@/lib/platform/seo/json-ld';
import { metaDescription } from '@/lib/platform/seo/metadata';

/** What search engines are told about an article. */
export function articleEntries(article: Article, portal: { name: string; url: string }) {
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
    breadcrumbs([
      { name: 'Startseite', address: `${url}${routes.home}` },
      { name: 'Ratgeber', address: `${url}${routes.guides}` },
      { name: title, address },
    ]),
  ];
}
