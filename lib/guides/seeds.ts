import 'server-only';
import { applySeed, findAppliedSeeds, findArticles, findDrafts } from './repository';
import { contentHash, readSeedFiles } from './seed-files';

/**
 * Brings the articles of the files into the database: new ones, and new versions of those that
 * nobody has edited since. What an editor changed or is at work on stays, what was removed stays away.
 * @returns slugs written, and those left alone because they were edited
 */
export async function seedArticles(): Promise<{ written: string[]; kept: string[] }> {
  const seeds = await readSeedFiles();
  // In this order: an article that another process has just written comes with the note of its seed.
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
    // Without a note of a seed an article of that name is somebody's own.
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
