import { Feed } from 'feed';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { CACHE_TIMES } from '@/lib/guides/constants';
import { listArticles } from '@/lib/guides/service';
import { cachedText } from '@/lib/platform/http/cached-json';
import { route } from '@/lib/platform/http/route';
import { escapeHtml } from '@/lib/platform/seo/escape-html';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const GET = route(async (request) => {
  const { name, url } = site();
  const articles = await listArticles();
  const author = { name: `Redaktion ${name}` };
  const feed = new Feed({
    id: `${url}${routes.guides}`,
    link: `${url}${routes.guides}`,
    title: `${name} Ratgeber`,
    description: 'Ratgeber zum Verkauf von Haus und Wohnung',
    language: 'de',
    copyright: name,
    generator: name,
    author,
    updated: new Date(Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime()))),
    feedLinks: { atom: `${url}${routes.feed}` },
  });
  for (const { title, slug, summary, createdAt, updatedAt } of articles) {
    const address = `${url}${routes.guide(slug)}`;
    feed.addItem({
      id: address,
      link: address,
      // The feed declares both as HTML.
      title: escapeHtml(title),
      description: escapeHtml(summary),
      published: createdAt,
      date: updatedAt,
      author: [author],
      category: [{ name: categoryName(categoryOf(title)) }],
    });
  }
  return cachedText(request, feed.atom1(), 'application/atom+xml; charset=utf-8', CACHE_TIMES);
});
