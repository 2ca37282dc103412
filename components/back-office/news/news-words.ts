import { formatNumber } from '@/lib/format/number';

/** '2 neue Anfragen anzeigen' */
export function newsWords(count: number): string {
  return count === 1
    ? '1\u00a0neue Anfrage anzeigen'
    : `${formatNumber(count)}\u00a0neue Anfragen anzeigen`;
}

/** The title of a page with the number of new requests before it, or without it where there are none. */
export function titleWithNews(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
