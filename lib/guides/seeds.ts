import 'server-only';
import { applySeed, findAppliedSeeds, findArticles, findDrafts } from './repository';
import { contentHash, readSeedFiles } from './seed-files';

/** Edited or removed articles stay as they are. Returns the written and the skipped slugs. */
export async function seedArticles(): Promise<{ written: string[]; kept: string[] }> {
  const seeds = await readSeedFiles();
  // In this order: an article that another process just wrote has its hash.
  const articles = await findArticles();
  const applied = await findAppliedSeeds();
  const current = new Map(articles.map((article) => [article.slug, article]));
  const drafts = await findDrafts();
  const written: string[] = [];
  const kept: string[] = [];
  for (const seed of seeds) {
    const hash = contentHash(seed);
    const before = applied.get(seed.slug);
    if (before === hash) continue;
    const article = current.get(seed.slug);
    const draft = drafts.get(seed.slug);
    // Without a hash the article is not from a file.
    const untouched = before
      ? article &&
        !draft?.scheduledFor &&
        [article, draft ?? article].every((text) => contentHash(text) === before)
      : !article && !draft;
    if (!untouched) {
      if (article) kept.push(seed.slug);
    } else if (await applySeed(seed, hash, draft?.version)) written.push(seed.slug);
  }
  return { written, kept };
}
