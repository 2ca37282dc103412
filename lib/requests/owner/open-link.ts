import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { findLink, isConfirmed, type OwnerLink } from '../links/repository';
import { isTokenOf } from '../links/token';

/** What a link is answered with that is good no longer, or never was. */
export const linkGone = () => new AppError('not_found', 'Dieser Link gilt nicht mehr');

const TOKEN = /^[\w-]{43}$/;

/** What a link leads to. */
export interface Opened {
  link: OwnerLink;
  request: StoredRequest;
  /** See OpenedLink */
  isProven: boolean;
}

/**
 * The request that a token opens.
 * @throws AppError `not_found` (404) for a token that is unknown, has expired or was revoked, and where
 *   the request is there no longer
 */
export async function openLink(token: string): Promise<Opened> {
  const link = TOKEN.test(token) ? await findLink(token, new Date()) : null;
  const request = link && isTokenOf(link.id, token) ? await findRequest(link.requestId) : undefined;
  if (link && request) {
    const isProven = link.channel === 'browser' || (await isConfirmed(link));
    return { link, request, isProven };
  }
  throw linkGone();
}

/**
 * As {@link open}, for what only the person may see and do.
 * @throws AppError `conflict` (409) until the address was confirmed that the link went to
 */
export async function openProvenLink(token: string): Promise<Opened> {
  const opened = await openLink(token);
  if (opened.isProven) return opened;
  throw new AppError('conflict', 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.');
}
