import { formatNumber } from '@/lib/platform/format/number';
import type { RequestKind } from '@/lib/requests/kinds/kinds';

/** '2 neue Anfragen anzeigen' */
export function newsLabel(count: number): string {
  return count === 1
    ? '1\u00a0neue Anfrage anzeigen'
    : `${formatNumber(count)}\u00a0neue Anfragen anzeigen`;
}

/** The kind of which most have come in: where somebody wants to look first. */
export function mostOf(kinds: Partial<Record<RequestKind, number>> = {}): RequestKind | undefined {
  const counts = Object.entries(kinds).filter(([, count]) => count > 0);
  return counts.sort(([, a], [, b]) => b - a)[0]?.[0] as RequestKind | undefined;
}

/** The title of a page with the number of new requests before it, or without it where there are none. */
export function titleWithNews(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
