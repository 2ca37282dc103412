import { chromium, type Browser } from '@playwright/test';
import { watchNetwork } from './network';
import type { Row } from './table';
import { cumulativeLayoutShift, weigh, type Shift } from './weights';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

declare global {
  interface Window {
    portalBench?: { shifts: Shift[]; largest: string };
  }
}

/** Starts a browser that ends with the signal; the caller closes it. */
export async function launchBrowser(executablePath: string, signal: AbortSignal): Promise<Browser> {
  signal.throwIfAborted();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    // Otherwise Playwright ends this process before it has cleared up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  signal.addEventListener('abort', () => void browser.close());
  return browser;
}

/** Runs in the page, before its own scripts: collects layout shifts and the largest element. */
function observe() {
  const seen: { shifts: Shift[]; largest: string } = { shifts: [], largest: '' };
  window.portalBench = seen;
  const describe = (element?: Element & { alt?: string; currentSrc?: string }) => {
    if (!element) return '';
    const name = element.localName + (element.id ? `#${element.id}` : '');
    const text = (element.textContent || element.alt || element.currentSrc || '').trim();
    const short = text.replace(/\s+/g, ' ').replace(/^(.{30}).+$/, '$1…');
    return short ? `${name} "${short}"` : name;
  };
  const watch = (type: string, take: (entry: Shift & { element?: Element }) => void) =>
    new PerformanceObserver((list) =>
      (list.getEntries() as unknown as (Shift & { element?: Element })[]).forEach(take),
    ).observe({
      type,
      buffered: true,
    });
  watch('layout-shift', ({ value, startTime, hadRecentInput }) =>
    seen.shifts.push({ value, startTime, hadRecentInput }),
  );
  watch('largest-contentful-paint', ({ element }) => (seen.largest = describe(element)));
}

/** What the page says about itself. */
function readPage() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const { shifts, largest } = window.portalBench ?? { shifts: [], largest: '' };
  return {
    shifts,
    largest,
    links: links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
  };
}

/**
 * Loads a page as a phone that was never here before, until the network is quiet.
 * @returns the status, and for 200 where it led to, the weights in bytes, layout shift,
 *   largest element and links
 */
export async function measurePage(browser: Browser, url: string): Promise<Omit<Row, 'page'>> {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const network = await watchNetwork(page);
    const response = await page.goto(url, { waitUntil: 'load' });
    await network.idle();
    const html = (await response?.text()) ?? '';
    const status = response?.status() ?? 'none';
    if (!response || status !== 200) return { status };
    if (network.failed.length > 0) {
      throw new Error(`${url} could not load all of its parts: ${network.failed.join(', ')}`);
    }
    const { shifts, largest, links } = await page.evaluate(readPage);
    return {
      status,
      landed: new URL(response.url()).pathname,
      weights: weigh(network.transfers, html),
      shift: cumulativeLayoutShift(shifts),
      largest,
      links,
    };
  } finally {
    await context.close();
  }
}
