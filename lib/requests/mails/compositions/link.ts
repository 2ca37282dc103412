import 'server-only';
import { formatDate } from '@/lib/platform/format/date';
import { mailLink } from '@/lib/requests/links/repository';
import { ownerToken } from '@/lib/requests/links/token';
import type { StoredRequest } from '@/lib/requests/request';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** The whole address of a page of the portal. */
export const absolute = (path: string) => `${site().url}${path}`;

/**
 * The link to 'Meine Anfrage' that a mail carries, the same at every attempt to send it; none in a mail to
 * an address that the request has no longer.
 */
export async function ownLink(
  linkId: string,
  { id, email }: Pick<StoredRequest, 'id' | 'email'>,
  recipient: string,
) {
  if (email?.toLowerCase() !== recipient.toLowerCase()) return undefined;
  const { expiresAt } = await mailLink(linkId, id, recipient);
  return { link: absolute(routes.ownRequest(ownerToken(linkId))), expires: formatDate(expiresAt) };
}
