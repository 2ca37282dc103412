import type { Page } from '@playwright/test';

export async function watch(page: Page, home: string) {
  const complaints: string[] = [];
  const foreign: string[] = [];
  // The content protection silences the console.
  await page.addInitScript(() => {
    for (const name of ['error', 'warn'] as const) {
      const original = console[name];
      Object.defineProperty(console, name, { get: () => original, set: () => {} });
    }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} refuses ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('404');
    if (message.type() === 'error' && !isMissingPage) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const isOwn = [home, 'data:', 'blob:'].some((start) => request.url().startsWith(start));
    if (!isOwn) foreign.push(request.url());
  });
  return { complaints, foreign };
}

const FONTS = '**/*.woff2';

/** As on a slow line: whether a font still comes in time is a race on a busy machine. */
export const refuseFonts = (page: Page) =>
  page.route(FONTS, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));

/** From the next page on they are in the browser's cache. */
export async function allowFonts(page: Page) {
  await page.unroute(FONTS);
  await page.evaluate(async () => {
    const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
    for (const { href } of fonts) await (await fetch(href, { cache: 'reload' })).arrayBuffer();
  });
}

/** A font that comes within its first 100 ms may still be swapped in (font-display: optional). */
const WITH_A_FONT = 100;

interface Shift {
  at: number;
  value: number;
  moved: string[];
}

export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const fonts: number[] = [];
    Object.assign(window, { shifts, fonts });
    document.fonts.addEventListener('loadingdone', () => fonts.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as {
        value: number;
        startTime: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
        );
        shifts.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  const { shifts, fonts } = await page.evaluate(() => {
    const { shifts, fonts } = window as never as { shifts: Shift[]; fonts: number[] };
    return { shifts, fonts };
  });
  return shifts.filter(({ at }) => fonts.every((came) => Math.abs(at - came) > WITH_A_FONT));
}

export async function totalShift(page: Page): Promise<number> {
  const sum = (await shiftsOf(page)).reduce((total, { value }) => total + value, 0);
  return Number(sum.toFixed(2));
}

/** Ignores shifts below the resolution of a reported score, like a late font's. */
export async function noticeableShifts(page: Page): Promise<Shift[]> {
  return (await totalShift(page)) < 0.005 ? [] : shiftsOf(page);
}
