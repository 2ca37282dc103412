import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { freePort } from '../setup/free-port';
import { startServer, type RunningServer } from '../bench/server';

/** What `npm start` runs, with the same memory. */
const START = ['--max-old-space-size=768', 'scripts/run.mjs', 'scripts/start.ts'];

/** The settings of a portal on a database; mails stay in the outbox, for nobody listens there. */
const settings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: 'a secret for ordeals, long enough for it',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_LIMIT: 'off',
  TRUSTED_PROXIES: 'loopback',
});

/** Starts the built portal as `npm start` does. */
export const startPortal = (
  databaseUrl: string,
  { port, env }: { port?: number; env?: Record<string, string> } = {},
): Promise<RunningServer> =>
  startServer(START, { env: { ...settings(databaseUrl), ...env }, port });

/** Runs a start that is expected to end by itself, and says how and after how many seconds. */
export async function tryStart(databaseUrl: string) {
  const begun = performance.now();
  const child = spawn(process.execPath, START, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      ...settings(databaseUrl),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
    // It was not to come so far.
    if (/\bReady\b/.test(output)) child.kill();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - begun) / 1000;
  return { code: code as number | null, output, seconds };
}

/** Asks a database directly; the statement has to suit both kinds. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  if (url.startsWith('file:')) {
    const client = createClient({ url, timeout: 5000 });
    const { rows } = await client.execute(sql);
    client.close();
    return rows.map((row) => ({ ...row }));
  }
  // Whoever tells a database that it can only be read has to be able to take that back.
  const options = '-c default_transaction_read_only=off';
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const missing = (table: string) =>
  `NOT EXISTS (SELECT 1 FROM "${table}" WHERE "${table}"."requestId" = "Request"."id")`;

const HALF = `SELECT "id" FROM "Request" WHERE ${['Valuation', 'OutboxMessage', 'RequestEvent'].map(missing).join(' OR ')}
  OR (SELECT COUNT(*) FROM "ConsentRecord" WHERE "requestId" = "Request"."id") <> 2
  OR NOT EXISTS (SELECT 1 FROM "IdempotencyKey" WHERE "resourceId" = "Request"."id")`;

/** What is wrong with what is stored, against what was answered; each sender's address stands for one key. */
export async function faultsOf(url: string, taken: ReadonlyMap<string, string>): Promise<string[]> {
  const rows = await query(url, 'SELECT "id", "email" FROM "Request"');
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...taken.values()].filter((id) => !ids.has(id));
  const twice = rows.length - new Set(rows.map(({ email }) => email)).size;
  const half = await query(url, HALF);
  return [
    ...(lost.length > 0 ? [`${lost.length} requests that were answered with 201 are gone.`] : []),
    ...(twice > 0 ? [`${twice} requests were stored twice under one key.`] : []),
    ...(half.length > 0 ? [`${half.length} requests are there by half.`] : []),
  ];
}

/** Resolves when something holds, looked at again and again; fails after some minutes. */
export async function until(holds: () => boolean | Promise<boolean>, seconds = 300): Promise<void> {
  for (const start = performance.now(); !(await holds());) {
    if (performance.now() - start > seconds * 1000)
      throw new Error(`Nothing came in ${seconds} s.`);
    await setTimeout(10);
  }
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
