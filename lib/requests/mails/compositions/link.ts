import 'server-only';
import { formatDate } from '@/lib/platform/format/date';
import { mailLink } from '@/lib/requests/links/repository';
import { ownerToken } from '@/lib/requests/links/token';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** The whole address of a page of the portal. */
export const absolute = (path: string) => `${site().url}${path}`;

/** The link to 'Meine Anfrage' that a mail carries, the same at every attempt to send it. */
export async function ownLink(linkId: string, requestId: string, recipient: string) {
  const { expiresAt } = await mailLink(linkId, requestId, recipient);
  return { link: absolute(routes.ownRequest(ownerToken(linkId))), expires: formatDate(expiresAt) };
}
