import 'server-only';
import { findAppliedSeeds } from '../repository';
import { type ArticleSeedFile, contentHash, readSeedFiles } from '../seed-files';
import { type GuideText, type StoredGuide, textOf, isSameText } from './guide-text';

/** A version of a file of content/guides that an employee has to decide on. */
export interface FileVersion {
  text: GuideText;
  hash: string;
}

/** By slug: versions of files that were not applied because the guide was edited. */
export async function fileVersions(
  guides: readonly StoredGuide[],
): Promise<Map<string, FileVersion>> {
  const [seeds, applied] = await Promise.all([readSeedFiles(), findAppliedSeeds()]);
  const bySlug = new Map<string, ArticleSeedFile>(seeds.map((seed) => [seed.slug, seed]));
  const found = new Map<string, FileVersion>();
  for (const { slug, text } of guides) {
    const seed = bySlug.get(slug);
    if (!seed) continue;
    const hash = contentHash(seed);
    const file = textOf(seed);
    if (applied.get(slug) !== hash && !isSameText(file, text))
      found.set(slug, { text: file, hash });
  }
  return found;
}
