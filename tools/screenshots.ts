import { mkdirSync } from 'node:fs';
import { chromium, type BrowserContextOptions } from '@playwright/test';
import { fillAdmin, shootAdmin } from './screenshots/admin';
import { findChromium } from '../scripts/setup/browsers';

// Takes the pictures in docs/screenshots from the portal at APP_URL: npm run screenshots. EMPLOYEE_EMAIL and
// EMPLOYEE_PASSWORD are those of an employee.
const base = process.env.APP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const FOLDER = 'docs/screenshots';
const SIZES: [width: string, options: BrowserContextOptions][] = [
  ['390', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['1280', { viewport: { width: 1280, height: 860 } }],
];

const IN_THE_DARK = ['home', 'adviser', 'guide', 'queue'];

mkdirSync(FOLDER, { recursive: true });
await fillAdmin(base);
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
    await page.goto(`${base}/makler`, { waitUntil: 'networkidle' });
    await drawn();
    await shot('agencies');
    await page.goto(`${base}/makler/anfrage/professional`, { waitUntil: 'networkidle' });
    await shot('agency-inquiry', true);
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
    await page.goto(`${base}/datenschutz`, { waitUntil: 'networkidle' });
    await shot('privacy');
    await page.goto(`${base}/gibt-es-nicht`);
    await page.getByRole('button', { name: 'Hier bleiben' }).click();
    await shot('not-found');
    await page.goto(`${base}/immobilienpreise/niedersachsen`, { waitUntil: 'networkidle' });
    await shot('prices');
    await page.goto(`${base}/ratgeber`, { waitUntil: 'networkidle' });
    await shot('guides');
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
    await step(3);
    await type('120');
    await step(4);
    await type('1990');
    await step(5);
    await type('4,5');
    await step(6);
    await shot('wizard-condition');
    await page.getByRole('radio', { name: 'Gut', exact: true }).check();
    await step(7);
    await type('Erika Beispiel');
    await step(8);
    await type('erika@beispiel.de');
    await step(9);
    await type('030 1234567');
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
    await page.goto(`${base}/status`, { waitUntil: 'networkidle' });
    await shot('status');
    await shootAdmin(page, base, shot);
    await context.close();
  }
}
await browser.close();
console.log(`Pictures are in ${FOLDER}`);
