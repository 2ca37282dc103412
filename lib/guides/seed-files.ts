import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { filledText, fillContent } from '@/lib/content-values';
import { listContent, parseMarkdown, readMarkdown } from '@/lib/read-content';
import type { Article } from './article';
import { SLUG, sourcesSchema } from './schema';

/** The head of a file in content/guides. */
const seedSchema = z.strictObject({
  title: filledText.pipe(z.string().min(5).max(120)),
  slug: z.string().regex(SLUG),
  summary: filledText.pipe(z.string().min(60).max(160)),
  image: z.string().regex(/^\/images\/ratgeber\/[a-z0-9-]+\.svg$/),
  createdAt: z.iso.datetime(),
  stand: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  sources: sourcesSchema.min(1),
});

export type ArticleSeedFile = Omit<Article, 'id' | 'updatedAt'>;

/** The article of one file: its head, then Markdown. */
function articleOf(
  name: string,
  { head, body, firstLine }: ReturnType<typeof parseMarkdown<typeof seedSchema>>,
): ArticleSeedFile {
  const { stand, createdAt, ...rest } = head;
  const lines = body.split('\n');
  const filled = lines.map((line, index) => fillContent(line, `${name}:${firstLine + index}`));
  return { ...rest, content: filled.join('\n'), asOf: stand, createdAt: new Date(createdAt) };
}

/**
 * Reads one article file.
 * @throws Error that names file, line and reason of what is wrong
 */
export const parseSeedFile = (name: string, text: string) =>
  articleOf(name, parseMarkdown(name, text, seedSchema));

/** The articles that the portal comes with, newest first. */
export async function readSeedFiles(): Promise<ArticleSeedFile[]> {
  return listContent('guides', '.md')
    .map((path) => articleOf(`content/${path}`, readMarkdown(path, seedSchema)))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** SHA-256 of what an editor could change, hex. */
export function contentHash({
  title,
  summary,
  image,
  imageAlt,
  content,
  asOf,
  sources,
}: Omit<ArticleSeedFile, 'slug' | 'createdAt'>) {
  const fields = sources.map(({ title, publisher, url, date }) => [title, publisher, url, date]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        ...[title, summary, image, content, asOf, fields],
        // No file has one, and what was seeded before there was any keeps its hash.
        ...(imageAlt ? [imageAlt] : []),
      ]),
    )
    .digest('hex');
}
