import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import { arrive, withoutScripts } from './support/employee';
import { pressOn, tabTo } from './support/keyboard';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const ADDRESS = '/employee/dashboard/zahlen';
/** No other test uses these days; the clocks go forward in between. */
const OWN = { von: '2026-03-28', bis: '2026-03-30' };
const OWN_ADDRESS = `${ADDRESS}?von=${OWN.von}&bis=${OWN.bis}`;

async function fill(portal: Portal) {
  const now = new Date().toISOString().replace('Z', '+00:00');
  const rows = [
    ['contact', 'replied', '2026-03-28T22:59:59.000+00:00', 'NULL'],
    ['contact', 'unread', '2026-03-28T23:00:00.000+00:00', 'NULL'],
    ['lead', 'contacted', '2026-03-29T21:59:59.000+00:00', 'NULL'],
    ['lead', 'pending', '2026-03-29T12:00:00.000+00:00', 'NULL'],
    ['lead', 'pending', '2026-03-29T12:00:00.000+00:00', "'honeypot'"],
  ] as const;
  for (const [index, [kind, status, at, quarantine]] of rows.entries()) {
    const id = `${crypto.randomUUID().slice(0, -2)}0${index}`;
    await query(
      portal,
      `INSERT INTO "Submission" ("id", "kind", "name", "email", "status", "quarantine", "createdAt", "updatedAt")
       VALUES ('${id}', '${kind}', 'Erika', 'erika@beispiel.de', '${status}', ${quarantine}, '${at}', '${now}')`,
    );
    if (status === 'replied' || status === 'contacted') {
      await query(
        portal,
        `INSERT INTO "Milestone" ("submissionId", "name", "kind", "askedAt", "after", "within")
         VALUES ('${id}', 'contacted', '${kind}', '${at}', ${index === 0 ? 7200 : 90_000}, 86400)`,
      );
    }
  }
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const tableOf = async (page: Page, name: string) =>
  section(page, name)
    .first()
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => {
          const read = cell.cloneNode(true) as HTMLElement;
          for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
          return (read.textContent ?? '').trim();
        }),
      ),
    );

async function unfold(page: Page) {
  for (const summary of await page.getByText('Als Tabelle', { exact: true }).all()) {
    await summary.click();
  }
}

const countOf = async (portal: Portal, where: string) => {
  const [row] = await query(portal, `SELECT COUNT(*) AS "count" FROM "Submission" WHERE ${where}`);
  return Number(row!.count);
};

test('a period of one’s own is counted as the database counts it @database', async ({
  page,
  portal,
}) => {
  await fill(portal);
  await arrive(page, ADDRESS);
  await page.getByLabel('Von', { exact: true }).fill(OWN.von);
  await page.getByLabel('Bis', { exact: true }).fill(OWN.bis);
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText('28.03.2026 bis 30.03.2026')).toBeVisible();

  await unfold(page);
  const [head, ...days] = await tableOf(page, 'Anfragen nach Tag');
  expect(head![1]).toBe('Summe');
  const sums = Object.fromEntries(days.map((cells) => [cells[0], Number(cells[1])]));
  const between = (from: string, to: string) =>
    countOf(
      portal,
      `"quarantine" IS NULL AND "createdAt" >= '2026-03-${from}:00:00.000+00:00' AND "createdAt" < '2026-03-${to}:00:00.000+00:00'`,
    );
  expect(sums).toEqual({
    '28.03.2026': await between('27T23', '28T23'),
    '29.03.2026': await between('28T23', '29T22'),
    '30.03.2026': await between('29T22', '30T22'),
  });
  expect(sums['29.03.2026']).toBeGreaterThanOrEqual(3);

  const pace = await tableOf(page, 'Zeit bis zum ersten Kontakt');
  const all = pace.find(([label]) => label?.endsWith('Alle'))!;
  const milestones = await query(
    portal,
    `SELECT "after" FROM "Milestone" WHERE "name" = 'contacted'
     AND "askedAt" >= '2026-03-27T23:00:00.000+00:00' AND "askedAt" < '2026-03-30T22:00:00.000+00:00'`,
  );
  expect(all[3]).toMatch(new RegExp(`${milestones.length}$`));
  await expectAccessibleInBothSchemes(page);
});

test('days that there cannot be are refused and stay as typed; of others all and each part can be taken along', async ({
  page,
}) => {
  await arrive(page, `${ADDRESS}?von=2026-05-02&bis=2026-05-01`);
  await expect(page.getByText(/nicht nach dem letzten liegt/)).toBeVisible();
  await expect(page.getByLabel('Von', { exact: true })).toHaveValue('2026-05-02');
  await expect(page.getByRole('link', { name: 'Alles als CSV herunterladen' })).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);

  await page.goto(OWN_ADDRESS);
  const whole = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Alles als CSV herunterladen' }).click();
  const file = await whole;
  expect(file.suggestedFilename()).toBe('zahlen-2026-03-28-bis-2026-03-30.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFZahlen;28\.03\.2026 bis 30\.03\.2026\r\n/);
  expect(text).toContain('\r\nTag;');
  expect(text).toContain('Rechtzeitig (%);Median (Minuten)');
  const part = page.waitForEvent('download');
  await section(page, 'Anfragen nach Art')
    .getByRole('link', { name: /Als CSV/ })
    .click();
  expect((await part).suggestedFilename()).toBe('zahlen-arten-2026-03-28-bis-2026-03-30.csv');

  for (const [search, status] of [
    ['?von=2026-05-02&bis=2026-05-01', 422],
    ['?abschnitt=gehaelter', 404],
  ] as const) {
    expect((await page.request.get(`${ADDRESS}/export.csv${search}`)).status()).toBe(status);
  }
});

test('by the keyboard, at 320 px, and with forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, `${ADDRESS}?tage=365`);
  await unfold(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectFits(page);
  await page.emulateMedia({ forcedColors: 'none' });
  await expectAccessibleInBothSchemes(page);
  await page.goto(ADDRESS);
  await pressOn(page, page.getByRole('navigation', { name: 'Zeitraum' }).getByRole('link').first());
  await expect(page).toHaveURL(/tage=7$/);
  // The browser decides whether day or month comes first.
  await tabTo(page, page.getByLabel('Von', { exact: true }));
  await page.keyboard.type('03032026');
  await tabTo(page, page.getByLabel('Bis', { exact: true }));
  await page.keyboard.type('04042026');
  await pressOn(page, page.getByRole('button', { name: 'Anzeigen' }));
  await expect(page.getByText('03.03.2026 bis 04.04.2026')).toBeVisible();
  await pressOn(page, page.locator('summary', { hasText: 'Als Tabelle' }).first());
  await expect(section(page, 'Anfragen nach Tag').getByRole('table').first()).toBeVisible();
});

test('without scripts', async ({ page, browser }) => {
  await arrive(page);
  const plain = await withoutScripts(page, browser);
  await plain.goto(ADDRESS);
  await plain.getByRole('link', { name: /^90\s/ }).click();
  await expect(plain).toHaveURL(/tage=90$/);
  await plain.getByLabel('Von', { exact: true }).fill('2026-04-01');
  await plain.getByLabel('Bis', { exact: true }).fill('2026-03-30');
  await plain.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(plain.getByText(/nicht nach dem letzten liegt/)).toBeVisible();
  await plain.getByLabel('Von', { exact: true }).fill(OWN.von);
  await plain.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(plain.getByText('28.03.2026 bis 30.03.2026')).toBeVisible();
  await plain.getByText('Als Tabelle', { exact: true }).first().click();
  await expect(plain.getByRole('cell', { name: '29.03.2026' }).first()).toBeVisible();
  await plain.context().close();
});
