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

/** `undefined` if the browser has sent nothing, or too long ago. */
export async function browserRequest(
  value: string | undefined,
): Promise<{ title: string; createdAt: Date } | undefined> {
  const request = await requestOf(value);
  return request && { title: KINDS[request.kind].title, createdAt: request.createdAt };
}

/**
 * @param only id of the expected request: the browser may have sent another one since
 * @throws AppError `not_found` (404) for an invalid pass, or for another request
 */
export async function browserToken(value: string | undefined, only?: string): Promise<string> {
  const request = await requestOf(value);
  if (!request || (only && request.id !== only))
    throw new AppError('not_found', 'Dieser Link gilt nicht mehr');
  const expiresAt = new Date(Date.now() + BROWSER_LIFETIME);
  // The id comes from the pass, so that each pass has one link.
  const id = keyedHash(`browser-link:${value}`);
  await ensureLink({ id, requestId: request.id, channel: 'browser', expiresAt });
  return ownerToken(id);
}
