import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { queueHref } from '@/lib/requests/back-office/queue/search-params';
import type { QueueQuery } from '@/lib/requests/back-office/queue/queue';

/** What is said of a list that holds nothing: there is nothing, or what is there was not asked for. */
export function emptyLabel(
  type: RequestKind,
  { query, status, assignment, propertyType }: QueueQuery,
): { text: string; resetHref?: string } {
  if (query) return { text: 'Keine Anfrage passt zu dieser Suche.', resetHref: queueHref(type) };
  if (status === 'all' && assignment === 'all' && !propertyType) return { text: KINDS[type].empty };
  return { text: 'Keine Anfrage passt zu dieser Auswahl.', resetHref: queueHref(type) };
}
