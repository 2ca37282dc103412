import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { filledText, fillContent } from '@/lib/content-values';
import { listContent, parseMarkdown, readMarkdown } from '@/lib/read-content';
import type { Article } from './article';
import { SLUG, sourcesSchema } from './schema';

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

function articleOf(
  name: string,
  { head, body, firstLine }: ReturnType<typeof parseMarkdown<typeof seedSchema>>,
): ArticleSeedFile {
  const { stand, createdAt, ...rest } = head;
  const lines = body.split('\n');
  const filled = lines.map((line, index) => fillContent(line, `${name}:${firstLine + index}`));
  return { ...rest, content: filled.join('\n'), asOf: stand, createdAt: new Date(createdAt) };
}

/** Throws an Error that names file, line and reason. */
export const parseSeedFile = (name: string, text: string) =>
  articleOf(name, parseMarkdown(name, text, seedSchema));

export async function readSeedFiles(): Promise<ArticleSeedFile[]> {
  return listContent('guides', '.md')
    .map((path) => articleOf(`content/${path}`, readMarkdown(path, seedSchema)))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** SHA-256 of what an editor can change, hex. */
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
        // Omitted if empty, so that older hashes stay valid.
        ...(imageAlt ? [imageAlt] : []),
      ]),
    )
    .digest('hex');
}
