import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { Article } from './article';
import { seedSchema } from './schema';

const FOLDER = join('prisma', 'seed', 'articles');
const FILE = /^---\r?\n(?<head>.*?)\r?\n---\r?\n(?<content>.*)$/s;

export type ArticleSeedFile = Omit<Article, 'id' | 'updatedAt'>;

function parseHead(name: string, yaml: string): unknown {
  try {
    return parseYaml(yaml);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads one article file: YAML between two lines of `---`, then Markdown.
 * @throws Error that names the file and what is wrong with its head
 */
export function parseSeedFile(name: string, text: string): ArticleSeedFile {
  const parts = FILE.exec(text)?.groups;
  if (!parts) throw new Error(`${name}: expected a head between two lines of ---`);
  const head = seedSchema.safeParse(parseHead(name, parts.head ?? ''));
  if (!head.success) {
    const issues = head.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${name}: ${issues.join('; ')}`);
  }
  const { stand, createdAt, ...rest } = head.data;
  return {
    ...rest,
    content: (parts.content ?? '').trim(),
    asOf: stand,
    createdAt: new Date(createdAt),
  };
}

/** The articles that the portal comes with, newest first. */
export async function readSeedFiles(): Promise<ArticleSeedFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  const seeds = await Promise.all(
    names.map(async (name) => parseSeedFile(name, await readFile(join(FOLDER, name), 'utf8'))),
  );
  return seeds.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** SHA-256 of what an editor could change, hex. */
export function contentHash({ title, summary, image, content, asOf, sources }: ArticleSeedFile) {
  const fields = sources.map(({ title, publisher, url, date }) => [title, publisher, url, date]);
  return createHash('sha256')
    .update(JSON.stringify([title, summary, image, content, asOf, fields]))
    .digest('hex');
}
