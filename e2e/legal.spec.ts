import type { Page } from '@playwright/test';
import { valuationBody } from '../lib/testing/valuation-factory';
import { logIn, openLogin } from './support/employee';
import { EMPLOYEE, expect, test } from './support/test';

const PAGES = ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/datenquellen'];

const sections = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

test('the imprint holds what the law asks for', async ({ page }) => {
  await page.goto('/impressum');
  const company = part(page, 'Anbieter nach § 5 DDG');
  for (const [term, datum] of [
    ['Unternehmen', 'Musterfirma GmbH'],
    ['Anschrift', 'Musterstraße 1, 12345 Musterstadt'],
    ['Vertreten durch die Geschäftsführung', 'Max Mustermann'],
    ['Handelsregister', 'Amtsgericht Musterstadt, HRB 00000'],
    ['Umsatzsteuer-ID', 'DE000000000'],
  ] as const) {
    await expect(company).toContainText(`${term}${datum}`);
  }
  const contact = part(page, 'Kontakt');
  await expect(contact.getByRole('link', { name: '+49 30 23125 000' })).toHaveAttribute(
    'href',
    'tel:+493023125000',
  );
  await expect(contact.getByRole('link', { name: 'kontakt@beispiel.invalid' })).toBeVisible();
  const licence = part(page, 'Erlaubnis und Aufsicht');
  await expect(licence).toContainText('§ 34c Abs. 1 Satz 1 Nr. 1 GewO');
  await expect(licence).toContainText('Ordnungsamt Musterstadt');
  await expect(part(page, 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV')).toContainText(
    'Erika Mustermann',
  );
  await expect(part(page, 'Vergütung durch Partnerfirmen')).toContainText('Provisionen');
  const dispute = part(page, 'Verbraucherstreitbeilegung');
  await expect(dispute).toContainText('weder bereit noch verpflichtet');
  await expect(dispute).toContainText('§ 36 VSBG');
});

test('the privacy notice has its seven sections and every right', async ({ page }) => {
  await page.goto('/datenschutz');
  await expect(sections(page)).toHaveText([
    '1 Datenschutz auf einen Blick',
    '2 Allgemeine Hinweise',
    '3 Datenerfassung',
    '4 Weitergabe',
    '5 Ihre Rechte',
    '6 Sicherheit',
    '7 Kontakt',
  ]);
  const rights = part(page, /Ihre Rechte$/);
  for (const right of [
    'Auskunft',
    'Berichtigung',
    'Löschung',
    'Einschränkung',
    'Datenübertragbarkeit',
    'Widerspruch',
    'Widerruf',
    'Beschwerde',
  ]) {
    await expect(rights.getByRole('heading', { name: right, exact: true })).toBeVisible();
  }
  await expect(rights).toContainText('Datenschutzbehörde Musterland');
  await expect(part(page, 'Hosting')).toContainText('Musterhoster GmbH');
  await expect(part(page, 'Cookies und Speicher im Browser')).toContainText(
    'technisch notwendige Cookies, die nach der Sitzung gelöscht werden',
  );
});

test('the terms have thirteen paragraphs, say when changes take effect and can be printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/agb');
  await expect(page.getByText('Stand: Januar 2025', { exact: true })).toBeVisible();
  const numbers = (await sections(page).allTextContents()).map(
    (title) => /^§\s(\d+)/.exec(title)?.[1],
  );
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => String(index + 1)));
  await expect(part(page, /Änderungen dieser Bedingungen$/)).toContainText(
    /treten 14\stage nach ihrer Veröffentlichung/i,
  );
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.getByRole('article').getByRole('link', { name: 'Datenschutzerklärung' }).click();
  await expect(page).toHaveURL(/\/datenschutz$/);
});

test('the accessibility page names the standard, the limits and the authority', async ({
  page,
}) => {
  await page.goto('/barrierefreiheit');
  const standard = part(page, 'Maßstab');
  for (const name of ['BFSG', 'EN 301 549', 'WCAG']) await expect(standard).toContainText(name);
  await expect(part(page, 'Bekannte Grenzen')).toContainText('Kopierschutz');
  await expect(
    part(page, 'Hindernis melden').getByRole('link', { name: 'kontakt@beispiel.invalid' }),
  ).toBeVisible();
  await expect(part(page, 'Marktüberwachung')).toContainText('Magdeburg');
});

for (const address of PAGES) {
  test(`${address} says its date, leads to its sections and prints alone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(/^Stand: (Januar 2025|(November|Dezember) 2026)$/)).toBeVisible();
    await expect(page.locator('a[href*="ec.europa.eu"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
    if (address !== '/impressum') {
      const links = page.getByRole('navigation', { name: 'Inhalt' }).locator('> ol > li > a');
      const headings = await sections(page).evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets).toEqual(headings);
      await links.last().click();
      await expect(sections(page).last()).toBeInViewport();
    }

    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation'),
      page.getByRole('button', { name: 'Drucken' }),
    ]) {
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
    await expect(sections(page).last()).toBeVisible();
  });
}

async function keptNames(page: Page) {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name.replace(/^__(Secure|Host)-/, ''))];
}

test('all that forms, guides and the login keep in the browser stands in the privacy notice by name', async ({
  page,
}) => {
  await page.goto('/datenschutz');
  const list = await page.getByRole('article').innerText();
  const listed = [...list.matchAll(/Name: ([^\n]+)/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
  expect(listed.length).toBeGreaterThan(15);
  const isListed = (name: string) =>
    listed.some((known) =>
      known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
    );
  const found = new Set<string>();
  const collect = async (least: string) => {
    await expect.poll(() => keptNames(page)).toContainEqual(expect.stringContaining(least));
    for (const name of await keptNames(page)) found.add(name);
  };

  await page.goto('/immobilie-bewerten');
  await page.getByRole('radio', { name: 'Einfamilienhaus' }).press('Space');
  await collect('wohnlotse.bewertung');
  await page.goto('/verkaufen');
  await page.getByRole('radio').first().press('Space');
  await collect('wohnlotse.verkauf');
  await page.goto('/impressum');
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Erika Muster');
  await collect('wohnlotse.nachricht');
  await page.goto('/beratung');
  await page.getByRole('textbox', { name: 'Ihre Frage' }).fill('Was kostet ein Notar?');
  await page.keyboard.press('Enter');
  await collect('wohnlotse.gespraech');
  await page.goto('/ratgeber/spekulationssteuer-und-zehnjahresfrist');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await collect('wohnlotse.saved-articles');
  await page.getByRole('article').getByRole('checkbox').first().check();
  await collect('wohnlotse.checklist.');
  // By the browser, so that it gets the cookie of 'Meine Anfrage'.
  await page.evaluate(
    (data) =>
      fetch('/api/valuation-requests', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }),
    valuationBody(),
  );
  await collect('wohnlotse-anfrage');
  await openLogin(page);
  await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
  // While another page is loaded, nothing can be read.
  await page.waitForURL('/employee/dashboard');
  await collect('portal-geraet-');
  await collect('next-auth.session-token');
  expect([...found].filter((name) => !isListed(name))).toEqual([]);
});
