import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { findLink, isConfirmed, type OwnerLink } from '../links/repository';
import { isTokenOf } from '../links/token';

export const linkGone = () => new AppError('not_found', 'Dieser Link gilt nicht mehr');

const TOKEN = /^[\w-]{43}$/;

export interface Opened {
  link: OwnerLink;
  request: StoredRequest;
  /** See OpenedLink */
  isProven: boolean;
}

/** @throws AppError `not_found` (404) for an unknown, expired or revoked token or a deleted request */
export async function openLink(token: string): Promise<Opened> {
  const link = TOKEN.test(token) ? await findLink(token, new Date()) : null;
  const request = link && isTokenOf(link.id, token) ? await findRequest(link.requestId) : undefined;
  if (link && request) {
    const isProven = link.channel === 'browser' || (await isConfirmed(link));
    return { link, request, isProven };
  }
  throw linkGone();
}

/** @throws AppError `not_found` (404), `conflict` (409) until the link's address is confirmed */
export async function openProvenLink(token: string): Promise<Opened> {
  const opened = await openLink(token);
  if (opened.isProven) return opened;
  throw new AppError('conflict', 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.');
}
