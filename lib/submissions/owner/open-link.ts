import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { findSubmission } from '@/lib/submissions/repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { findLink, isConfirmed, type OwnerLink } from '../links/repository';
import { isTokenOf } from '../links/token';

export const linkGone = () => new AppError('not_found', 'Dieser Link gilt nicht mehr');

const TOKEN = /^[\w-]{43}$/;

export interface Opened {
  link: OwnerLink;
  submission: StoredSubmission;
  /** See OpenedLink */
  isProven: boolean;
}

/** @throws AppError `not_found` (404) for an unknown, expired or revoked token or a deleted submission */
export async function openLink(token: string): Promise<Opened> {
  const link = TOKEN.test(token) ? await findLink(token, new Date()) : null;
  const submission =
    link && isTokenOf(link.id, token) ? await findSubmission(link.submissionId) : undefined;
  if (link && submission) {
    const isProven = link.channel === 'browser' || (await isConfirmed(link));
    return { link, submission, isProven };
  }
  throw linkGone();
}

/** @throws AppError `not_found` (404), `conflict` (409) until the link's address is confirmed */
export async function openProvenLink(token: string): Promise<Opened> {
  const opened = await openLink(token);
  if (opened.isProven) return opened;
  throw new AppError('conflict', 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.');
}
