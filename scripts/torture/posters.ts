import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { valuationBody } from '../../lib/testing/valuation-factory';

/** Senders at once. */
const SENDERS = 32;

/** Milliseconds after which the same is sent again when it was not taken. */
const AGAIN = 50;

interface Answer {
  status: number;
  retryAfter?: string;
  text: string;
}

/** Sends a valuation under a key once. Fails where no answer comes. */
function post(base: string, email: string, key: string, agent?: Agent): Promise<Answer> {
  const body = JSON.stringify(valuationBody({ email }));
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return new Promise((resolve, reject) => {
    const url = `${base}/api/valuation-requests`;
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const retryAfter = response.headers['retry-after'];
        resolve({ status: response.statusCode ?? 0, retryAfter, text });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What became of everything that was sent. */
export interface Posted {
  /** The request that was answered with 201, by the address that it was sent under */
  taken: Map<string, string>;
  /** Moments of each 201, by the clock of performance.now */
  moments: number[];
  /** How many answers had each status; 0 is a connection that broke */
  answers: Record<number, number>;
  /** Answers that refuse without saying when to come again */
  unwilling: number;
  /** Milliseconds that the longest answer took */
  longest: number;
}

/**
 * Sends valuations until it is told to stop, each sender one after the other; what was not taken is sent again
 * under its key, as the form does.
 * @param signal says that it is over, whatever is still on its way
 * @returns what became of them so far, and how to stop: each is sent until it is taken, for some seconds at most
 */
export function startPosters(
  base: string,
  { signal, patience = 15_000 }: { signal: AbortSignal; patience?: number },
): Posted & { stop: () => Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const posted: Posted = { taken: new Map(), moments: [], answers: {}, unwilling: 0, longest: 0 };
  let stoppedAt = Infinity;
  // Several may send to one database, one after the other.
  const name = randomUUID();
  let number = 0;
  const take = (email: string, { status, text, retryAfter }: Answer) => {
    posted.answers[status] = (posted.answers[status] ?? 0) + 1;
    if (status >= 500 && !retryAfter) posted.unwilling++;
    if (status !== 201) return false;
    posted.taken.set(email, JSON.parse(text).valuationRequest.id);
    posted.moments.push(performance.now());
    return true;
  };
  const sender = async () => {
    while (stoppedAt === Infinity && !signal.aborted) {
      const email = `${++number}-${name}@beispiel.de`;
      const key = randomUUID();
      const gone = { status: 0, text: '', retryAfter: '0' };
      const send = async () => {
        const begun = performance.now();
        const answer = await post(base, email, key, agent).catch(() => gone);
        posted.longest = Math.max(posted.longest, performance.now() - begun);
        return answer;
      };
      while (!take(email, await send())) {
        if (signal.aborted || performance.now() - stoppedAt > patience) return;
        await setTimeout(AGAIN);
      }
    }
  };
  const all = Promise.all(Array.from({ length: SENDERS }, sender));
  return Object.assign(posted, {
    stop: async () => {
      stoppedAt = performance.now();
      await all;
      agent.destroy();
    },
  });
}
