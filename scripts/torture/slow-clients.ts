import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../bench/chat/report';
import { createDatabase, type DatabaseKind } from '../bench/database';
import { holdings } from '../bench/senders';
import { say } from '../setup/run';
import { valuationBody } from '../../lib/testing/valuation-factory';
import type { Ordeal } from './ordeal';
import { startPortal } from './portal';

/** Milliseconds within which a reader and a poster are served, whatever others do. */
const LONGEST = 1000;

const head = (start: string, ...headers: string[]) =>
  [`${start} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';
const FORM = 'POST /api/valuation-requests';

/** What a client says first, and what it adds again and again. */
interface Nuisance {
  name: string;
  clients: number;
  first: string;
  /** Said again each tenth of a second */
  then?: string;
  /** Whether it opens another connection as soon as one is closed */
  returns?: boolean;
  /** Whether it takes no answer */
  isDeaf?: boolean;
}

const deep = '['.repeat(64 * 1024 - 200);

const NUISANCES: Nuisance[] = [
  {
    name: 'slow heads',
    clients: 300,
    first: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    then: 'X: y\r\n',
  },
  {
    ...{ name: 'slow bodies', clients: 300, then: 'x' },
    first: head(FORM, JSON_TYPE, 'Content-Length: 60000'),
  },
  {
    ...{ name: 'slow readers', clients: 300, isDeaf: true },
    first: head('GET /ratgeber?search=haus').repeat(20),
  },
  {
    ...{ name: 'long heads', clients: 300, returns: true },
    first: head('GET /', `X-Long: ${'x'.repeat(15_000)}`, 'Connection: close'),
  },
  {
    ...{ name: 'heads too long', clients: 300, returns: true },
    first: head('GET /', `X-Long: ${'x'.repeat(60_000)}`),
  },
  { name: 'silence', clients: 4000, first: '', returns: true },
  {
    ...{ name: 'deep JSON', clients: 50, returns: true },
    first: head(FORM, JSON_TYPE, `Content-Length: ${deep.length}`, 'Connection: close') + deep,
  },
  {
    ...{ name: 'sent ahead', clients: 100, returns: true },
    first: head('GET /ratgeber?search=verkauf').repeat(40),
  },
];

/** Opens connections that do one thing for as long as they are let. @returns how to end them */
function annoy(base: string, { clients, first, then, returns, isDeaf }: Nuisance): () => void {
  const { hostname, port } = new URL(base);
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname, () => void socket.write(first));
    sockets.add(socket);
    if (!isDeaf) socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      // A client that is sent away needs a moment, too.
      if (returns) setTimeout(open, 100).unref();
    });
  };
  for (let count = 0; count < clients; count++) open();
  const speaking = setInterval(() => {
    if (then) for (const socket of sockets) socket.write(then);
  }, 100);
  return () => {
    isOver = true;
    clearInterval(speaking);
    for (const socket of sockets) socket.destroy();
  };
}

interface Served {
  status: number;
  time: number;
}

/** Asks on a connection of its own, as a visitor does who comes just now. */
function ask(url: string, method: string, body?: string): Promise<Served> {
  const begun = performance.now();
  const agent = new Agent();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, time: performance.now() - begun });
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const sent = request(url, { method, agent, headers, timeout: 10_000 }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', () => done(0));
    sent.end(body);
  });
}

async function measure(base: string, pid: number, nuisance: Nuisance, seconds: number) {
  const end = annoy(base, nuisance);
  const read: Served[] = [];
  const posted: Served[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    read.push(await ask(`${base}/ratgeber/energieausweis`, 'GET'));
    const body = JSON.stringify(valuationBody({ email: `owner-${posted.length}@beispiel.de` }));
    posted.push(await ask(`${base}/api/valuation-requests`, 'POST', body));
    await wait(50);
  }
  const { memory } = holdings(pid, '/');
  end();
  return { read, posted, memory };
}

const times = (served: Served[]) => served.map(({ time }) => time);
const failed = (served: Served[], status: number) =>
  served.filter((one) => one.status !== status || one.time > LONGEST);

async function endure(kind: DatabaseKind, { isShort, signal, onEnd }: Parameters<Ordeal>[0]) {
  const database = await createDatabase(kind);
  onEnd(database.remove);
  const server = await startPortal(database.url);
  onEnd(server.stop);
  const quiet: Nuisance = { name: 'nobody', clients: 0, first: '' };
  await measure(server.url, server.pid, quiet, 3);
  const rows = [];
  const faults = [];
  for (const nuisance of [quiet, ...NUISANCES]) {
    signal.throwIfAborted();
    const { read, posted, memory } = await measure(
      server.url,
      server.pid,
      nuisance,
      isShort ? 3 : 20,
    );
    const late = [...failed(read, 200), ...failed(posted, 201)];
    rows.push({
      ...{
        database: kind,
        beside: nuisance.name,
        clients: nuisance.clients,
        served: read.length * 2,
      },
      ...{ 'page p50 ms': Math.round(quantile(times(read), 0.5)) },
      ...{ 'page slowest': Math.round(Math.max(...times(read))) },
      ...{ 'post p50 ms': Math.round(quantile(times(posted), 0.5)) },
      ...{
        'post slowest': Math.round(Math.max(...times(posted))),
        failed: late.length,
        MB: memory,
      },
    });
    say(JSON.stringify(rows.at(-1)));
    if (late.length > 0) {
      const [{ status, time }] = late as [Served];
      faults.push(
        `${kind}, beside ${nuisance.name}: ${late.length} of ${read.length * 2} were not served within a second, the first with ${status} after ${Math.round(time)} ms.`,
      );
    }
  }
  return { rows, faults };
}

/** Slow, silent and excessive clients by the hundred, and whether two others are served meanwhile. */
export const run: Ordeal = async (context) => {
  const outcomes = [];
  for (const kind of context.databases) outcomes.push(await endure(kind, context));
  return {
    rows: outcomes.flatMap(({ rows }) => rows),
    faults: outcomes.flatMap(({ faults }) => faults),
  };
};
