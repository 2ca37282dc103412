import { basename } from 'node:path';
import type { Browser, Request } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type Kind = 'html' | 'css' | 'js' | 'fonts' | 'images' | 'other';

/** Bytes of a page's answers without their heads, compressed with gzip. */
export type Weights = Record<Kind | 'later' | 'total' | 'requests', number>;

/** An answer: what it is, and the bytes of its body. */
interface Transfer {
  url: string;
  /** As Playwright names it: document, script, … */
  type: string;
  mimeType: string;
  encoding?: string;
  bytes: number;
}

/** Next does not compress smaller answers. */
const COMPRESSED_FROM = 1500;
const TEXT: Kind[] = ['html', 'css', 'js'];

const BY_TYPE: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
};
const BY_MIME_TYPE: [pattern: RegExp, kind: Kind][] = [
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/font/, 'fonts'],
  [/^image\//, 'images'],
];

/** What an answer is. What a page prefetches has no type of its own, so its MIME type decides. */
export function kindOf(type: string, mimeType: string): Kind {
  const byMimeType = BY_MIME_TYPE.find(([pattern]) => pattern.test(mimeType));
  return BY_TYPE[type] ?? byMimeType?.[1] ?? 'other';
}

/**
 * Adds up the bytes of all answers by kind. `later` is the part of the scripts that the HTML does not name: links
 * prefetch it, or scripts load it.
 * @throws Error when a text was not compressed with gzip, because sizes are compared with gzip
 */
export function weigh(transfers: Transfer[], html: string): Weights {
  const byKind = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  const weights = { ...byKind, later: 0, total: 0, requests: transfers.length };
  for (const { url, type, mimeType, encoding, bytes } of transfers) {
    const kind = kindOf(type, mimeType);
    if (TEXT.includes(kind) && bytes > COMPRESSED_FROM && encoding !== 'gzip') {
      throw new Error(`${url} was not compressed with gzip but with ${encoding ?? 'nothing'}.`);
    }
    weights[kind] += bytes;
    weights.total += bytes;
    if (kind === 'js' && !html.includes(basename(new URL(url).pathname))) weights.later += bytes;
  }
  return weights;
}

/** JavaScript of a page beyond that of the bare app, in bytes. */
export const moreScript = (weights: Pick<Weights, 'js'>, bare: Pick<Weights, 'js'>): number =>
  weights.js - bare.js;

/** The first link that leads to a page directly below the guides. */
export function firstArticle(links: string[], guides: string): string | undefined {
  return links.find((path) => path.startsWith(`${guides}/`) && /^\/[^/]+\/[^/]+$/.test(path));
}

async function transferOf(request: Request): Promise<Transfer> {
  const response = await request.response();
  const headers = response?.headers() ?? {};
  return {
    url: request.url(),
    type: request.resourceType(),
    mimeType: headers['content-type'] ?? '',
    encoding: headers['content-encoding'],
    bytes: (await request.sizes()).responseBodySize,
  };
}

/** What was measured of a page; without an answer of 200 there is the status alone. */
export interface MeasuredPage {
  status: number | 'none';
  weights?: Weights;
  /** Paths of this server that the page links to */
  links?: string[];
}

/** Loads a page as a phone on its first visit, until the network is idle. */
export async function measurePage(browser: Browser, url: string): Promise<MeasuredPage> {
  const context = await browser.newContext({
    ...PHONE,
    locale: 'de-DE',
    // A bare Next app compresses with nothing smaller.
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip, deflate' },
  });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    const failed: string[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // A prefetch that is no longer needed is aborted.
      if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} (${reason})`);
    });
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (response?.status() !== 200) return { status: response?.status() ?? 'none' };
    if (failed.length > 0) {
      throw new Error(`${url} could not load all of its parts: ${failed.join(', ')}`);
    }
    const transfers = await Promise.all(finished.map(transferOf));
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname }) => pathname),
      );
    return { status: 200, weights: weigh(transfers, await response.text()), links };
  } finally {
    await context.close();
  }
}
