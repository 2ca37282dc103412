import { mkdirSync } from 'node:fs';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import sent from './screenshots/sent.json';
import { findChromium } from '../scripts/setup/browsers';

// Takes the pictures in docs/screenshots from the portal at APP_URL: npm run screenshots. EMPLOYEE_EMAIL and
// EMPLOYEE_PASSWORD are those of an employee.
const base = process.env.APP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const FOLDER = 'docs/screenshots';
const SIZES: [width: string, options: BrowserContextOptions][] = [
  ['390', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['1280', { viewport: { width: 1280, height: 860 } }],
];

/** Pages on which nothing is pressed or typed. */
const PAGES = {
  agencies: '/makler',
  'agency-inquiry': '/makler/anfrage/professional',
  privacy: '/datenschutz',
  prices: '/immobilienpreise/niedersachsen',
  guides: '/ratgeber',
  status: '/status',
};
const WHOLE = ['agency-inquiry'];
const IN_THE_DARK = ['home', 'adviser', 'guide', 'queue'];

const DASHBOARD = '/employee/dashboard';

async function fillAdmin(): Promise<void> {
  for (const [path, bodies] of Object.entries(sent)) {
    for (const body of bodies) {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    }
  }
}

async function shootAdmin(
  page: Page,
  shot: (name: string, fullPage?: boolean) => Promise<void>,
): Promise<void> {
  const { EMPLOYEE_EMAIL: email = '', EMPLOYEE_PASSWORD: password = '' } = process.env;
  await page.goto(`${base}/employee/login`, { waitUntil: 'networkidle' });
  await shot('employee-login');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { name: 'Mitarbeiter-Dashboard' }).waitFor();
  await page.goto(`${base}${DASHBOARD}`, { waitUntil: 'networkidle' });
  await shot('queue', true);
  await page.getByRole('link', { name: 'Jana Lindner' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shot('submission');
  for (const [name, path] of [
    ['sent-mails', 'gesendet'],
    ['statistics', 'zahlen'],
    ['team', 'team'],
    ['guide-list', 'ratgeber'],
  ] as const) {
    await page.goto(`${base}${DASHBOARD}/${path}`, { waitUntil: 'networkidle' });
    await shot(name);
  }
  await page.getByRole('link', { name: 'Energieausweis' }).first().click();
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  await shot('guide-editor');
}

mkdirSync(FOLDER, { recursive: true });
await fillAdmin();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
for (const [width, options] of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      ...options,
      colorScheme,
      locale: 'de-DE',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shot = async (name: string, fullPage = false) => {
      if (colorScheme === 'dark' && !IN_THE_DARK.includes(name)) return;
      await page.getByText('Seite wird geladen...').waitFor({ state: 'hidden' });
      await page.evaluate(() => document.fonts.ready);
      const path = `${FOLDER}/${name}-${width}-${colorScheme}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: 60, fullPage });
    };
    const drawn = () =>
      page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
    const step = (number: number) => page.getByText(`${number}/10`, { exact: true }).waitFor();
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };

    await page.goto(`${base}/`, { waitUntil: 'networkidle' });
    await shot('cookies');
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await shot('cookie-settings');
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await drawn();
    await shot('home');
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
      await drawn();
      await shot(name, WHOLE.includes(name));
    }
    await page.goto(`${base}/verkaufen`, { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: 'Reihenhaus', exact: true }).check();
    await shot('lead-type', true);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Postleitzahl').fill('80331');
    await page.getByLabel('Ort', { exact: true }).fill('München');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Wohnfläche').fill('120');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Ihr Name').fill('Erika Beispiel');
    await shot('lead-contact', true);
    await page.goto(`${base}/beratung`, { waitUntil: 'networkidle' });
    await shot('adviser');
    await page.getByRole('button', { name: 'Wie lange dauert ein Verkauf?' }).click();
    await page.getByRole('button', { name: 'Antwort kopieren' }).waitFor();
    await shot('adviser-answer', true);
    await page.goto(`${base}/gibt-es-nicht`);
    await page.getByRole('button', { name: 'Hier bleiben' }).click();
    await shot('not-found');
    await page.goto(`${base}/ratgeber/energieausweis`, { waitUntil: 'networkidle' });
    await shot('guide');
    await page.getByRole('button', { name: 'Rückruf vereinbaren' }).click();
    await page.getByRole('dialog').waitFor();
    await shot('callback');
    await page.goto(`${base}/immobilie-bewerten`);
    await page.locator('[data-alive]').waitFor({ state: 'attached' });
    await shot('wizard-type');
    await page.getByRole('radio', { name: 'Einfamilienhaus', exact: true }).check();
    await step(2);
    await page.keyboard.type('80331');
    await page.getByText('80331 München').waitFor();
    await shot('wizard-postcode');
    await page.keyboard.press('Enter');
    for (const [at, answer] of ['120', '1990', '4,5'].entries()) {
      await step(3 + at);
      await type(answer);
    }
    await step(6);
    await shot('wizard-condition');
    await page.getByRole('radio', { name: 'Gut', exact: true }).check();
    for (const [at, answer] of ['Erika Beispiel', 'erika@beispiel.de', '030 1234567'].entries()) {
      await step(7 + at);
      await type(answer);
    }
    await step(10);
    await shot('wizard-consent', true);
    await page.getByLabel('Ich stimme der Verarbeitung').check();
    await page.getByLabel('Ich wünsche eine persönliche').check();
    await page.getByRole('button', { name: /^(Bewertung erhalten|Fertig)$/ }).click();
    await page.getByRole('heading', { name: 'Bewertung erfolgreich erstellt!' }).waitFor();
    await shot('result', true);
    // The browser that has just sent the form may open its submission without the mail.
    await page.goto(`${base}/anfrage/weiter`, { waitUntil: 'networkidle' });
    await shot('own-submission');
    await shootAdmin(page, shot);
    await context.close();
  }
}
await browser.close();
console.log(`Pictures are in ${FOLDER}`);
