import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { createDatabase, type DatabaseKind } from '../bench/database';
import { quantile } from '../bench/chat/report';
import { holdings } from '../bench/senders';
import { say } from '../setup/run';
import { KNOWN_ENV, makeKnown } from '../../lib/testing/known';
import { complaintAbout } from '../../lib/testing/malformed-answers';
import { type BadRequest, badRequests } from '../../lib/testing/malformed-requests';
import { type Answered, describeRequest, sendBad } from '../../lib/testing/send-malformed';
import { startMailServer } from '../../lib/testing/mail-server';
import type { Ordeal } from './ordeal';
import { startPortal } from './portal';

/** Connections over which requests are sent, each the next when the last is answered. */
const SENDERS = 16;
/** Requests after which the server has made and kept what it makes once. */
const WARM_UP = 10_000;
const EVERY = 10_000;
/** Requests made ahead of time, with a seed of their own. */
const BATCH = 1_000;

/** Megabytes by which the server may have grown at the end. */
const MOST_GROWTH = 50;
/** Milliseconds for an answer. */
const LONGEST = 2_000;

const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Sends requests from all senders until so many are answered; told of each. */
async function sendAll(
  count: number,
  next: () => BadRequest,
  send: (request: BadRequest) => Promise<Answered>,
  tell: (request: BadRequest, answered: Answered) => void,
): Promise<void> {
  let left = count;
  const sender = async () => {
    while (left-- > 0) {
      const request = next();
      tell(request, await send(request));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
}

async function attack(kind: DatabaseKind, { seed, isShort, signal, onEnd }: Parameters<Ordeal>[0]) {
  const total = isShort ? 4_000 : 100_000;
  const mails = await startMailServer();
  onEnd(mails.stop);
  const database = await createDatabase(kind);
  onEnd(database.remove);
  const server = await startPortal(database.url, { env: { SMTP_URL: mails.url, ...KNOWN_ENV } });
  onEnd(server.stop);
  const known = await makeKnown(server.url, mails);
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  onEnd(() => agent.destroy());

  const requests = badRequests(known);
  let batch: BadRequest[] = [];
  let batches = 0;
  const next = () => {
    if (batch.length === 0) batch = fc.sample(requests, { seed: seed + batches++, numRuns: BATCH });
    signal.throwIfAborted();
    return batch.pop()!;
  };
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const faults = new Map<string, string>();
  const tell = (request: BadRequest, answered: Answered) => {
    times.push(answered.time);
    statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
    const late = answered.time > LONGEST && `answered after ${Math.round(answered.time)} ms`;
    const complaint = complaintAbout(request, answered) || late;
    const where = `${complaint} ${request.method} ${request.path.split('?')[0]?.slice(0, 60)}`;
    if (complaint && !faults.has(where)) {
      faults.set(where, `${complaint}, seed ${seed + batches - 1}: ${describeRequest(request)}`);
      say(`${kind}: ${faults.get(where)} → ${answered.text.slice(0, 200)}`);
    }
  };
  const send = (request: BadRequest) => sendBad(server.url, request, known, agent);

  await sendAll(WARM_UP, next, send, () => {});
  const memory = [holdings(server.pid, '/').memory];
  const before = descriptors(server.pid);
  const begun = performance.now();
  while (times.length < total) {
    await sendAll(Math.min(EVERY, total - times.length), next, send, tell);
    memory.push(holdings(server.pid, '/').memory);
    say(`${kind}: ${times.length} requests, ${memory.at(-1)} MB, ${descriptors(server.pid)} open`);
  }
  const seconds = (performance.now() - begun) / 1000;
  const growth = memory.at(-1)! - memory[0]!;
  const all = [...faults.values()].map((fault) => `${kind}: ${fault}`);
  if (growth > MOST_GROWTH) all.push(`${kind}: ${growth} MB more after ${total} requests.`);
  return {
    row: {
      ...{ database: kind, requests: times.length, 'a second': Math.round(times.length / seconds) },
      ...{
        'p50 ms': Math.round(quantile(times, 0.5)),
        'p99 ms': Math.round(quantile(times, 0.99)),
      },
      ...{ 'slowest ms': Math.round(times.reduce((most, time) => Math.max(most, time), 0)) },
      ...{ faults: faults.size, 'MB before': memory[0]!, most: Math.max(...memory) },
      ...{ 'MB after': memory.at(-1)!, 'open before': before, after: descriptors(server.pid) },
      answers: Object.entries(statuses)
        .map((pair) => pair.join(' × '))
        .join(', '),
    },
    faults: all,
  };
}

/**
 * Sends malformed requests to every address of the file tree and watches the server's memory: no 5xx,
 * no answer that takes longer than two seconds, and nothing that stays.
 */
export const run: Ordeal = async (context) => {
  const outcomes = [];
  for (const kind of context.databases) outcomes.push(await attack(kind, context));
  return {
    rows: outcomes.map(({ row }) => row),
    faults: outcomes.flatMap(({ faults }) => faults),
  };
};
