import { expect, type Page } from '@playwright/test';
import { query } from './database';
import type { Portal } from './portal';
import { expectAlive } from './alive';

export const ADDRESS = '/verkaufen';

export const OWNER = {
  postalCode: '80331',
  city: 'München',
  area: '120',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  phone: '089 12345678',
};

export const onStep = (page: Page, step: number) =>
  expect(page.getByText(`Schritt ${step} von 5`).filter({ visible: true }).first()).toBeVisible();

export const next = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click();

export const send = (page: Page) =>
  page.getByRole('button', { name: 'Kostenlose Bewertung anfordern' });

export const city = (page: Page) => page.getByLabel('Ort', { exact: true });

export const thanks = (page: Page) => page.getByRole('heading', { name: 'Vielen Dank!' });

export async function open(page: Page) {
  await page.goto(ADDRESS);
  await expectAlive(page);
}

export const answers = (page: Page, owner: typeof OWNER) => [
  () => page.getByRole('radio', { name: 'Reihenhaus', exact: true }).check(),
  async () => {
    await page.getByLabel('Postleitzahl').fill(owner.postalCode);
    await city(page).fill(owner.city);
  },
  () => page.getByLabel('Wohnfläche').fill(owner.area),
  async () => {
    await page.getByLabel('Ihr Name').fill(owner.name);
    await page.getByLabel('Ihre E-Mail-Adresse').fill(owner.email);
    await page.getByLabel('Ihre Telefonnummer').fill(owner.phone);
  },
  () => page.getByRole('radio', { name: 'Noch offen', exact: true }).check(),
];

export async function walkTo(page: Page, step: number, owner = OWNER) {
  await open(page);
  await answerTo(page, step, owner);
}

export async function answerTo(page: Page, step: number, owner = OWNER) {
  for (const [index, answer] of answers(page, owner)
    .slice(0, step - 1)
    .entries()) {
    await onStep(page, index + 1);
    await answer();
    await next(page);
  }
  await onStep(page, step);
}

export async function fillAll(page: Page, owner = OWNER) {
  for (const answer of answers(page, owner)) await answer();
}

export const leadsOf = (portal: Portal, email: string) =>
  query(
    portal,
    `SELECT * FROM "Lead" JOIN "Submission" ON "id" = "submissionId" WHERE "email" = '${email}' ORDER BY "createdAt"`,
  );

export const mailsOf = (portal: Portal, id: unknown) =>
  query(
    portal,
    `SELECT * FROM "OutboxMessage" WHERE "submissionId" = '${String(id)}' ORDER BY "template"`,
  );
