import type { Page } from '@playwright/test';

/** What a page says about faults, and whom it asks besides the portal, from now on. */
export async function watch(page: Page, home: string) {
  const complaints: string[] = [];
  const foreign: string[] = [];
  // The content protection silences the console; what it would have said is wanted here.
  await page.addInitScript(() => {
    for (const name of ['error', 'warn'] as const) {
      const original = console[name];
      Object.defineProperty(console, name, { get: () => original, set: () => {} });
    }
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
