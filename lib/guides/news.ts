import 'server-only';
import { z } from 'zod';
import { filledText } from '@/lib/content-values';
import { readYaml } from '@/lib/read-content';
import { routes } from '@/lib/routes';

export const NEWS = readYaml(
  'home/news.yaml',
  z.strictObject({
    title: filledText,
    entries: z.array(z.strictObject({ text: filledText, guide: z.string() })),
  }),
);

export function currentNews(articles: readonly { slug: string }[]) {
  const slugs = new Set(articles.map(({ slug }) => slug));
  return NEWS.entries
    .filter(({ guide }) => slugs.has(guide))
    .map(({ text, guide }) => ({ text, href: routes.guide(guide) }));
}
