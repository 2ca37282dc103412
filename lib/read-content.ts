import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { readCache, writeCache } from '@/lib/platform/build-cache';

const FOLDER = 'content';
const MARKDOWN = /^---\r?\n(?<head>.*?)\r?\n---(?:\r?\n(?<body>.*))?$/s;

interface Mistake {
  line: number;
  reason: string;
}

function failed(name: string, mistakes: readonly Mistake[]): never {
  const sorted = [...mistakes].sort((a, b) => a.line - b.line);
  throw new Error(sorted.map(({ line, reason }) => `${name}:${line}: ${reason}`).join('\n'));
}

/** Offset of the value at a path; of its parent if missing. */
function offsetOf(contents: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      next = pair?.key;
      node = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(step)];
      node = next;
    }
    const range = (next as Node | undefined)?.range;
    if (!range) break;
    offset = range[0];
  }
  return offset;
}

/** The parser reports an unclosed quotation at the end of the file. */
function startOf(document: Document.Parsed, { code, pos: [noticed] }: YAMLError): number {
  let start = noticed;
  if (code !== 'MISSING_CHAR') return start;
  visit(document, {
    Node: (_, { range }) => {
      if (range && range[0] <= noticed && noticed <= range[2]) start = range[0];
    },
  });
  return start;
}

function parse<Schema extends z.ZodType>(
  name: string,
  yaml: string,
  schema: Schema,
  firstLine: number,
): z.output<Schema> {
  const before = readCache(name, yaml);
  const known = before === undefined ? undefined : schema.safeParse(before);
  if (known?.success) return known.data;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const unreadable = [...document.errors, ...document.warnings];
  if (unreadable.length > 0) {
    failed(
      name,
      unreadable.map((error) => ({
        line: lineAt(startOf(document, error)),
        reason: error.message,
      })),
    );
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    writeCache(name, yaml, document.toJS());
    return result.data;
  }
  return failed(
    name,
    result.error.issues.map((issue) => {
      const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const path = unknown === undefined ? issue.path : [...issue.path, unknown];
      const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
      return {
        line: lineAt(offsetOf(document.contents, path)),
        reason: `${where}${issue.message}`,
      };
    }),
  );
}

/** Throws an Error with file, line and reason of each mistake. */
export const parseYaml = <Schema extends z.ZodType>(name: string, text: string, schema: Schema) =>
  parse(name, text, schema, 1);

/**
 * YAML between two `---`, then the text and its offset. Throws an Error with file, line and reason.
 */
export function parseMarkdown<Schema extends z.ZodType>(
  name: string,
  text: string,
  headSchema: Schema,
): { head: z.output<Schema>; body: string; firstLine: number } {
  const parts = MARKDOWN.exec(text)?.groups;
  if (!parts) failed(name, [{ line: 1, reason: 'expected a head between two lines of ---' }]);
  const { head = '', body = '' } = parts;
  const above = text.length - body.trimStart().length;
  return {
    head: parse(name, head, headSchema, 2),
    body: body.trim(),
    firstLine: text.slice(0, above).split('\n').length,
  };
}

const textOf = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

export const readYaml = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  parseYaml(`${FOLDER}/${path}`, textOf(path), schema);

export const readMarkdown = <Schema extends z.ZodType>(path: string, headSchema: Schema) =>
  parseMarkdown(`${FOLDER}/${path}`, textOf(path), headSchema);

/** Sorted paths below `content`: `adviser/loan.yaml`. */
export const listContent = (folder: string, ending: '.md' | '.yaml'): string[] =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
