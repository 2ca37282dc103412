import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';

interface Tool {
  path: string;
  /** 15 of 15.18 */
  version: number;
}

const INSTALLED = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin'],
] as const;

function folders(): string[] {
  if (process.env.PG_BIN) return [process.env.PG_BIN];
  const versions = INSTALLED.flatMap(([root, below]) =>
    (existsSync(root) ? readdirSync(root) : [])
      .filter((name) => /^(pgsql-)?\d+$/.test(name))
      .map((name) => join(root, name, below)),
  );
  return [...(process.env.PATH ?? '').split(delimiter), ...versions];
}

function toolAt(path: string): Tool[] {
  if (!existsSync(path)) return [];
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return [{ path, version: Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1] ?? 0) }];
  } catch {
    return [];
  }
}

/**
 * The oldest suitable one: newer tools may send settings that the server does not know.
 * @throws if there is none
 */
export function findTool(name: 'pg_dump' | 'pg_restore', atLeast: number): Tool {
  const found = folders().flatMap((folder) => toolAt(join(folder, name)));
  const [tool] = found
    .filter(({ version }) => version >= atLeast)
    .sort((one, other) => one.version - other.version);
  if (tool) return tool;
  const there = found.map(({ path, version }) => `${path} is ${version}`).join(', ');
  throw new Error(
    `${name} of Postgres ${atLeast} or newer is needed (${there || 'there is none'}). Install postgresql-client-${atLeast}, or name its folder in PG_BIN.`,
  );
}

const KNOWN = ['host', 'options', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert'];

/** The password does not appear in the list of processes. */
export function startTool(path: string, args: readonly string[], url: string) {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()]) {
    if (!KNOWN.includes(name)) address.searchParams.delete(name);
  }
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(path, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const said = text(child.stderr);
  const ended = once(child, 'close').then(async ([code]) => {
    if (code !== 0) throw new Error(`${path} ended with code ${code}. ${(await said).trim()}`);
  });
  return { child, ended };
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
