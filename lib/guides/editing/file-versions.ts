import 'server-only';
import { findAppliedSeeds } from '../repository';
import { type ArticleSeedFile, contentHash, readSeedFiles } from '../seed-files';
import { type GuideText, type StoredGuide, textOf, isSameText } from './guide-text';

/** What a file of content/guides says that nobody has decided on here. */
export interface FileVersion {
  text: GuideText;
  /** Names this version of the file */
  hash: string;
}

/** Of guides, what their files say that was not brought in because somebody had worked on them here: by slug. */
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
