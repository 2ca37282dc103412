import { renderArticle } from '@/lib/guides/markdown';
import { readSeedFiles } from '@/lib/guides/seed-files';

export async function collectedHeadings(): Promise<Set<string>> {
  const guides = await readSeedFiles();
  return new Set(
    guides.flatMap(({ slug, content }) =>
      renderArticle(content).headings.map(({ id }) => `${slug}#${id}`),
    ),
  );
}
