import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASES, type DatabaseKind } from './bench/database';
import { runBench, withEndings } from './bench/run-bench';
import type { Holdings, Sent } from './bench/senders';
import { say, stage } from './setup/run';

const USAGE =
  'npm run bench:submit -- [--posts 3000] [--senders 32,300,1000] [--only sqlite|postgres]';
const ARTICLE = '/ratgeber/energieausweis';

interface Wanted {
  posts: number;
  senders: number[];
  databases: readonly DatabaseKind[];
}

const isCount = (number: number) => Number.isInteger(number) && number > 0;

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      posts: { type: 'string', default: '3000' },
      senders: { type: 'string', default: '32,300,1000' },
      only: { type: 'string' },
    },
  });
  const posts = Number(values.posts);
  const senders = values.senders.split(',').map(Number);
  if (![posts, ...senders].every(isCount)) {
    throw new Error('--posts takes a whole number from 1, --senders some of them with commas.');
  }
  const databases = DATABASES.filter((each) => !values.only || each === values.only);
  if (databases.length === 0) throw new Error(`--only takes ${DATABASES.join(' or ')}.`);
  return { posts, senders, databases };
}

interface Server {
  name: string;
  base: string;
  pid: number;
  path: string;
  page: string;
}

export interface Measured extends Sent {
  name: string;
  senders: number;
  before: Holdings;
  after: Holdings;
}

async function startServers(
  kind: DatabaseKind,
  onEnd: (end: () => Promise<void> | void) => void,
  signal: AbortSignal,
): Promise<{ servers: Server[]; folder: string }> {
  const { buildBareApp } = await import('./bench/bare-app');
  const { createDatabase } = await import('./bench/database');
  const { PORTAL, startServer } = await import('./bench/server');
  const { startMailServer } = await import('../lib/testing/mail-server');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const bareApp = await stage('Building a bare Next app', () => buildBareApp(folder, signal));
  const database = await createDatabase(kind);
  onEnd(database.remove);
  const mails = await startMailServer();
  onEnd(mails.stop);
  const portal = await startServer(PORTAL, {
    env: {
      DATABASE_URL: database.url,
      AUTH_SECRET: 'a secret for measurements, long enough',
      SMTP_URL: mails.url,
      TRUSTED_PROXIES: '127.0.0.1',
    },
    signal,
  });
  onEnd(portal.stop);
  const bare = await startServer(bareApp.serve, {
    cwd: bareApp.folder,
    env: { DATABASE_URL: kind === 'postgres' ? database.url : `file:${join(folder, 'bare.db')}` },
    signal,
  });
  onEnd(bare.stop);
  return {
    folder: dirname(database.url.replace('file:', '')),
    servers: [
      { name: 'bare Next', base: bare.url, pid: bare.pid, path: '/submit', page: '/' },
      {
        ...{ name: 'the portal', base: portal.url, pid: portal.pid },
        ...{ path: '/api/valuation-requests', page: ARTICLE },
      },
    ],
  };
}

/** Posts before the first that count: both compile what runs often, the portal more of it. */
const WARM_UP = 1000;

/** An address of the network that is kept for tests (RFC 2544), as a proxy names it. */
const caller = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`;

async function measureOn(
  kind: DatabaseKind,
  { posts, senders, signal }: Wanted & { signal: AbortSignal },
): Promise<Measured[]> {
  const { holdings, sendPosts } = await import('./bench/senders');
  const { valuationBody } = await import('../lib/testing/valuation-factory');
  return withEndings(async (onEnd) => {
    const { servers, folder } = await startServers(kind, onEnd, signal);
    let number = 0;
    const post = () => {
      number += 1;
      return {
        headers: { 'X-Forwarded-For': caller(number) },
        body: JSON.stringify(valuationBody({ email: `owner-${number}@beispiel.de` })),
      };
    };
    const measured: Measured[] = [];
    for (const { base, path, page } of servers) {
      await sendPosts(base, { posts: WARM_UP, senders: 8, path, page, post });
    }
    for (const count of senders) {
      for (const { name, base, pid, path, page } of servers) {
        signal.throwIfAborted();
        const before = holdings(pid, folder);
        const sent = await stage(`${kind}: ${posts} posts of ${count} senders to ${name}`, () =>
          sendPosts(base, { posts, senders: count, path, page, post }),
        );
        measured.push({ name, senders: count, ...sent, before, after: holdings(pid, folder) });
      }
    }
    return measured;
  });
}

/** The value below which a share of them lies. */
function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** How many times as many posts as the portal the bare Next may store. */
const MOST = 2;

const rate = ({ times, seconds }: Measured) => times.length / seconds;

/** What is wrong: answers that say nothing of waiting, and too few posts beside the peer. */
function faults(rows: Measured[]): string[] {
  return rows.flatMap((row) => {
    const peer = rows.find(({ senders }) => senders === row.senders) as Measured;
    const broken = Object.keys(row.refused).filter((status) => status !== '503');
    const asWhat = `${row.name}, ${row.senders} senders`;
    return [
      ...broken.map((status) => `${asWhat}: posts were answered with ${status}.`),
      ...(rate(peer) > MOST * rate(row) ? [`${asWhat}: less than half of its peer.`] : []),
    ];
  });
}

async function submitTable(rows: Measured[]): Promise<string> {
  const { formatTable } = await import('./bench/table');
  const column = (title: string, cell: (row: Measured) => string) => ({ title, cell });
  const peer = ({ senders }: Measured) => rows.find((row) => row.senders === senders) as Measured;
  const ms = (values: number[], share: number) => quantile(values, share).toFixed(0);
  const refused = (row: Measured) =>
    Object.entries(row.refused).map(([status, count]) => `${count} × ${status}`);
  return formatTable(
    [
      { ...column('posts to', ({ name }) => name), text: true },
      column('senders', ({ senders }) => String(senders)),
      column('posts/s', (row) => rate(row).toFixed(0)),
      column('ratio', (row) => (rate(row) / rate(peer(row))).toFixed(2)),
      column('CPU ms', ({ after, before, times }) =>
        ((after.work - before.work) / times.length).toFixed(1),
      ),
      column('p50 ms', ({ times }) => ms(times, 0.5)),
      column('p99 ms', ({ times }) => ms(times, 0.99)),
      column('refused', (row) => refused(row).join(', ') || '0'),
      column('page p50', ({ read }) => ms(read, 0.5)),
      column('page p90', ({ read }) => ms(read, 0.9)),
      column('MB before', ({ before }) => String(before.memory)),
      column('after', ({ after }) => String(after.memory)),
      column('descriptors', ({ after }) => String(after.descriptors)),
    ],
    rows,
  );
}

await runBench({
  usage: USAGE,
  readArguments,
  failure: 'Sending could not be measured.',
  measure: async (wanted, signal) => {
    const { buildApplication } = await import('./setup/application');
    await buildApplication();
    const all: string[] = [];
    for (const kind of wanted.databases) {
      const rows = await measureOn(kind, { ...wanted, signal });
      say(`\n${kind}\n\n${await submitTable(rows)}\n`);
      all.push(...faults(rows).map((fault) => `${kind}, ${fault}`));
    }
    for (const fault of all) say(`FAIL: ${fault}`);
    return all.length === 0;
  },
});
