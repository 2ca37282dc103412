import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import { arrive, withoutScripts } from './support/employee';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';

const ADDRESS = '/employee/dashboard/berater';
const QUESTION = 'Wie herum muss das Schild an der Wohnung hängen?';
const ASKED = `Kunibert Quappe, Telefon 0171 2345678: ${QUESTION}`;
const NOTED = '… telefon … wie herum muss das schild an der wohnung hängen';
const PASSAGE = 'Was gehört ins Übergabeprotokoll?';

const open = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: text }) });
const added = (page: Page, text: string) =>
  open(page, text).filter({ has: page.getByRole('button', { name: 'Entfernen' }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** In a new tab, which has no conversation yet. @returns the conversation */
async function ask(page: Page, question: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto('/beratung');
  await tab.getByRole('textbox', { name: 'Ihre Frage' }).fill(question);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('button', { name: 'Antwort kopieren' })).toHaveCount(1);
  const said = await tab.getByRole('log', { name: 'Gespräch' }).innerText();
  await tab.close();
  return said;
}

async function openWith(page: Page, text: string) {
  await expect(async () => {
    await page.goto(ADDRESS);
    expect(await open(page, text).count()).toBe(1);
  }).toPass();
  const assign = open(page, text).getByRole('link', { name: 'Zuordnen' });
  if ((await assign.count()) > 0) await assign.click();
  await expect(open(page, text).getByLabel('Wortlaut')).toBeVisible();
}

async function untilAnswered(page: Page, portal: Portal, question: string, text: string) {
  await portal.passTime(30_000);
  await expect.poll(() => ask(page, question)).toContain(text);
}

test('a question without an answer is noted without its person, and answered once a wording is added', async ({
  page,
  portal,
}) => {
  expect(await ask(page, ASKED)).toContain('raten möchte ich nicht');

  await arrive(page);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Berater' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offene Fragen an den Berater');
  await openWith(page, NOTED);
  await expect(open(page, NOTED)).toContainText('einmal gefragt, zuletzt am');
  await expect(open(page, NOTED)).toContainText('Am nächsten:');
  await expect(page.getByRole('main')).not.toContainText(/Quappe|Kunibert|0171|2345678/i);
  await expectAccessibleInBothSchemes(page);

  await press(page, 'Als Wortlaut zuordnen');
  await expect(page.getByText('Bitte schreiben Sie ganze Wörter').first()).toBeVisible();
  await page.getByLabel('Wortlaut', { exact: true }).fill(QUESTION);
  await page.getByLabel('Textstelle, die darauf antwortet').selectOption(PASSAGE);
  await press(page, 'Als Wortlaut zuordnen');
  await expect(added(page, QUESTION)).toContainText(`Wortlaut zu „${PASSAGE}“`);
  await expect(open(page, NOTED)).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);

  await untilAnswered(page, portal, QUESTION, 'Zahl und Art der Schlüssel');

  await page.goto(ADDRESS);
  await added(page, QUESTION).getByRole('button', { name: 'Entfernen' }).click();
  await expect(added(page, QUESTION)).toHaveCount(0);
});

const TITLE = 'Darf ich den Bollerwagen behalten?';
const WORDING = 'Muss ich dem Käufer meinen Bollerwagen schenken?';

test('without scripts a passage is written and a question closed', async ({
  page,
  portal,
  browser,
}) => {
  await ask(page, WORDING);
  await arrive(page);
  const noted = 'muss ich dem käufer meinen … schenken';
  await openWith(page, noted);

  const plain = await withoutScripts(page, browser);
  await plain.goto(ADDRESS);
  await plain.getByLabel('Frage', { exact: true }).fill(TITLE);
  await plain.getByLabel('Antwort', { exact: true }).fill('Ja.');
  await plain.getByLabel('Wortlaute').fill(`${WORDING}\nbollerwagen mitnehmen oder dalassen`);
  await plain.getByLabel('Wo das steht').selectOption({ label: 'Datenschutz' });
  await press(plain, 'Textstelle hinzufügen');
  await expect(plain.getByText('40 bis 900 Zeichen').first()).toBeVisible();
  await expect(plain.getByLabel('Frage', { exact: true })).toHaveValue(TITLE);
  await plain
    .getByLabel('Antwort', { exact: true })
    .fill('Ja. Was nicht im Kaufvertrag steht, **gehört weiter Ihnen** und zieht mit um.');
  await press(plain, 'Textstelle hinzufügen');
  await expect(added(plain, TITLE)).toContainText('Textstelle');

  await open(plain, noted).getByRole('button', { name: 'Erledigt' }).click();
  await expect(open(plain, noted)).toHaveCount(0);

  await untilAnswered(page, portal, WORDING, 'gehört weiter Ihnen');
  await added(plain, TITLE).getByRole('button', { name: 'Entfernen' }).click();
  await expect(added(plain, TITLE)).toHaveCount(0);
  await plain.context().close();
});
