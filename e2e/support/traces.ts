import { existsSync, readFileSync } from 'node:fs';
import { query } from './database';
import type { Portal } from './portal';

const SQLITE = `SELECT name FROM sqlite_master WHERE type = 'table'`;
const POSTGRES = `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;

const asText = (value: unknown) =>
  value instanceof Uint8Array || value instanceof ArrayBuffer
    ? Buffer.from(value as ArrayBuffer).toString()
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

export async function tracesOf(portal: Portal, texts: string[]): Promise<string[]> {
  const holds = (value: string) =>
    texts.some((text) => value.toLowerCase().includes(text.toLowerCase()));
  const isFile = portal.databaseUrl.startsWith('file:');
  const found = holds(portal.output) ? ['console'] : [];
  for (const { name } of await query(portal, isFile ? SQLITE : POSTGRES)) {
    for (const row of await query(portal, `SELECT * FROM "${String(name)}"`)) {
      for (const [column, value] of Object.entries(row)) {
        if (holds(asText(value))) found.push(`${String(name)}.${column}: ${asText(value)}`);
      }
    }
  }
  const file = portal.databaseUrl.replace(/^file:/, '');
  const files = isFile ? ['', '-wal'].map((ending) => file + ending).filter(existsSync) : [];
  return [...found, ...files.filter((path) => holds(readFileSync(path).toString('latin1')))];
}
