import { basename } from 'node:path';

export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'images' | 'other';
export type Weights = Record<Kind | 'requests' | 'later' | 'heads' | 'total', number>;

/** One answer: what it is and its bytes. */
export interface Transfer {
  url: string;
  type?: string;
  mimeType?: string;
  encoding?: string;
  head: number;
  body: number;
}

export interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

/** Next leaves smaller answers as they are. */
const COMPRESSED_FROM = 1500;
const TEXT: Kind[] = ['html', 'css', 'js'];

const BY_TYPE: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
};

const BY_MIME_TYPE: [pattern: RegExp, kind: Kind][] = [
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/font/, 'fonts'],
  [/^image\//, 'images'],
];

/** What an answer is. What a page fetches ahead has no type, so that its MIME type decides. */
export function kindOf(type?: string, mimeType = ''): Kind {
  const byMimeType = BY_MIME_TYPE.find(([pattern]) => pattern.test(mimeType));
  return BY_TYPE[type ?? ''] ?? byMimeType?.[1] ?? 'other';
}

/**
 * Adds up the bytes of all answers by kind. Response heads are counted on their own: they grow with
 * the security headers and not with the page. `later` is the part of the scripts that the HTML does
 * not name, which is what links fetch ahead and what scripts load themselves.
 * @throws Error when a text came uncompressed, since its size would be compared with gzip
 */
export function weigh(transfers: Transfer[], html: string): Weights {
  const byKind = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  const weights = { requests: transfers.length, ...byKind, later: 0, heads: 0, total: 0 };
  for (const { url, type, mimeType, encoding, head, body } of transfers) {
    const kind = kindOf(type, mimeType);
    if (TEXT.includes(kind) && body > COMPRESSED_FROM && encoding !== 'gzip') {
      throw new Error(`${url} was not compressed with gzip but with ${encoding ?? 'nothing'}.`);
    }
    weights[kind] += body;
    weights.heads += head;
    weights.total += head + body;
    if (kind === 'js' && !html.includes(basename(new URL(url).pathname))) weights.later += body;
  }
  return weights;
}

/** CLS as browsers report it: the worst group of shifts less than 1 s apart, within 5 s. */
export function cumulativeLayoutShift(shifts: Shift[]): number {
  let worst = 0;
  let group = { sum: 0, first: -Infinity, last: -Infinity };
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const belongs = startTime - group.last < 1000 && startTime - group.first < 5000;
    group = belongs
      ? { ...group, sum: group.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    worst = Math.max(worst, group.sum);
  }
  return worst;
}

/** The first link that leads to a page directly below the guides. */
export function firstArticle(links: string[], guides: string): string | undefined {
  return links.find((path) => path.startsWith(`${guides}/`) && /^\/[^/]+\/[^/]+$/.test(path));
}

/** JavaScript of a measured page beyond that of the bare app, in bytes. */
export const moreScript = (row: Pick<Weights, 'js'>, bare: Pick<Weights, 'js'>): number =>
  row.js - bare.js;
