import { chromium } from '@playwright/test';
import { watchNetwork } from './network.mjs';
import { cumulativeLayoutShift, weigh } from './weights.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Starts a browser that ends with the signal; the caller closes it. */
export async function launchBrowser(executablePath, signal) {
  signal.throwIfAborted();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    // Otherwise Playwright ends this process before it has cleared up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  signal.addEventListener('abort', () => browser.close());
  return browser;
}

/** Runs in the page, before its own scripts: collects layout shifts and the largest element. */
function observe() {
  const seen = (window.portalBench = { shifts: [], largest: '' });
  const describe = (element) => {
    if (!element) return '';
    const name = element.localName + (element.id ? `#${element.id}` : '');
    const text = (element.textContent || element.alt || element.currentSrc || '').trim();
    const short = text.replace(/\s+/g, ' ').replace(/^(.{30}).+$/, '$1…');
    return short ? `${name} "${short}"` : name;
  };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
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
  const links = [...document.querySelectorAll('a[href]')];
  return {
    ...window.portalBench,
    links: links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
  };
}

/**
 * Loads a page as a phone that was never here before, until the network is quiet.
 * @returns the status, and for 200 where it led to, the weights in bytes, layout shift, largest element and links
 */
export async function measurePage(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const network = await watchNetwork(page);
    const response = await page.goto(url, { waitUntil: 'load' });
    await network.idle();
    const status = response.status();
    if (status !== 200) return { status };
    if (network.failed.length > 0) {
      throw new Error(`${url} could not load all of its parts: ${network.failed.join(', ')}`);
    }
    const { shifts, largest, links } = await page.evaluate(readPage);
    return {
      status,
      landed: new URL(response.url()).pathname,
      weights: weigh(network.transfers, await response.text()),
      shift: cumulativeLayoutShift(shifts),
      largest,
      links,
    };
  } finally {
    await context.close();
  }
}
