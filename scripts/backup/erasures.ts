import { existsSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { z } from 'zod';
import { databaseFile, isPostgres } from '../../lib/platform/db/address';
import { database } from '../../lib/platform/db/client';
import { addToList, type ListedErasure } from '../../lib/submissions/retention/erasure-list';
import { eraseQuietly } from '../../lib/submissions/retention/erase';
import { LIST_TABLES } from '../setup/migrations';
import { connectTo } from './postgres-tools';

const erasure = z.object({
  submissionId: z.string().min(1),
  submissionKind: z.string(),
  requestedBy: z.enum(['owner', 'retention']),
  erasedAt: z.coerce.date(),
});

/** Times without a zone are UTC. */
const inUtc = (moment: unknown) =>
  /(Z|[+-]\d\d:\d\d)$/.test(String(moment)) ? moment : `${String(moment)}Z`;

async function inPostgres(url: string): Promise<ListedErasure[]> {
  const client = await connectTo(url);
  try {
    const { rows: tables } = await client.query<{ name: string }>(LIST_TABLES.postgresql);
    if (!tables.some(({ name }) => name === 'Erasure')) return [];
    const { rows } = await client.query('SELECT to_jsonb(each) AS row FROM "Erasure" AS each');
    return rows.map(({ row }) => erasure.parse({ ...row, erasedAt: inUtc(row.erasedAt) }));
  } finally {
    await client.end();
  }
}

function inSqlite(path: string): ListedErasure[] {
  const file = new Database(path);
  try {
    const tables = file.prepare(LIST_TABLES.sqlite).all() as { name: string }[];
    if (!tables.some(({ name }) => name === 'Erasure')) return [];
    const rows = file.prepare('SELECT * FROM "Erasure"').all() as Record<string, unknown>[];
    return rows.map((row) => erasure.parse(row));
  } finally {
    file.close();
  }
}

export const inDatabase = async (url: string): Promise<ListedErasure[]> =>
  isPostgres(url) ? inPostgres(url) : inSqlite(databaseFile(url));

async function isSqlite(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(15), 0, 15, 0);
  await file.close();
  return buffer.toString() === 'SQLite format 3';
}

/** The list is written before the erasure, so an incomplete line is of one that did not happen. */
function fromLine(line: string): ListedErasure[] {
  try {
    return [erasure.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** @throws Error if the source is missing or invalid */
export async function readErasures(source: string): Promise<ListedErasure[]> {
  if (isPostgres(source)) return inPostgres(source);
  const path = source.startsWith('file:') ? databaseFile(source) : source;
  if (!existsSync(path)) throw new Error(`There is no list of erasures at ${source}.`);
  if (await isSqlite(path)) return inSqlite(path);
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim());
  const found = lines.flatMap(fromLine);
  if (found.length === 0 && lines.length > 0) throw new Error(`${path} is no list of erasures.`);
  return found;
}

/** Each submission once, with its first erasure. */
export function onlyOnce(erasures: readonly ListedErasure[]): ListedErasure[] {
  const inOrder = erasures.toSorted((one, other) => +other.erasedAt - +one.erasedAt);
  return [...new Map(inOrder.map((each) => [each.submissionId, each])).values()].reverse();
}

export async function bringUpToDate(list: string, erasures: ListedErasure[]): Promise<number> {
  const listed = existsSync(list) ? await readErasures(list) : [];
  const known = new Set(listed.map(({ submissionId }) => submissionId));
  const missing = onlyOnce(erasures).filter(({ submissionId }) => !known.has(submissionId));
  await addToList(list, missing);
  return known.size + missing.length;
}

export async function listsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^erasures.*\.jsonl$/.test(name)).map((name) => join(folder, name));
}

const BATCH = 500;
const AT_ONCE = 8;

/** Keeps the time of the first erasure. @returns the number of submissions */
export async function eraseAgain(erasures: readonly ListedErasure[]): Promise<number> {
  const db = await database();
  let erased = 0;
  for (let start = 0; start < erasures.length; start += BATCH) {
    const batch = erasures.slice(start, start + BATCH);
    const among = { in: batch.map(({ submissionId }) => submissionId) };
    const found = await db.submission.findMany({ where: { id: among }, select: { id: true } });
    const ids = new Set(found.map(({ id }) => id));
    const back = batch.filter(({ submissionId }) => ids.has(submissionId));
    const erase = async () => {
      for (let next = back.pop(); next; next = back.pop()) {
        if (await eraseQuietly(next.submissionId, next)) erased += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, erase));
  }
  return erased;
}
