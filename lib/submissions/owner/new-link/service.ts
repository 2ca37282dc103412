import 'server-only';
import { z } from 'zod';
import { enforceRateLimit, isLimitReached } from '@/lib/platform/rate-limit/service';
import { keyedHash } from '@/lib/platform/secret';
import { signalWork, workThrough } from '@/lib/platform/jobs/work-signal';
import { email, parse } from '@/lib/platform/validation/fields';
import { log } from '@/lib/platform/telemetry/log';
import { findAsk, submissionsOf, settleAsk, storeAsk } from './repository';

const newLinkSchema = z.object({ email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein') });

const CALLER_LIMIT = { name: 'new-link', limit: 10, window: 600 };

/** Per day; beyond it no mail is sent, without an error. */
const ADDRESS_LIMIT = { name: 'new-link-address', limit: 5, window: 86_400 };

/**
 * Stores the address; its submissions are looked up later, so that neither the answer nor its timing
 * reveals them.
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

export async function lookUpNext(now = new Date()): Promise<boolean> {
  const ask = await findAsk(now);
  if (!ask) return false;
  await settleAsk(ask.id, await submissionsOf(ask.recipient), now);
  signalWork();
  return true;
}

export function lookUpAddresses(stop: AbortSignal): Promise<void> {
  return workThrough(
    stop,
    async () => ((await lookUpNext()) ? 'go-on' : 'idle'),
    (error) => log().error({ err: error }, 'No address could be looked for'),
  );
}
