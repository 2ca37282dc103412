import type { Page, Route } from '@playwright/test';
import { APOLOGY, MACHINE_NOTICE, SUGGESTIONS } from '../lib/adviser/constants';
import type { Reply } from '../lib/adviser/reply';
import { expectAccessibleInBothSchemes } from './support/axe';
import { loseAnswer } from './support/failures';
import { insertElements, openHeldBack, translate } from './support/foreign-hands';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts, watch } from './support/watch';
import { expectFits } from './support/width';
import { onStep } from './support/wizard';

const ADDRESS = '/beratung';
const API = '**/api/chat';
const [VALUED, COST] = SUGGESTIONS;

const field = (page: Page) => page.getByRole('textbox', { name: 'Ihre Frage' });
const log = (page: Page) => page.getByRole('log', { name: 'Gespräch' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const questions = (page: Page) => log(page).getByRole('heading', { level: 2 });
const answers = (page: Page) => button(page, 'Antwort kopieren');
const stop = (page: Page) => button(page, 'Antwort abbrechen');
const sources = (page: Page) => log(page).locator('a[href^="/"]:not([href="/immobilie-bewerten"])');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Die Antwort wird' });

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

async function openAndAsk(page: Page, question: string) {
  await page.goto(ADDRESS);
  await ask(page, question);
}

const REPLY: Reply = { response: 'So ist es.', sources: [], mode: 'builtin' };
const fulfill = (route: Route, reply: Partial<Reply>) =>
  route.fulfill({ json: { ...REPLY, ...reply } });
const answerWith = (page: Page, reply: Partial<Reply>) =>
  page.route(API, (route) => fulfill(route, reply));

/** Delays the next answer until the test gives one. */
async function hold(page: Page) {
  let arrive: (route: Route) => void = () => {};
  const asked = new Promise<Route>((resolve) => (arrive = resolve));
  await page.route(API, (route) => arrive(route), { times: 1 });
  return async (reply: Partial<Reply> = {}) => fulfill(await asked, reply);
}

test('each suggested question is answered, with links to the guides @phone', async ({
  page,
  portal,
}) => {
  const { complaints, foreign } = await watch(page, portal.url);
  for (const question of SUGGESTIONS) {
    await page.goto(ADDRESS);
    await expect(page.getByText(MACHINE_NOTICE, { exact: true })).toBeInViewport();
    await expect(log(page)).toContainText('Guten Tag.');
    await button(page, question).click();
    await expect(questions(page)).toHaveText([question]);
    await expect(answers(page)).toHaveCount(1);
    await expect(page.getByText('Aus dem Ratgeber:')).toBeVisible();
    await expect(sources(page).first()).toHaveAttribute('href', /^\/ratgeber\//);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await button(page, 'Neues Gespräch').click();
  }
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a source leads to its heading, and back to the conversation', async ({ page }) => {
  await page.goto(ADDRESS);
  await button(page, VALUED).click();
  const source = sources(page).first();
  const path = (await source.getAttribute('href')) ?? '';
  await source.click();
  await page.waitForURL(`**${path}`);
  if (path.includes('#')) {
    await expect(page.locator(`[id="${path.split('#')[1]}"]`)).toBeInViewport();
  }
  await page.goBack();
  await expect(questions(page)).toHaveText([VALUED]);
  await expect(answers(page)).toHaveCount(1);
});

test.describe('by keyboard', () => {
  test('Enter sends, Shift and Enter makes a line, and the focus comes back', async ({ page }) => {
    await page.goto(ADDRESS);
    await field(page).focus();
    await page.keyboard.type('Was kostet');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('ein Verkauf?');
    await expect(field(page)).toHaveValue('Was kostet\nein Verkauf?');
    await expect(questions(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(questions(page)).toHaveText(['Was kostet\nein Verkauf?']);
    await expect(field(page)).toHaveValue('');
    await expect(answers(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test('nothing is not sent, nor is what is too long', async ({ page }) => {
    let asked = 0;
    await page.route(API, (route) => {
      asked += 1;
      return fulfill(route, {});
    });
    await page.goto(ADDRESS);
    for (const text of ['', '   ', '\n \n']) {
      await ask(page, text);
      await button(page, 'Senden').click();
    }
    await field(page).fill('x'.repeat(1800));
    await expect(page.getByText('Noch 200 Zeichen')).toBeVisible();
    await ask(page, 'x'.repeat(2001));
    await expect(page.getByText('1 Zeichen zu viel')).toBeVisible();
    await expect(questions(page)).toHaveCount(0);
    expect(asked).toBe(0);
  });
});

test('while an answer is on its way this is shown, and nothing else can be sent', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(ADDRESS);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await ask(page, COST);
  await expect(status(page)).toHaveCount(1);
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  await expect(log(page)).toHaveAttribute('aria-live', 'polite');
  await expect(field(page)).toBeDisabled();
  await expect(button(page, 'Senden')).toHaveCount(0);
  await release({ response: 'Das hängt **davon** ab.' });
  await expect(log(page)).toContainText('Das hängt davon ab.');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(status(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('the answer is lost: an apology, the question is kept, and a second try answers it', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await loseAnswer(page, API);
  await ask(page, COST);
  await expect(log(page)).toContainText(APOLOGY);
  await expect(field(page)).toHaveValue(COST);
  await button(page, 'Noch einmal versuchen').click();
  await expect(answers(page)).toHaveCount(1);
  await expect(questions(page)).toHaveText([COST]);
  await expect(log(page)).not.toContainText(APOLOGY);
  await expect(field(page)).toHaveValue('');
});

test('what the server says about the question is shown in its words', async ({ page }) => {
  await page.route(API, (route) =>
    route.fulfill({ status: 429, json: { error: 'Bitte warten Sie einen Moment.' } }),
  );
  await openAndAsk(page, COST);
  await expect(log(page)).toContainText('Bitte warten Sie einen Moment.');
  await expect(log(page)).not.toContainText(APOLOGY);
});

test('an answer can be stopped, by its button and by Escape', async ({ page }) => {
  await page.clock.install();
  await page.goto(ADDRESS);
  await hold(page);
  const first = page.waitForRequest(API);
  await ask(page, COST);
  await first;
  await expect(stop(page)).toBeVisible();
  // Right after sending, a press would belong to the button before.
  await page.clock.runFor(600);
  await stop(page).click();
  await expect(log(page)).toContainText('Sie haben die Antwort abgebrochen.');
  await expect(field(page)).toBeEnabled();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');

  await hold(page);
  const second = page.waitForRequest(API);
  await field(page).fill(VALUED);
  await page.keyboard.press('Enter');
  await second;
  await expect(field(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(button(page, 'Noch einmal versuchen')).toHaveCount(1);
  await button(page, 'Noch einmal versuchen').click();
  await expect(answers(page)).toHaveCount(1);
});

test('an answer can be copied, with the addresses of its sources', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWith(page, {
    response: 'Das **hängt** ab.',
    sources: [{ title: 'Maklerprovision', url: '/ratgeber/maklerprovision' }],
  });
  await openAndAsk(page, COST);
  await answers(page).click();
  await expect(button(page, 'Kopiert')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Kopiert' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Das hängt ab.\n\nAus dem Ratgeber:\nMaklerprovision: ${portal.url}/ratgeber/maklerprovision`,
  );
});

test('a reload keeps the conversation, a closed tab drops it', async ({ page, context }) => {
  await answerWith(page, { response: 'Satz. '.repeat(200) });
  await recordShifts(page);
  await page.goto(ADDRESS);
  for (const question of [VALUED, COST]) {
    await ask(page, question);
    await expect(questions(page).last()).toHaveText(question);
    await expect(field(page)).toBeEnabled();
  }
  await page.reload();
  await expect(questions(page)).toHaveText([VALUED, COST]);
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  expect(await noticeableShifts(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('wohnlotse.gespraech'))).toBeNull();

  await page.close();
  const tab = await context.newPage();
  await tab.goto(ADDRESS);
  await expect(button(tab, COST)).toBeVisible();
  await expect(questions(tab)).toHaveCount(0);
});

test('a reader further up is left there; one at the end is led along', async ({ page }) => {
  await answerWith(page, { response: 'Satz. '.repeat(300) });
  await openAndAsk(page, VALUED);
  await expect(answers(page)).toHaveCount(1);
  await expect(questions(page).last()).toBeInViewport();

  const release = await hold(page);
  await ask(page, COST);
  await expect(questions(page).last()).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await release({ response: 'Satz. '.repeat(300) });
  await expect(answers(page)).toHaveCount(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('markup in an answer is text, and no source leads elsewhere', async ({ page, portal }) => {
  const { complaints, foreign } = await watch(page, portal.url);
  const hostile = '<img src="https://evil.example/x"> [Klick](javascript:alert(1)) <b>x</b>';
  await answerWith(page, {
    response: hostile,
    sources: [
      { title: 'Außen', url: 'https://evil.example' },
      { title: 'Schräg', url: '/\\evil.example' },
    ],
  });
  await openAndAsk(page, COST);
  await expect(log(page)).toContainText(hostile);
  await expect(log(page).locator('img, b, script')).toHaveCount(0);
  await expect(sources(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('the cards in the conversation', () => {
  test('a card is filled in with what was said, and sent as a message @phone', async ({ page }) => {
    await openAndAsk(page, 'Was bleibt mir bei 145.000 € Restschuld nach dem Verkauf?');
    const card = page.getByRole('form', { name: 'Erlös berechnen' });
    await expect(card.getByLabel('Restschuld')).toHaveValue('145000');
    await card.getByRole('button', { name: 'Berechnen' }).click();
    await expect(card.getByLabel('Verkaufspreis')).toBeFocused();
    await expect(card.getByText('Bitte einen Betrag in Euro eingeben')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await card.getByLabel('Verkaufspreis').fill('320.000');
    await card.getByRole('button', { name: 'Berechnen' }).click();
    await expect(questions(page).last()).toContainText('Verkaufspreis: 320.000');
    await expect(log(page)).toContainText('163.576 €');
    await page.getByRole('link', { name: 'Im Rechner ändern' }).click();
    await expect(page).toHaveURL(/\/rechner\/erloes\/ergebnis\?/);
    await expect(page.getByLabel('Verkaufspreis')).toHaveValue('320.000');
  });

  test('the valuation goes on where the conversation ended', async ({ page }) => {
    await answerWith(page, {
      offers: ['valuation'],
      prefill: { propertyType: 'villa', postalCode: '50667', area: '120', yearBuilt: '1975' },
    });
    await openAndAsk(page, 'Was ist mein Haus wert?');
    await page
      .getByRole('group', { name: 'Wie es weitergehen kann' })
      .getByRole('link', { name: 'Immobilie bewerten' })
      .click();
    await onStep(page, 5);
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByLabel(/Wann wurde das Gebäude gebaut/)).toHaveValue('1975');
  });

  test('a person is asked by call or message, and the focus comes back', async ({ page }) => {
    await answerWith(page, { offers: ['callback', 'message'] });
    await openAndAsk(page, 'Kann ich mit jemandem sprechen?');
    for (const name of ['Rückruf vereinbaren', 'Nachricht schreiben']) {
      await button(page, name).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByLabel('Ihr Name')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page, name)).toBeFocused();
    }
  });
});

test('axe finds nothing: empty, answered, refused, failed @phone', async ({ page }) => {
  await page.goto(ADDRESS);
  await expectAccessibleInBothSchemes(page);
  await button(page, COST).click();
  await expect(answers(page)).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);
  await answerWith(page, {
    response: 'Dazu steht nichts im Ratgeber.',
    refused: true,
    note: 'Das Sprachmodell ist nicht erreichbar.',
    offers: ['valuation', 'callback', 'message'],
  });
  await ask(page, 'Wie wird das Wetter?');
  await expect(answers(page)).toHaveCount(2);
  await expectAccessibleInBothSchemes(page);
  await page.unroute(API);
  await page.route(API, (route) => route.abort());
  await ask(page, COST);
  await expect(log(page)).toContainText(APOLOGY);
  await expectAccessibleInBothSchemes(page);
});

const amountField = (name: string, label: string) => ({
  name,
  label,
  unit: '€',
  options: [],
  meta: {
    kind: { type: 'number', quantity: 'euros', isWhole: false, least: 0, most: 9e7 } as const,
    optional: false,
  },
});
const CARD = {
  title: 'Erlös berechnen',
  fields: [amountField('price', 'Verkaufspreis'), amountField('debt', 'Restschuld')],
};

test('at 320 px everything has its place, and the field covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(ADDRESS);
  await expectFits(page, 320, 568);
  await answerWith(page, {
    response: `${'Donaudampfschifffahrt'.repeat(6)}\n\n${'Satz. '.repeat(120)}`,
    sources: [{ title: 'Vorfälligkeitsentschädigung'.repeat(3), url: '/ratgeber/notar' }],
    calculator: { name: 'erloes', entries: {}, card: CARD },
    offers: ['valuation', 'callback', 'message'],
  });
  await ask(page, 'Grundstücksverkehrsgenehmigung'.repeat(4));
  await expect(button(page, 'Berechnen')).toBeAttached();
  await expectFits(page, 320, 568);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  const composer = page.getByRole('form', { name: 'Frage stellen' });
  for (const name of ['Verkaufspreis', 'Restschuld']) {
    const input = page.getByLabel(name, { exact: true });
    await input.focus();
    const room = async () => {
      const [box, cover] = [await input.boundingBox(), await composer.boundingBox()];
      return cover!.y - box!.y - box!.height;
    };
    await expect.poll(room, { message: name }).toBeGreaterThanOrEqual(0);
  }
});

test.describe('before the page has come to life', () => {
  test('what is typed stays, and its length is shown', async ({ page }) => {
    const release = await openHeldBack(page, ADDRESS);
    await expect(log(page)).toContainText('Guten Tag.');
    await field(page).fill('x'.repeat(1800));
    await release();
    await expect(page.getByText('Noch 200 Zeichen')).toBeVisible();
    await expect(field(page)).toHaveValue('x'.repeat(1800));
    await expect(field(page)).toBeFocused();
  });

  for (const [name, send] of [
    [
      'a typed question',
      async (page: Page) => {
        await field(page).fill(COST);
        await button(page, 'Senden').click();
      },
    ],
    ['a suggested question', (page: Page) => button(page, COST).click()],
  ] as const) {
    test(`${name} can be sent; it is answered once, and leaves the address`, async ({ page }) => {
      const release = await openHeldBack(page, ADDRESS);
      await send(page);
      await release();
      await expect(questions(page)).toHaveText([COST]);
      await expect(answers(page)).toHaveCount(1);
      await expect(page).toHaveURL(ADDRESS);
      await expect(field(page)).toHaveValue('');
      await page.reload();
      await expect(questions(page)).toHaveText([COST]);
      await expect(answers(page)).toHaveCount(1);
    });
  }

  test('elements that others put in take neither field nor buttons nor what was typed', async ({
    page,
  }) => {
    const release = await openHeldBack(page, ADDRESS);
    await field(page).fill(COST);
    await insertElements(page);
    await release();
    await expect(async () => {
      await button(page, 'Senden').click({ timeout: 1000 });
      await expect(questions(page)).toHaveText([COST], { timeout: 1000 });
    }).toPass();
    await expect(answers(page)).toHaveCount(1);
    await expect(button(page, 'Neues Gespräch')).toBeVisible();
  });
});

test('a translated conversation goes on', async ({ page }) => {
  const release = await hold(page);
  await page.goto(ADDRESS);
  await translate(page);
  await ask(page, COST);
  await expect(stop(page)).toBeVisible();
  await translate(page);
  await release({ response: 'Das hängt **davon** ab.' });
  await expect(log(page)).toContainText('Das hängt davon ab.');
  await translate(page);
  await insertElements(page);
  await button(page, 'Neues Gespräch').click();
  await expect(questions(page)).toHaveCount(0);
  await button(page, 'Gespräch zurückholen').click();
  await expect(questions(page)).toHaveText([COST]);
  await ask(page, VALUED);
  await expect(answers(page)).toHaveCount(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('notice, guides and a number stand there, and no field that does nothing', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    await expect(page.getByText(MACHINE_NOTICE).first()).toBeVisible();
    await expect(field(page)).toBeHidden();
    for (const question of SUGGESTIONS) {
      await expect(button(page, question)).toBeHidden();
      await expect(page.getByRole('link', { name: question })).toHaveAttribute(
        'href',
        /^\/ratgeber\/[a-z-]+$/,
      );
    }
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Impressum' })).toBeVisible();
  });
});
