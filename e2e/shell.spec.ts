import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/immobilie-bewerten',
  '/ratgeber',
  '/ratgeber/spekulationssteuer-und-zehnjahresfrist',
  '/ratgeber/gibt-es-nicht',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/bewertung',
  '/gibt-es-nicht',
];

for (const address of PAGES) {
  test(`${address}: axe finds nothing, nothing shifts, nobody else is asked`, async ({
    page,
    portal,
  }) => {
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      const isMissingPage = message.text().includes('404');
      if (message.type() === 'error' && !isMissingPage) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(portal.url) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as never as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
    // As it is reported: a font that arrives late may move a word by a hair's breadth.
    expect(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(2)).toBe('0.00');
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('header and footer stand where they belong', async ({ page, request }) => {
  const created = await request.post('/api/valuation-requests', { data: valuationBody() });
  const { id } = (await created.json()).valuationRequest;
  const shown = async (address: string) => {
    await page.goto(address);
    const logo = page.getByRole('link', { name: 'Jetzt kostenlos anrufen' });
    return {
      header: (await logo.count()) > 0,
      footer: (await page.getByRole('contentinfo').count()) > 0,
    };
  };
  expect(await shown('/')).toEqual({ header: true, footer: true });
  expect(await shown('/impressum')).toEqual({ header: true, footer: true });
  expect(await shown('/immobilie-bewerten')).toEqual({ header: false, footer: false });
  expect(await shown(`/bewertung/${id}`)).toEqual({ header: true, footer: false });
});

test('an unknown address is a 404 in German', async ({ page }) => {
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Diese Seite wurde nicht gefunden.')).toBeVisible();
});

test('the first Tab leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
});

test('health tells of database, outbox and version', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'ok',
    database: 'ok',
    outbox: { queued: expect.any(Number) },
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});
