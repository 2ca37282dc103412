import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callbackBody } from '../lib/testing/callback-factory';
import { contactBody } from '../lib/testing/contact-factory';
import { inquiryBody } from '../lib/testing/inquiry-factory';
import { leadBody } from '../lib/testing/lead-factory';
import { valuationBody } from '../lib/testing/valuation-factory';
import { arrive, colleague, dialNothing, otherBrowser } from './support/employee';
import { OWNER, walkTo } from './support/lead-form';
import { expect, test } from './support/test';
import { HOME, valueHome } from './support/wizard';

const REQUESTS = 70;
const TODAY = '/employee/dashboard/heute';

const personOf = (number: number) => ({
  name: `Montag Nr${number}`,
  email: `montag.${number}.${randomUUID()}@beispiel.de`,
  phone: `0441 77${String(number).padStart(4, '0')}`,
});

async function fillInForms(page: Page) {
  const thanks = () => page.getByRole('heading', { name: /^Vielen Dank[!.]$/ });
  const sendSlowly = async (button: string) => {
    await page.clock.fastForward(5000);
    await page.getByRole('button', { name: button }).click();
    await expect(thanks()).toBeVisible();
  };
  const fill = async (answers: Record<string, string>) => {
    for (const [label, answer] of Object.entries(answers)) {
      await page.getByRole('textbox', { name: label }).fill(answer);
    }
  };
  const open = async (address: string, button?: string) => {
    await page.goto(address);
    if (button) await page.getByRole('button', { name: button }).click();
  };
  const [caller, writer, agent] = [personOf(2), personOf(3), personOf(4)];
  await valueHome(page, { ...HOME, ...personOf(0) });
  await walkTo(page, 5, { ...OWNER, ...personOf(1) });
  await page.getByRole('radio', { name: 'Sofort', exact: true }).check();
  await sendSlowly('Kostenlose Bewertung anfordern');
  await open('/ratgeber/maklerprovision', 'Rückruf vereinbaren');
  await fill({ 'Ihr Name': caller.name, 'Ihre Telefonnummer': caller.phone });
  await sendSlowly('Um Rückruf bitten');
  await open('/impressum', 'Nachricht schreiben');
  await fill({ 'Ihr Name': writer.name, 'Ihre E-Mail-Adresse': writer.email });
  await fill({ 'Ihre Nachricht': 'Guten Tag, wie lange dauert ein Verkauf?' });
  await sendSlowly('Nachricht senden');
  await open('/makler/anfrage/professional');
  await fill({ Postleitzahlgebiet: '26', Maklerbüro: 'Montag Immobilien' });
  await fill({ Ansprechpartner: agent.name, 'E-Mail': agent.email, Telefon: agent.phone });
  await sendSlowly('Anfrage senden');
}

function requestOf(number: number): [path: string, body: object] {
  const person = personOf(number);
  const { name, email } = person;
  return (
    [
      ['/api/valuation-requests', valuationBody(person)],
      ['/api/ad-leads', leadBody(person)],
      ['/api/callback-requests', callbackBody(person)],
      ['/api/contact-requests', contactBody({ name, email })],
      ['/api/agent-inquiries', inquiryBody(person)],
    ] satisfies [string, object][]
  )[number % 5]!;
}

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('[data-card^=heute]');

async function settle(page: Page) {
  const form = dialog(page).getByRole('region', { name: /^(Nach dem Anruf|E-Mail senden)$/ });
  const note = form.getByRole('button', { name: 'Anruf notieren' });
  await expect(note.or(form.getByLabel('Betreff'))).toBeVisible();
  if (await note.isVisible()) {
    await form.getByLabel('Erreicht', { exact: true }).check();
    await note.click();
  } else {
    await form.getByLabel('Betreff').fill('Ihre Nachricht');
    await form.getByLabel('Text', { exact: true }).fill('Vielen Dank, wir melden uns.');
    await form.getByRole('button', { name: 'Senden', exact: true }).click();
  }
  // A colleague may have been faster.
  const isChanged = dialog(page).getByText('inzwischen geändert');
  await expect
    .poll(async () => (await form.count()) === 0 || (await isChanged.isVisible()))
    .toBe(true);
}

async function work(page: Page, end: 'first' | 'last') {
  for (let done = 0; ; done += 1) {
    await page.goto(`${TODAY}${end === 'last' ? '?seite=9999' : ''}`);
    await expect(page.getByRole('heading', { name: 'Heute dran' })).toBeVisible();
    if (await page.getByText('Nichts ist fällig.').isVisible()) return done;
    const row = end === 'first' ? rows(page).first() : rows(page).last();
    await row.getByRole('link', { name: /^(Anrufen|Antworten|E-Mail schreiben)/ }).click();
    await settle(page);
  }
}

test('seventy submissions of five kinds are worked to zero by two people at once', async ({
  page,
  browser,
  portal,
}) => {
  const visitor = await otherBrowser(browser, portal);
  await fillInForms(visitor);
  await visitor.context().close();
  for (let number = 5; number < REQUESTS; number += 1) {
    const [path, data] = requestOf(number);
    const response = await page.request.post(path, { data });
    expect(response.status(), await response.text()).toBe(201);
  }
  await dialNothing(page);
  await arrive(page);
  const other = await colleague(browser, portal);
  await dialNothing(other);
  const [mine, theirs] = await Promise.all([work(page, 'first'), work(other, 'last')]);
  // If both open a submission at the same moment, one sees a conflict.
  expect(mine + theirs).toBeGreaterThanOrEqual(REQUESTS);
  expect(Math.min(mine, theirs)).toBeGreaterThan(10);
  await page.goto('/employee/dashboard');
  await expect(page.getByText('Nichts ist fällig.')).toBeVisible();
  await other.context().close();
});
