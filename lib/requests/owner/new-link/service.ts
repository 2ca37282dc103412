import 'server-only';
import { z } from 'zod';
import { enforceRateLimit, isLimitReached } from '@/lib/platform/rate-limit/service';
import { keyedHash } from '@/lib/platform/secret';
import { parse } from '@/lib/platform/validation/parse';
import { signalWork, workThrough } from '@/lib/platform/jobs/work-signal';
import { email } from '@/lib/platform/validation/email';
import { log } from '@/lib/platform/telemetry/log';
import { findAsk, requestsOf, settleAsk, storeAsk } from './repository';

/** Where a new link shall go. Messages are shown at the field as they stand. */
const newLinkSchema = z.object(
  { email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein') },
  { error: 'Bitte senden Sie die Angaben als Formular' },
);

/** Links asked for from one connection within ten minutes. */
const CALLER_LIMIT = { name: 'new-link', limit: 10, window: 600 };

/** How often an address is looked for within a day; beyond it no mail is sent, without an error. */
const ADDRESS_LIMIT = { name: 'new-link-address', limit: 5, window: 86_400 };

/**
 * Writes down that links to all requests under an address are wanted. Whether there are any is found out
 * by {@link lookUpNext}, so that neither the answer nor its timing reveals it.
 * @throws AppError `invalid` (422), `too_many` (429)
 */
export async function requestNewLink(body: unknown, { caller }: { caller: string }): Promise<void> {
  const { email } = parse(newLinkSchema, body);
  await enforceRateLimit(CALLER_LIMIT, caller);
  const addressKey = keyedHash(`new-link:${email.toLowerCase()}`).slice(0, 32);
  if (await isLimitReached(ADDRESS_LIMIT, addressKey)) return;
  await enforceRateLimit(ADDRESS_LIMIT, addressKey);
  await storeAsk(email, new Date());
}

/**
 * Looks for the requests under the next address that waits, and has their links sent to it.
 * @returns false when none was due
 */
export async function lookUpNext(now = new Date()): Promise<boolean> {
  const ask = await findAsk(now);
  if (!ask) return false;
  await settleAsk(ask.id, await requestsOf(ask.recipient), now);
  signalWork();
  return true;
}

/** Looks for the addresses that new links were asked for, one after the other, until the signal says stop. */
export function lookUpAddresses(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await lookUpNext()) ? 'go-on' : 'idle'),
    (error) => log().error({ err: error }, 'No address could be looked for'),
  );
}
