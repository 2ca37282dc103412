import { createDatabase } from '../bench/database';
import { mustNode } from '../setup/run';
import { mountDisk, NO_DISK } from './disk';
import type { Context, Ordeal, Outcome } from './ordeal';
import { query, startPortal, tryStart } from './portal';
import { goThrough } from './recovery';

/** Takes the right to write from every connection to a Postgres, and gives it back. */
async function setReadOnly(url: string, state: 'on' | 'off') {
  const name = new URL(url).pathname.slice(1);
  await query(
    url,
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${state};
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
  );
}

async function onPostgres(context: Context): Promise<Outcome> {
  const { isShort, onEnd } = context;
  const { url, remove } = await createDatabase('postgres');
  onEnd(remove);
  const portal = await startPortal(url);
  onEnd(portal.stop);
  const { rows, faults } = await goThrough({ url: portal.url, databaseUrl: url }, context, {
    ...{ what: 'Postgres can only be read', seconds: isShort ? 3 : 10 },
    leave: async () => {
      await setReadOnly(url, 'on');
      return () => setReadOnly(url, 'off');
    },
  });
  await portal.stop();
  await setReadOnly(url, 'on');
  return startOn(url, { rows, faults });
}

/** A file system on which a server has a file open cannot be made read-only, so that it is only started there. */
async function onSqlite({ onEnd }: Context): Promise<Outcome> {
  const disk = mountDisk(16);
  if (!disk) return { rows: NO_DISK, faults: [] };
  onEnd(disk.remove);
  // In a process of its own, which leaves no file open.
  await mustNode(['scripts/run.mjs', 'scripts/db.ts', 'migrate'], {
    env: { DATABASE_URL: disk.url },
  });
  disk.set('ro');
  return startOn(disk.url, { rows: [], faults: [] });
}

async function startOn(url: string, { rows, faults }: Outcome): Promise<Outcome> {
  const { code, output, seconds } = await tryStart(url);
  const what = `a start on a ${url.startsWith('file:') ? 'disk' : 'Postgres'} that can only be read`;
  const isRefused = code === 1 && output.includes('It can only be read');
  return {
    rows: [...rows, { what, 'ends with': String(code), 'after s': seconds.toFixed(1) }],
    faults: isRefused ? faults : [...faults, `${what}: ${output}`],
  };
}

/** A database that can only be read: refused while it is so, and a start on it says so. */
export const run: Ordeal = async (context) => {
  const outcomes = [];
  for (const kind of context.databases) {
    outcomes.push(await (kind === 'sqlite' ? onSqlite(context) : onPostgres(context)));
  }
  return {
    rows: outcomes.flatMap(({ rows }) => rows),
    faults: outcomes.flatMap(({ faults }) => faults),
  };
};
