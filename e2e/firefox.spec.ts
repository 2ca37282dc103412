import { type Browser, launch, type Page } from 'puppeteer-core';
import * as lead from './support/lead-form';
import { LOGIN } from './support/employee';
import { EMPLOYEE, expect, test } from './support/test';
import * as wizard from './support/wizard';

// In the distribution's Firefox; Playwright supports only its own.

let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    acceptInsecureCerts: true,
  });
});
test.afterAll(() => browser.close());

async function visit(address: string, asksForCookies: boolean) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults: unknown[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await page.locator('[data-alive]').setVisibility(null).wait();
  if (asksForCookies) await press(page, 'Nur notwendige');
  return {
    page,
    leave: async () => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

const press = (page: Page, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const choose = (page: Page, value: string) =>
  page.locator(`label:has(input[value="${value}"])`).click();
const agree = (page: Page, name: string) => page.locator(`label:has([name="${name}"])`).click();
const fill = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"]`).fill(value);
const see = (page: Page, words: string) => page.locator(`::-p-text(${words})`).wait();

test('the wizard leads from its first question to the result', async ({ portal }) => {
  const { page, leave } = await visit(portal.url + wizard.ADDRESS, false);
  await choose(page, 'einfamilienhaus');
  const { postalCode, area, yearBuilt, rooms, name, email, phone } = wizard.HOME;
  const answer = async (step: number, field: string, value: string) => {
    await see(page, `${step}/10`);
    await fill(page, field, value);
    await press(page, 'Weiter');
  };
  await answer(2, 'postalCode', postalCode);
  await answer(3, 'area', area);
  await answer(4, 'yearBuilt', yearBuilt);
  await answer(5, 'rooms', rooms);
  await see(page, '6/10');
  await choose(page, 'gut');
  await answer(7, 'name', name);
  await answer(8, 'email', email);
  await answer(9, 'phone', phone);
  await see(page, '10/10');
  await agree(page, 'privacyConsent');
  await agree(page, 'contactConsent');
  await press(page, 'Bewertung erhalten');
  await see(page, 'Bewertung erfolgreich erstellt!');
  await leave();
});

test('the lead form takes a house that is to be sold', async ({ portal }) => {
  const { page, leave } = await visit(portal.url + lead.ADDRESS, true);
  const owner = { ...lead.OWNER, email: 'firefox@beispiel.de' };
  await choose(page, 'reihenhaus');
  await press(page, 'Weiter');
  await fill(page, 'postalCode', owner.postalCode);
  await fill(page, 'city', owner.city);
  await press(page, 'Weiter');
  await fill(page, 'area', owner.area);
  await press(page, 'Weiter');
  await fill(page, 'name', owner.name);
  await fill(page, 'email', owner.email);
  await fill(page, 'phone', owner.phone);
  await press(page, 'Weiter');
  await choose(page, 'noch_offen');
  await press(page, 'Kostenlose Bewertung anfordern');
  await see(page, 'Vielen Dank!');
  await leave();
  expect(await lead.leadsOf(portal, owner.email)).toHaveLength(1);
});

test('an employee gets in', async ({ portal }) => {
  const { page, leave } = await visit(portal.url + LOGIN, true);
  await fill(page, 'email', EMPLOYEE.email);
  await fill(page, 'password', EMPLOYEE.password);
  await press(page, 'Anmelden');
  await see(page, EMPLOYEE.name);
  await leave();
});
