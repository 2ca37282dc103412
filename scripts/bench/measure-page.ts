import { basename } from 'node:path';
import type { Browser, Request } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Bytes of a page's answers without headers, compressed with gzip. */
export interface Weights {
  js: number;
  /** The part of `js` that the HTML does not name: prefetched by links, or loaded by scripts */
  later: number;
  total: number;
}

interface Transfer {
  url: string;
  type: string;
  mimeType: string;
  encoding?: string;
  bytes: number;
}

/** Next does not compress smaller answers. */
const COMPRESSED_FROM = 1500;

/** @throws Error if a script was not compressed with gzip, because sizes are compared with gzip */
function weigh(transfers: Transfer[], html: string): Weights {
  const weights = { js: 0, later: 0, total: 0 };
  for (const { url, type, mimeType, encoding, bytes } of transfers) {
    weights.total += bytes;
    if (type !== 'script' && !mimeType.includes('javascript')) continue;
    if (bytes > COMPRESSED_FROM && encoding !== 'gzip') {
      throw new Error(`${url} was not compressed with gzip but with ${encoding ?? 'nothing'}.`);
    }
    weights.js += bytes;
    if (!html.includes(basename(new URL(url).pathname))) weights.later += bytes;
  }
  return weights;
}

export const moreScript = (weights: Pick<Weights, 'js'>, bare: Pick<Weights, 'js'>): number =>
  weights.js - bare.js;

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

export interface MeasuredPage {
  status: number | 'none';
  weights?: Weights;
  links?: string[];
}

/** As a phone on its first visit, until the network is idle. */
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
