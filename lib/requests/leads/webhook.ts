import 'server-only';
import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/secret';
import type { ClaimedMessage } from '@/lib/platform/mail/outbox-message';
import type { Outcome } from '@/lib/platform/mail/outcome';
import { leadForSoftware } from './webhook-body';

/** Under which the outbox files a message to an office's software, beside the mails. */
export const WEBHOOK = 'lead-webhook';

/** Milliseconds in which an office's software has to take a lead. */
const TIMEOUT = 10_000;

/** The key under which an office checks that a message is ours; shown to it in its area. */
export const webhookKey = (agentId: string): string => keyedHash(`webhook:${agentId}`);

/** Our signature under a message: HMAC-SHA-256, hex, of the moment and the body. */
const webhookSignature = (agentId: string, at: string, body: string): string =>
  createHmac('sha256', webhookKey(agentId)).update(`${at}.${body}`).digest('hex');

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** Whether a message may go there: an encrypted address on the public net, unless the operator allows others. */
export function isWebhookAddress(
  typed: string,
  allowsPrivate = env().WEBHOOK_PRIVATE === 'on',
): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, username, password } = new URL(typed);
  if (username || password) return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
}

/** Looks a name up, and refuses what lies in a private net: the name is the office's to choose. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = addresses?.some(({ address }) => !isPublic(address));
    if (error || inside) done(error ?? new Error('private address'), []);
    else done(null, addresses);
  });
};

function post(url: URL, headers: Record<string, string>, body: string): Promise<number> {
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sending = ask(
      url,
      {
        ...{ method: 'POST', headers, timeout: TIMEOUT, signal: AbortSignal.timeout(TIMEOUT) },
        lookup: env().WEBHOOK_PRIVATE === 'on' ? undefined : publicLookup,
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/**
 * Sends a lead to the software of its office; answered with anything but 2xx it is tried again like a mail.
 * @returns nothing where there is nothing to send any more
 */
export async function sendWebhook({
  id,
  recipient,
  payload,
}: ClaimedMessage): Promise<Outcome | null> {
  const lead = await leadForSoftware(payload);
  if (!lead) return null;
  const body = JSON.stringify(lead.body);
  const at = new Date().toISOString();
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    // The same at every attempt: whoever gets a message twice recognises it.
    'Wohnlotse-Message': id,
    'Wohnlotse-Time': at,
    'Wohnlotse-Signature': webhookSignature(lead.agentId, at, body),
  };
  try {
    if (!isWebhookAddress(recipient)) throw new Error('refused address');
    const status = await post(new URL(recipient), headers, body);
    if (status >= 200 && status < 300) return { kind: 'sent' };
    return { kind: 'retry', failure: `http ${status}`, isServerDown: false };
  } catch {
    return { kind: 'retry', failure: 'network', isServerDown: false };
  }
}
