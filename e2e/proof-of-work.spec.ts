import type { Page } from '@playwright/test';
import { contactForm } from '@/lib/submissions/kinds/contact';
import { contactBody } from '@/lib/testing/contact-factory';
import { query } from './support/database';
import { startPortal, type Portal } from './support/portal';
import { postJson } from './support/post';
import { expect, test } from './support/test';

const PATH = '/api/contact-requests';

const WINDOW = contactForm.rule.window * 1000;

let portal: Portal;
/** Milliseconds by which its clock is ahead */
let ahead = 0;
let address = 0;
let visitor: Record<string, string>;

test.beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' };
  portal = await startPortal({ provider: 'sqlite', env });
});
test.afterAll(() => portal.stop());

test.beforeEach(async ({ page }) => {
  // Each test has another address, as a proxy would send it.
  visitor = { 'X-Forwarded-For': `203.0.113.${++address}` };
  await page.setExtraHTTPHeaders(visitor);
  // Starts a new counting window.
  const left = WINDOW - ((Date.now() + ahead) % WINDOW);
  ahead += left;
  await portal.passTime(left);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nachricht schreiben' });
const send = (page: Page) => dialog(page).getByRole('button', { name: /gesendet|senden/ });

async function exhaustLimit() {
  for (let count = 0; count <= contactForm.rule.limit; count++) {
    const response = await postJson(portal, PATH, contactBody(), visitor);
    if (response.status === 429) return;
  }
  throw new Error('The limit was not reached.');
}

async function write(page: Page, email: string) {
  await page.goto(`${portal.url}/impressum`);
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await dialog(page).getByLabel('Ihr Name').fill('Erika Beispiel');
  await dialog(page).getByLabel('Ihre E-Mail-Adresse').fill(email);
  await dialog(page).getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Guten Tag, wann?');
}

const messagesOf = (email: string) =>
  query(portal, `SELECT "id" FROM "Submission" WHERE "kind" = 'contact' AND "email" = '${email}'`);

test('behind a used-up limit a message gets through by itself', async ({ page }, { project }) => {
  const email = `andrang.${project.name}@beispiel.de`;
  const posts: { status: number; key?: string; proof: boolean }[] = [];
  await page.route(`**${PATH}`, async (route) => {
    const headers = route.request().headers();
    const proof = 'proof-of-work' in headers;
    if (proof) await expect(send(page)).toHaveText('Wird gesendet...');
    const response = await route.fetch();
    posts.push({ status: response.status(), key: headers['idempotency-key'], proof });
    await route.fulfill({ response });
  });
  await write(page, email);
  await exhaustLimit();
  await send(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Vielen Dank.' })).toBeFocused();
  expect(posts).toMatchObject([
    { status: 429, proof: false },
    { status: 201, proof: true },
  ]);
  expect(posts[0]?.key).toBe(posts[1]?.key);
  expect(await messagesOf(email)).toHaveLength(1);
});

test('where the work cannot be done, the words of the limit are shown and nothing is lost', async ({
  page,
}) => {
  await write(page, 'ohne@beispiel.de');
  await exhaustLimit();
  await page.evaluate(() => {
    Object.defineProperty(SubtleCrypto.prototype, 'deriveBits', {
      value: () => Promise.reject(new Error('refused')),
    });
  });
  await send(page).click();
  const summary = dialog(page).getByRole('alert').filter({ hasText: 'noch nicht gesendet' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('zu viele Anfragen');
  await expect(summary).toContainText('Ihre Angaben sind noch da.');
  await expect(dialog(page).getByLabel('Ihr Name')).toHaveValue('Erika Beispiel');
  expect(await messagesOf('ohne@beispiel.de')).toHaveLength(0);
});

test('who stays below the limit fetches nothing for it', async ({ page }) => {
  await write(page, 'wenige@beispiel.de');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await send(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Vielen Dank.' })).toBeFocused();
  // The code that checks addresses for typos may load late, but not the code of the proof.
  const read = scripts.map(async (url) => (await page.request.get(url)).text());
  expect((await Promise.all(read)).filter((text) => text.includes('deriveBits'))).toEqual([]);
});
