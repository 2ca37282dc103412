import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { keyedHash } from '@/lib/platform/secret';
import type { RequestReference } from '@/lib/requests/reference';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { ensureLink, lastRevokedAt } from './repository';
import { ownerToken } from './token';
import { BROWSER_LIFETIME, readPass } from './pass';

/** Which request a browser has sent, as long as its pass is good and no link was ended since. */
export async function passedReference(
  value: string | undefined,
): Promise<RequestReference | undefined> {
  const pass = readPass(value, new Date());
  const revokedAt = pass && (await lastRevokedAt(pass.id));
  return !pass || (revokedAt && revokedAt >= pass.issuedAt) ? undefined : pass;
}

async function requestOf(value: string | undefined): Promise<StoredRequest | undefined> {
  const reference = await passedReference(value);
  return reference && findRequest(reference.id);
}

/** What this browser has sent, by the value of its cookie; `undefined` where it is nothing, or too long ago. */
export async function browserRequest(
  value: string | undefined,
): Promise<{ title: string; createdAt: Date } | undefined> {
  const request = await requestOf(value);
  return request && { title: KINDS[request.kind].title, createdAt: request.createdAt };
}

/**
 * The link by which this browser opens its request: one for each pass.
 * @param only the id of the request that is meant: the browser may have sent another one since
 * @returns its token
 * @throws AppError `not_found` (404) for a pass that is not good, or for another request
 */
export async function browserToken(value: string | undefined, only?: string): Promise<string> {
  const request = await requestOf(value);
  if (!request || (only && request.id !== only))
    throw new AppError('not_found', 'Dieser Link gilt nicht mehr');
  const expiresAt = new Date(Date.now() + BROWSER_LIFETIME);
  // Named after the pass: however often it is shown, it has one link.
  const id = keyedHash(`browser-link:${value}`);
  await ensureLink({ id, requestId: request.id, channel: 'browser', expiresAt });
  return ownerToken(id);
}
