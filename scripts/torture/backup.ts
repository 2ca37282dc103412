import { appendFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { DatabaseKind } from '../bench/database';
import { startPortal } from './portal';
import { connectTo, findTool } from '../backup/postgres-tools';
import { valuationBody } from '../../lib/testing/valuation-factory';
import { migrate } from '../setup/migrations';
import { installedBin, startInstalledPostgres } from '../setup/postgres';
import { mustNode, say, stage } from '../setup/run';

const SECRET = 'a secret for measurements, long enough';
const FILL = ['--max-old-space-size=4096', 'scripts/run.mjs', 'scripts/bench/backoffice/fill.ts'];

/** Requests of all kinds, and how many of them were erased after the backup. */
const REQUESTS = 100_000;
const ERASED = 500;
/** Seconds for backup, restore and comparison. */
const MOST = 60;
/** Visitors who send forms all the while. */
const SENDERS = 4;

interface Context {
  databases: readonly DatabaseKind[];
  isShort: boolean;
  signal: AbortSignal;
  onEnd: (end: () => Promise<void> | void) => void;
}

interface Place {
  source: string;
  target: string;
}

async function makePlaces(kind: DatabaseKind, folder: string, { onEnd }: Context): Promise<Place> {
  if (kind === 'sqlite') {
    return { source: `file:${folder}/source.db`, target: `file:${folder}/new/portal.db` };
  }
  const bin = installedBin();
  if (!bin) throw new Error('There is no Postgres here with initdb, pg_dump and pg_restore.');
  say(`Postgres ${findTool('pg_dump', 0).version} of ${bin}`);
  const postgres = await startInstalledPostgres(bin);
  onEnd(postgres.stop);
  const named = (name: string) => new URL(`/${name}`, postgres.url).href;
  return { source: named('source'), target: named('target') };
}

/** Some requests of a database. */
async function someRequests(url: string): Promise<{ id: string; kind: string }[]> {
  const sql = `SELECT "id", "kind" FROM "Request" ORDER BY "id" LIMIT ${ERASED}`;
  if (url.startsWith('file:')) {
    const file = new Database(url.replace('file:', ''));
    const rows = file.prepare(sql).all() as { id: string; kind: string }[];
    file.close();
    return rows;
  }
  const client = await connectTo(url);
  const { rows } = await client.query<{ id: string; kind: string }>(sql);
  await client.end();
  return rows;
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begun = performance.now();
  return [await work(), Math.round((performance.now() - begun) / 100) / 10];
}

async function drill(kind: DatabaseKind, context: Context) {
  const { isShort, signal, onEnd } = context;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-drill-')));
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const { source, target } = await makePlaces(kind, folder, context);
  const count = isShort ? REQUESTS / 50 : REQUESTS;
  await migrate(source);
  await stage(`${kind}: filling in ${count} requests`, () =>
    mustNode([...FILL, source, String(count / 5)], { signal }),
  );
  const env = {
    ...{ DATABASE_URL: source, AUTH_SECRET: SECRET, BACKUP_KEY: '', RATE_LIMIT: 'off' },
    ...{ ERASURE_LIST: join(folder, 'own.jsonl'), SMTP_URL: 'smtp://127.0.0.1:9' },
  };
  const server = await startPortal(source, { env });
  onEnd(server.stop);

  const chosen = await someRequests(source);
  let isTaken = false;
  let number = 0;
  const posted = { times: 0, refused: [] as number[] };
  const sender = async () => {
    while (!isTaken) {
      const { status } = await fetch(`${server.url}/api/valuation-requests`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(valuationBody({ email: `drill-${(number += 1)}@beispiel.de` })),
      }).catch(() => ({ status: 0 }));
      if (status === 201) posted.times += 1;
      else posted.refused.push(status);
    }
  };
  const posting = Promise.all(Array.from({ length: SENDERS }, sender));
  const backups = join(folder, 'backups');
  const program = (name: string, args: string[], more = {}) =>
    mustNode(['scripts/run.mjs', `scripts/backup/${name}.ts`, ...args], {
      ...{ env: { ...env, ...more }, signal },
    });
  const [said, backup] = await timed(() => program('run', ['--to', backups])).finally(() => {
    isTaken = true;
  });
  await posting;
  const { times, refused } = posted;
  const lines = chosen.map(({ id, kind: requestKind }) =>
    JSON.stringify({
      ...{ requestId: id, requestKind, requestedBy: 'owner', erasedAt: new Date() },
    }),
  );
  appendFileSync(join(backups, 'erasures.jsonl'), `\n${lines.join('\n')}`);
  const from = /› (\S+Z): ([\d,]+) rows, ([\d.]+) MB/.exec(said);
  const [told, restore] = await timed(() =>
    program('restore-run', ['--from', from?.[1] ?? ''], {
      ...{ DATABASE_URL: target, ERASURE_LIST: join(folder, 'new.jsonl') },
    }),
  );
  const seconds = (name: string) =>
    Number(new RegExp(`${name}: done in ([\\d.]+)`).exec(told)?.[1]);
  const again = Number(/(\d+) requests were erased again/.exec(told)?.[1]);
  const together = Math.round((backup + restore - seconds('Erasing again')) * 10) / 10;
  const row = {
    database: kind,
    ...{ rows: from?.[2] ?? '', MB: Number(from?.[3]), 'posts meanwhile': times },
    ...{ 'backup s': backup, 'restore s': restore },
    ...{ '– filling s': seconds('Restoring'), '– comparing s': seconds('Comparing') },
    ...{ '– erasing s': seconds('Erasing again'), 'without erasing s': together },
  };
  const { tables } = JSON.parse(readFileSync(join(from?.[1] ?? '', 'manifest.json'), 'utf8'));
  const faults = [
    // The portal's own daily run takes spam that was filled in.
    tables.Request.rows < count * 0.99 && `${kind}: ${tables.Request.rows} requests were backed up`,
    again < lines.length && `${kind}: ${again} of ${lines.length} were erased again`,
    refused.length > 0 && `${kind}: ${refused.length} posts were refused, ${refused[0]}`,
    times === 0 && `${kind}: nothing was posted meanwhile`,
    together > MOST && `${kind}: ${together} s, and not ${MOST}`,
  ].filter((fault) => fault !== false);
  return { row, faults };
}

/** Backs up a portal at work with 100,000 requests, restores it into an empty place and compares. */
export async function run(context: Context) {
  const drills: Awaited<ReturnType<typeof drill>>[] = [];
  for (const kind of context.databases) drills.push(await drill(kind, context));
  return {
    rows: drills.map(({ row }): Record<string, string | number> => row),
    faults: drills.flatMap(({ faults }) => faults),
  };
}
