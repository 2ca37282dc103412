import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { enforceRateLimit, isLimitReached } from '@/lib/platform/rate-limit/service';
import { signedId, signId } from '@/lib/platform/secret';
import { email, parse } from '@/lib/platform/validation/fields';
import type { Agency } from './agency';
import { AGENCY_COOKIE, AGENCY_SESSION, LOGIN_LINK, LOGIN_MINUTES, SESSION_HOURS } from './login';
import {
  endAgencySession,
  findAgencySession,
  isLinkOpen,
  storeLogin,
  useLink as consumeLink,
} from './login-repository';
import { findAgency, findAgencyByEmail } from './repository';

const loginSchema = z.object({ email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein') });

/** Seconds, per connection and per mailbox. */
const LOGIN_LIMIT = { name: 'agency-login', limit: 5, window: 600 };
const MAILBOX_LIMIT = { name: 'agency-mailbox', limit: 3, window: 600 };

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** Unknown addresses get the same answer. @throws AppError `invalid` (422), `too_many` (429) */
export async function requestLogin(body: unknown, caller: string): Promise<void> {
  const { email: address } = parse(loginSchema, body);
  await enforceRateLimit(LOGIN_LIMIT, caller);
  const agency = await findAgencyByEmail(address);
  if (!agency || (await isLimitReached(MAILBOX_LIMIT, agency.id))) return;
  await enforceRateLimit(MAILBOX_LIMIT, agency.id);
  await storeLogin(agency, minutes(LOGIN_MINUTES));
  signalWork();
}

function sessionCookie(id: string) {
  return {
    name: AGENCY_COOKIE,
    value: signId(AGENCY_SESSION, id),
    // Both pages and the API need it.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    maxAge: SESSION_HOURS * 60 * 60,
  } as const;
}

export async function isLoginOpen(token: string): Promise<boolean> {
  const id = signedId(LOGIN_LINK, token);
  return id !== undefined && isLinkOpen(id, new Date());
}

/** @throws AppError `not_found` (404) for a used, expired or forged link */
export async function logInAgency(token: string) {
  const id = signedId(LOGIN_LINK, token);
  const isGood = id && (await consumeLink(id, new Date(), minutes(SESSION_HOURS * 60)));
  if (isGood) return sessionCookie(id);
  throw new AppError('not_found', 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.');
}

export async function agencyOf(cookie: string | undefined): Promise<Agency | undefined> {
  const id = cookie && signedId(AGENCY_SESSION, cookie);
  const agencyId = id ? await findAgencySession(id, new Date()) : undefined;
  return (agencyId && (await findAgency(agencyId))) || undefined;
}

export async function logOutAgency(cookie: string | undefined): Promise<void> {
  const id = cookie && signedId(AGENCY_SESSION, cookie);
  if (id) await endAgencySession(id, new Date());
}
