import { existsSync, readFileSync } from 'node:fs';
import { database } from '@/lib/platform/db/client';

const CATALOGUE = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`,
  postgresql: `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() ORDER BY table_name`,
};

function asText(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString();
  if (value === null || typeof value !== 'object') return String(value);
  return JSON.stringify(value);
}

async function tableNames(): Promise<string[]> {
  const db = await database();
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(CATALOGUE[databaseProvider]);
  return tables.map(({ name }) => name);
}

export async function searchDatabase(text: string): Promise<string[]> {
  const db = await database();
  const wanted = text.toLowerCase();
  const found: string[] = [];
  for (const table of await tableNames()) {
    const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT * FROM "${table}"`);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (!asText(value).toLowerCase().includes(wanted)) continue;
      found.push(`${table}.${column}: ${asText(value)}`);
    }
  }
  return found;
}

export function searchDatabaseFiles(text: string): string[] {
  if (databaseProvider !== 'sqlite') return [];
  const file = String(process.env.DATABASE_URL).replace('file:', '');
  return ['', '-wal', '-shm']
    .map((ending) => file + ending)
    .filter((each) => existsSync(each) && readFileSync(each).includes(text));
}
