import { renderArticle } from '@/lib/guides/markdown';
import { readSeedFiles } from '@/lib/guides/seed-files';

/** Every heading of the guides that the portal comes with, as `slug#heading-id`. */
export async function collectedHeadings(): Promise<Set<string>> {
  const guides = await readSeedFiles();
  return new Set(
    guides.flatMap(({ slug, content }) =>
      renderArticle(content).headings.map(({ id }) => `${slug}#${id}`),
    ),
  );
}
