import { expect, type Page } from '@playwright/test';
import { expectAlive } from './alive';

export const ADDRESS = '/immobilie-bewerten';

export const HOME = {
  postalCode: '80331',
  area: '120',
  yearBuilt: '1990',
  rooms: '4,5',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  phone: '030 1234567',
};

const CARDS = [1, 6];

export const onStep = (page: Page, step: number) =>
  expect(page.getByText(`${step}/10`, { exact: true })).toBeVisible();

export const next = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click();

export const send = (page: Page) =>
  page.getByRole('button', { name: /^(Bewertung erhalten|Fertig)$/ });

export async function open(page: Page) {
  await page.goto(ADDRESS);
  await expectAlive(page);
}

export async function walkTo(page: Page, step: number, home = HOME) {
  await open(page);
  await answerTo(page, step, home);
}

export const answers = (page: Page, home = HOME) => [
  () => page.getByRole('radio', { name: 'Einfamilienhaus', exact: true }).check(),
  () => fill(page, 'Wo liegt deine Immobilie?', home.postalCode),
  () => fill(page, 'Wie groß ist die Wohnfläche?', home.area),
  () => fill(page, /Wann wurde das Gebäude gebaut/, home.yearBuilt),
  () => fill(page, /Wie viele Zimmer hat deine Immobilie/, home.rooms),
  () => page.getByRole('radio', { name: 'Gut', exact: true }).check(),
  () => fill(page, 'Wie heißt du?', home.name),
  () => fill(page, 'Wohin dürfen wir die Bewertung schicken?', home.email),
  () => fill(page, 'Unter welcher Nummer erreichen wir dich?', home.phone),
];

/** @param leadsOn whether a chosen card leads on, as with scripts */
export async function answerTo(page: Page, step: number, home = HOME, leadsOn = true) {
  for (const [index, answer] of answers(page, home)
    .slice(0, step - 1)
    .entries()) {
    await onStep(page, index + 1);
    await answer();
    if (!leadsOn && CARDS.includes(index + 1)) await next(page);
  }
  await onStep(page, step);
}

async function fill(page: Page, label: string | RegExp, value: string) {
  await page.getByLabel(label).fill(value);
  await next(page);
}

export async function consent(page: Page) {
  await page.getByLabel('Ich stimme der Verarbeitung meiner personenbezogenen Daten zu*').check();
  await page.getByLabel('Ich wünsche eine persönliche Kontaktaufnahme*').check();
}

export const expectResult = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Bewertung erfolgreich erstellt!' })).toBeVisible();

/** Slowly enough for a person. */
export async function valueHome(page: Page, home = HOME) {
  await page.clock.install();
  await walkTo(page, 10, home);
  await consent(page);
  await page.clock.fastForward(5000);
  await send(page).click();
  await expectResult(page);
}

export const expectValue = (page: Page, value: string) =>
  expect(page.getByText(new RegExp(`^${value.replace('.', '\\.')}\\s€$`)).first()).toBeVisible();
