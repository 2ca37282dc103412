import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { query } from './database';
import type { Portal } from './portal';

const SENDERS = 32;

/** Milliseconds */
const RETRY_MS = 50;

interface Answer {
  status: number;
  retryAfter?: string;
  text: string;
}

function post(agent: Agent, base: string, email: string, key: string): Promise<Answer> {
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
    sent.end(JSON.stringify(valuationBody({ email })));
  });
}

export interface Senders {
  /** Submission ids by email address */
  stored: Map<string, string>;
  /** Counts by status; 0 is a broken connection */
  answers: Record<number, number>;
  /** Refusals without a Retry-After header */
  unexplained: number;
  /** Resolves when every started submission is stored */
  stop: () => Promise<void>;
}

/** Retries a form with the same key until it is stored, as the page does. */
export function startSenders({ url }: Pick<Portal, 'url'>): Senders {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  let isStopped = false;
  let count = 0;
  const sender = async () => {
    while (!isStopped) {
      const email = `owner-${++count}@beispiel.de`;
      const key = randomUUID();
      while (!(await isStored(email, key))) await setTimeout(RETRY_MS);
    }
  };
  const isStored = async (email: string, key: string) => {
    const broken = { status: 0, text: '', retryAfter: '0' };
    const { status, text, retryAfter } = await post(agent, url, email, key).catch(() => broken);
    senders.answers[status] = (senders.answers[status] ?? 0) + 1;
    if (status >= 500 && !retryAfter) senders.unexplained++;
    if (status !== 201) return false;
    senders.stored.set(email, JSON.parse(text).valuationRequest.id);
    return true;
  };
  const senders: Senders = {
    stored: new Map(),
    answers: {},
    unexplained: 0,
    stop: async () => {
      isStopped = true;
      await all;
      agent.destroy();
    },
  };
  const all = Promise.all(Array.from({ length: SENDERS }, sender));
  return senders;
}

const without = (table: string) =>
  `NOT EXISTS (SELECT 1 FROM "${table}" WHERE "${table}"."submissionId" = "Submission"."id")`;

const INCOMPLETE = `SELECT "id" FROM "Submission"
  WHERE ${['Valuation', 'OutboxMessage', 'SubmissionEvent'].map(without).join(' OR ')}
  OR (SELECT COUNT(*) FROM "ConsentRecord" WHERE "submissionId" = "Submission"."id") <> 2
  OR NOT EXISTS (SELECT 1 FROM "IdempotencyKey" WHERE "resourceId" = "Submission"."id")`;

export async function compareStored(portal: Pick<Portal, 'databaseUrl'>, { stored }: Senders) {
  const rows = await query(portal, 'SELECT "id", "email" FROM "Submission"');
  const ids = new Set(rows.map(({ id }) => id));
  return {
    missing: [...stored.values()].filter((id) => !ids.has(id)),
    twice: rows.length - new Set(rows.map(({ email }) => email)).size,
    incomplete: await query(portal, INCOMPLETE),
  };
}
