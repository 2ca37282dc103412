import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import * as contact from './support/contact-dialog';
import { submissionsBy } from './support/database';
import { arrive } from './support/employee';
import { answerCookies, expect, test } from './support/test';

const ADDRESS = '/beratung';
const QUESTION = 'Wie lange dauert ein Verkauf?';
const BUILT_IN = 'drei bis sechs Monate';
const TICK = 'Das Gespräch mitschicken';

const log = (page: Page) => page.getByRole('log', { name: 'Gespräch' });

async function askForPerson(page: Page) {
  await page.clock.install();
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(log(page)).toContainText(BUILT_IN);
  const field = page.getByRole('textbox', { name: 'Ihre Frage' });
  await field.fill('Ich möchte mit einem Menschen sprechen');
  await field.press('Enter');
  await contact.button(page).click();
  await expect(contact.name(page)).toBeFocused();
}

/** As slowly as a person. */
async function send(page: Page, email: string) {
  await contact.fill(page, email);
  await page.clock.fastForward(10_000);
  await contact.send(page).click();
  await expect(contact.thanks(page)).toBeFocused();
}

test('a conversation goes along with a tick, and the person who answers reads it', async ({
  browser,
  page,
  portal,
}) => {
  const email = `gespraech.${Date.now()}@beispiel.de`;
  await askForPerson(page);
  const tick = contact.dialog(page).getByRole('checkbox', { name: TICK });
  await expect(tick).not.toBeChecked();
  await contact.dialog(page).getByText('Ansehen, was mitgeht').click();
  await expect(contact.dialog(page).getByRole('group', { name: 'Das Gespräch' })).toContainText(
    QUESTION,
  );
  await expectAccessibleInBothSchemes(page);
  await tick.check();
  await send(page, email);
  const [row] = await submissionsBy(portal, 'Contact', 'email', email);
  expect(row?.conversation).toContain(QUESTION);
  expect(row?.conversation).toContain(BUILT_IN);

  // A separate browser, with a running clock.
  const employee = await browser.newPage({ baseURL: portal.url, locale: 'de-DE' });
  await answerCookies(employee.context());
  await arrive(employee, `/employee/dashboard?liste=kontakte&suche=${encodeURIComponent(email)}`);
  await employee.getByRole('link', { name: 'Erika Beispiel' }).click();
  const request = employee.getByRole('dialog');
  await request.getByText('Gespräch mit der KI-Beratung').click();
  await expect(request.getByText(BUILT_IN)).toBeVisible();
  await employee.close();
});

test('without the tick nothing of it leaves the browser', async ({ page, portal }) => {
  const email = `ohne.${Date.now()}@beispiel.de`;
  await askForPerson(page);
  await send(page, email);
  const stored = await submissionsBy(portal, 'Contact', 'email', email);
  expect(stored).toMatchObject([{ conversation: null }]);
});
