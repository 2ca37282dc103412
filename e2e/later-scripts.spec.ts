import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { watch } from './support/watch';

test.describe.configure({ mode: 'parallel' });

/** When a page was painted and parsed, and when it asked for its scripts; milliseconds. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/.*\.js$/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      parsed: (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd,
      names: scripts.map(({ name }) => name),
      begun: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

const expectAlive = (page: Page) => expect(page.locator('html.js[data-ready]')).toBeAttached();

for (const address of ['/', '/makler', '/ratgeber', '/impressum', '/verkaufen', '/nichts-da']) {
  test(`${address} is painted before it fetches its scripts, each of them once`, async ({
    page,
    portal,
  }) => {
    const { complaints } = await watch(page, portal.url);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectAlive(page);
    const { painted, names, begun } = await timesOf(page);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...new Set(names)]);
    expect(begun).toBeGreaterThan(painted);
    expect(complaints).toEqual([]);
  });
}

/**
 * Runs before the page's own scripts: a screen that has its background first and its content three
 * frames later. What was asked for until then is kept for the test.
 */
const contentAfterBackground = () => {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('body > * { visibility: hidden } body { background: teal }');
  document.adoptedStyleSheets.push(hidden);
  const show = (frames: number) => {
    if (frames > 0) return requestAnimationFrame(() => show(frames - 1));
    // An address that was given back is asked for; the list of what was loaded tells of it later.
    const asked = document.querySelectorAll('script[src*="/_next/"]:not([nomodule])').length;
    Object.assign(window, { askedBeforeContent: asked });
    hidden.disabled = true;
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-paint').length) show(3);
  }).observe({ type: 'paint', buffered: true });
};

test('a background without content is no paint to fetch scripts after', async ({ page }) => {
  await page.addInitScript(contentAfterBackground);
  await page.goto('/impressum');
  await expectAlive(page);
  expect(
    await page.evaluate(() => (window as { askedBeforeContent?: number }).askedBeforeContent),
  ).toBe(0);
});

/** Runs before the page's own scripts: a browser that never tells of a paint. */
const tellNothing = () => {
  PerformanceObserver.prototype.observe = () => {};
};

const IMPATIENT: [string, () => void][] = [
  [
    'in the background',
    () => {
      Object.defineProperty(document, 'hidden', { get: () => true });
    },
  ],
  [
    'on its way into the background',
    () => {
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('visibilitychange')));
    },
  ],
  [
    'in a browser that cannot observe',
    () => {
      Object.assign(window, { PerformanceObserver: undefined });
    },
  ],
];

for (const [place, prepare] of IMPATIENT) {
  test(`a page ${place} does not wait for a paint`, async ({ page }) => {
    await page.addInitScript(tellNothing);
    await page.addInitScript(prepare);
    await page.goto('/impressum');
    await expectAlive(page);
    const { parsed, begun } = await timesOf(page);
    // The clock would have had them fetched after two seconds.
    expect(begun - parsed).toBeLessThan(1000);
  });
}

test('a page in a browser that tells nothing of paints comes to life by the clock', async ({
  page,
}) => {
  await page.addInitScript(tellNothing);
  await page.goto('/impressum');
  await expectAlive(page);
});
