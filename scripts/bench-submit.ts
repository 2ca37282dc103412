import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from '../lib/testing/mail-server';
import { valuationBody } from '../lib/testing/valuation-factory';
import { buildBareApp } from './bench/bare-app';
import {
  createDatabase,
  databasesOf,
  PORTAL,
  PORTAL_ENV,
  runBench,
  startServer,
  temporaryFolder,
  type DatabaseKind,
  type OnEnd,
} from './bench/run-bench';
import { formatTable, benchQuantile } from './bench/table';
import { buildApplication } from './setup/application';
import { stage } from './setup/run';

interface Wanted {
  posts: number;
  senders: number[];
  databases: readonly DatabaseKind[];
}

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
  if (![posts, ...senders].every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error('--posts takes a whole number from 1, --senders some of them with commas.');
  }
  return { posts, senders, databases: databasesOf(values.only) };
}

interface Server {
  name: string;
  base: string;
  pid: number;
  path: string;
  page: string;
}

/** Resolves to status and milliseconds of the whole answer; status 0 is a broken connection. */
function ask(agent: Agent, url: string, headers: Record<string, string> = {}, body?: string) {
  const begun = performance.now();
  return new Promise<{ status: number; time: number }>((resolve) => {
    const done = (status = 0) => resolve({ status, time: performance.now() - begun });
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
      response.on('error', () => done());
    });
    sent.on('error', () => done());
    sent.end(body);
  });
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

let number = 0;

async function sendPosts({ base, path, page }: Server, posts: number, senders: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const reader = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const refused: Record<number, number> = {};
  const read: number[] = [];
  let left = posts;
  let isOver = false;
  const sender = async () => {
    while (left-- > 0) {
      number += 1;
      // RFC 2544 reserves this network for tests.
      const caller = `198.18.${(number >> 8) & 255}.${number & 255}`;
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': caller };
      const body = JSON.stringify(valuationBody({ email: `owner-${number}@beispiel.de` }));
      const { status, time } = await ask(agent, base + path, headers, body);
      if (status === 201) times.push(time);
      else refused[status] = (refused[status] ?? 0) + 1;
    }
  };
  const readPages = async () => {
    while (!isOver) {
      read.push((await ask(reader, base + page)).time);
      await setTimeout(20);
    }
  };
  const begun = performance.now();
  const reading = readPages();
  await Promise.all(Array.from({ length: senders }, sender));
  const rate = (times.length * 1000) / (performance.now() - begun);
  isOver = true;
  await reading;
  agent.destroy();
  reader.destroy();
  return { rate, times, refused, read };
}

async function startServers(kind: DatabaseKind, bare: Bare, signal: AbortSignal, onEnd: OnEnd) {
  const url = await createDatabase(kind, onEnd);
  const mails = await startMailServer();
  onEnd(mails.stop);
  const env = {
    ...PORTAL_ENV,
    DATABASE_URL: url,
    SMTP_URL: mails.url,
    TRUSTED_PROXIES: 'loopback',
  };
  const portal = await startServer(PORTAL, { env, signal });
  onEnd(portal.stop);
  const bareUrl = kind === 'postgres' ? url : `file:${temporaryFolder(onEnd)}/bare.db`;
  const options = { cwd: bare.folder, env: { DATABASE_URL: bareUrl }, signal };
  const bareServer = await startServer(bare.serve, options);
  onEnd(bareServer.stop);
  const servers: [Server, Server] = [
    { name: 'bare Next', base: bareServer.url, pid: bareServer.pid, path: '/submit', page: '/' },
    {
      name: 'the portal',
      base: portal.url,
      pid: portal.pid,
      path: '/api/valuation-requests',
      page: '/ratgeber/energieausweis',
    },
  ];
  return servers;
}

type Bare = Awaited<ReturnType<typeof buildBareApp>>;

const WARM_UP = 1000;
/** Limit: posts of the bare Next, in times of the portal's. */
const MOST = 2;

const ms = (values: number[], share: number) => benchQuantile(values, share).toFixed(0);

await runBench({
  usage: 'npm run bench:submit -- [--posts 3000] [--senders 32,300,1000] [--only sqlite|postgres]',
  readArguments,
  measure: async ({ posts, senders, databases }, signal, onEnd) => {
    await buildApplication();
    const folderOfBare = temporaryFolder(onEnd);
    const bare = await stage('Building a bare Next app', () => buildBareApp(folderOfBare, signal));
    const faults: string[] = [];
    for (const kind of databases) {
      const servers = await startServers(kind, bare, signal, onEnd);
      for (const server of servers) await sendPosts(server, WARM_UP, 8);
      const rows = [];
      for (const count of senders) {
        let peer = NaN;
        for (const server of servers) {
          signal.throwIfAborted();
          const sent = await stage(`${kind}: ${count} senders to ${server.name}`, () =>
            sendPosts(server, posts, count),
          );
          const memory = memoryOf(server.pid);
          if (server === servers[0]) peer = sent.rate;
          const row = { ...sent, name: server.name, count, ratio: sent.rate / peer, memory };
          rows.push(row);
          const where = `${kind}, ${server.name}, ${count} senders`;
          const broken = Object.keys(sent.refused).filter((status) => status !== '503');
          faults.push(...broken.map((status) => `${where}: posts were answered with ${status}.`));
          if (row.ratio * MOST < 1) faults.push(`${where}: less than half of its peer.`);
        }
      }
      const table = formatTable(
        [
          { title: `${kind}: posts to`, text: true, cell: ({ name }) => name },
          { title: 'senders', cell: ({ count }) => String(count) },
          { title: 'posts/s', cell: ({ rate }) => rate.toFixed(0) },
          { title: 'ratio', cell: ({ ratio }) => ratio.toFixed(2) },
          { title: 'p50 ms', cell: ({ times }) => ms(times, 0.5) },
          { title: 'p99 ms', cell: ({ times }) => ms(times, 0.99) },
          { title: 'refused', cell: ({ times }) => String(posts - times.length) },
          { title: 'page p50', cell: ({ read }) => ms(read, 0.5) },
          { title: 'page p90', cell: ({ read }) => ms(read, 0.9) },
          { title: 'MB', cell: ({ memory }) => String(memory) },
        ],
        rows,
      );
      console.log(`\n${table}\n`);
    }
    return faults;
  },
});
