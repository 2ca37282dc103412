import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contactBody } from '../lib/testing/contact-factory';
import { leadBody } from '../lib/testing/lead-factory';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import {
  arrive,
  COLLEAGUE,
  colleague,
  dialNothing,
  expectClosedDialog,
  expectOpenDialog,
  says,
} from './support/employee';
import { expectFocusOn, expectFocusSeen, pressOn, tabTo } from './support/keyboard';
import { store } from './support/store';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts, watch } from './support/watch';
import { expectFits } from './support/width';

const TODAY = '/employee/dashboard/heute';

let people = 0;
function newPerson() {
  people += 1;
  const name = `Person${randomUUID().replace(/[^a-z]/g, '')}`;
  const number = `${process.pid}${people}`.padStart(9, '0').slice(-9);
  return { name, email: `${name}@beispiel.de`, phone: `0441 ${number}` };
}

const sendLead = ({ request }: Page, person: object) =>
  store(request, 'ad-leads', leadBody({ ...person }));
const sendValuation = ({ request }: Page, person: object) =>
  store(request, 'valuation-requests', valuationBody({ ...person }));
const sendMessage = ({ request }: Page, { name, email }: { name: string; email: string }) =>
  store(request, 'contact-requests', contactBody({ name, email }));

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) =>
  page.locator('[data-card^=heute]').filter({ hasText: text });

async function openToday(page: Page) {
  await page.goto(`${TODAY}?seite=9999`);
  await expect(page.getByRole('heading', { name: 'Heute dran' })).toBeVisible();
}

async function openThreeLeads(page: Page) {
  const word = newPerson().name;
  for (const number of [1, 2, 3])
    await sendLead(page, { ...newPerson(), name: `${word} Nr${number}` });
  await arrive(page, `/employee/dashboard/leads?suche=${word}`);
  return word;
}

test('the first of what is due is seen without scrolling, with one press to act @phone', async ({
  page,
}) => {
  await dialNothing(page);
  await sendLead(page, newPerson());
  await arrive(page);
  const first = page.getByRole('list', { name: 'Heute dran' }).getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: 'Rückrufanfragen', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('link', { name: 'alle zeigen' }).click();
  await expect(page).toHaveURL(TODAY);
});

test('the next action dials and asks how it went, or opens the answer @phone', async ({ page }) => {
  await dialNothing(page);
  const [caller, writer] = [newPerson(), newPerson()];
  await sendLead(page, caller);
  await sendMessage(page, writer);
  await arrive(page);
  await openToday(page);
  const call = row(page, caller.name).getByRole('link', { name: /^Anrufen/ });
  await expect(call).toHaveAttribute('href', /^tel:/);
  await call.click();
  await dialog(page).getByLabel('Erreicht', { exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Anruf notieren' }).click();
  await says(page, 'Der Anruf ist notiert.');
  await openToday(page);
  await expect(row(page, caller.name)).toHaveCount(0);
  await row(page, writer.name)
    .getByRole('link', { name: /^Antworten/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'E-Mail senden' })).toBeFocused();
});

test('many are given to somebody and set to a status at once, with one undo @phone', async ({
  page,
}) => {
  const word = await openThreeLeads(page);
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar).toContainText('Eine Anfrage ausgewählt');
  await bar.getByRole('button', { name: 'Alle auf dieser Seite' }).click();
  await expect(bar).toContainText(/3\sAnfragen ausgewählt/);
  await bar.getByLabel('Auswahl zuweisen').selectOption('Mir zuweisen');
  await says(page, /Ihnen zugewiesen: 3\sAnfragen/);
  await expect(bar).toHaveCount(0);
  const cards = page.locator('[data-card]');
  await expect(cards.filter({ hasText: 'Karin Beispiel' })).toHaveCount(3);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bar.getByLabel('Status der Auswahl').selectOption('Abgeschlossen');
  await expect(cards.filter({ hasText: 'Abgeschlossen' })).toHaveCount(2);
  await page.locator('.toast').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(cards.filter({ hasText: 'Abgeschlossen' })).toHaveCount(0);
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const download = page.waitForEvent('download');
  await bar.getByRole('link', { name: 'Als CSV herunterladen' }).click();
  const file = await (await download).createReadStream();
  let csv = '';
  for await (const piece of file) csv += String(piece);
  expect(csv.trim().split(/\r?\n(?=")|\r\n/).length).toBeGreaterThanOrEqual(3);
  expect([1, 2, 3].filter((number) => csv.includes(`${word} Nr${number}`))).toHaveLength(2);
});

test('a colleague sees at once that a submission is open elsewhere', async ({
  page,
  browser,
  portal,
}) => {
  const person = newPerson();
  await sendLead(page, person);
  await page.clock.install();
  const inTenSeconds = () => page.clock.runFor(10_000);
  const list = `/employee/dashboard/leads?suche=${person.name}`;
  await arrive(page, list);
  const other = await colleague(browser, portal);
  // It reports every ten seconds as well.
  await other.clock.install();
  await other.goto(list);
  const told = (isOpen: boolean) =>
    other.waitForResponse((response) => {
      if (!response.url().endsWith('/presence')) return false;
      const { open } = response.request().postDataJSON() as { open: string | null };
      return (open !== null) === isOpen;
    });
  const opened = told(true);
  await other.getByRole('link', { name: person.name, exact: true }).click();
  await opened;
  await inTenSeconds();
  const mark = page.getByText(`${COLLEAGUE.name} hat dies offen`);
  await expect(mark.first()).toBeVisible();
  await page.getByRole('link', { name: person.name, exact: true }).click();
  await expect(dialog(page).getByText(`${COLLEAGUE.name} hat dies offen`)).toBeVisible();
  await expectOpenDialog(other);
  const closed = told(false);
  await other.keyboard.press('Escape');
  await closed;
  await inTenSeconds();
  await expect(mark).toHaveCount(0);
  await other.context().close();
});

test('a list is kept under a name, and its address leads a colleague to the same', async ({
  page,
  browser,
  portal,
}) => {
  const name = `Ansicht ${newPerson().name}`;
  await arrive(page, `${TODAY}?zuweisung=niemandem`);
  await page.getByText('Ansicht sichern').click();
  await page.getByRole('button', { name: 'Sichern', exact: true }).click();
  await expect(page.getByText('Bitte geben Sie der Ansicht einen Namen').first()).toBeVisible();
  await page.getByLabel('Name der Ansicht').fill(name);
  await page.getByLabel('Wer sieht sie?').selectOption('Alle Mitarbeitenden');
  await page.getByRole('button', { name: 'Sichern', exact: true }).click();
  const other = await colleague(browser, portal);
  const link = (of: Page) =>
    of.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name });
  await expect(link(page)).toBeVisible();
  await other.goto('/employee/dashboard');
  await link(other).click();
  await expect(other).toHaveURL(/heute\?zuweisung=niemandem$/);
  await other.context().close();
  await page.getByText('Ansichten verwalten').click();
  const entry = page.getByRole('listitem').filter({ hasText: `${name} (für alle)` });
  await entry.getByRole('button', { name: 'Entfernen' }).click();
  await expect(link(page)).toHaveCount(0);
});

test('keys lead through a working day, are listed, and can be switched off', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()];
  const word = newPerson().name;
  for (const person of [first, second]) {
    await sendLead(page, { ...person, name: `${word} ${person.name}` });
  }
  await arrive(page);
  await page.keyboard.press('?');
  await expect(dialog(page).getByRole('heading', { name: 'In einer Anfrage' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.goto(`/employee/dashboard/leads?suche=${word}`);
  const press = (key: string) => page.keyboard.press(key);
  const name = (each: { name: string }) => `${word} ${each.name}`;
  await page.getByRole('link', { name: name(first), exact: true }).focus();
  await press('x');
  await expect(page.getByRole('region', { name: 'Auswahl' })).toContainText('Eine Anfrage');
  await press('x');
  await press('Enter');
  await expect(dialog(page)).toContainText(first.name);
  await press('j');
  await expect(dialog(page)).toContainText(second.name);
  await press('k');
  await expect(dialog(page)).toContainText(first.name);
  await press('z');
  await says(page, 'Die Anfrage ist Ihnen zugewiesen.');
  await press('n');
  await expect(dialog(page).getByLabel('Notizen')).toBeFocused();
  await page.keyboard.type('zen');
  await expect(dialog(page).getByLabel('Notizen')).toHaveValue('zen');
  await dialog(page).getByLabel('Notizen').fill('');
  await dialog(page).getByRole('button', { name: 'Zuweisung aufheben' }).focus();
  await press('e');
  await expect(dialog(page).getByRole('heading', { name: 'E-Mail senden' })).toBeFocused();
  // The message in the corner may still be there.
  await press('Escape');
  await expectClosedDialog(page);
  await page.getByRole('button', { name: /^Alle Tasten/ }).click();
  await dialog(page).getByRole('button', { name: 'Tasten ausschalten' }).click();
  await press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await page.reload();
  await press('?');
  await dialog(page).getByRole('button', { name: 'Tasten einschalten' }).click();
  await press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('without a mouse three submissions are ticked, given to somebody and taken back', async ({
  page,
}) => {
  await openThreeLeads(page);
  const press = (key: string) => page.keyboard.press(key);
  const boxes = page.getByRole('checkbox');
  await tabTo(page, boxes.first());
  await press('Space');
  for (const index of [1, 2]) {
    await press('ArrowDown');
    await press('Shift+Tab');
    await expectFocusOn(page, boxes.nth(index));
    await press('Space');
  }
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar).toContainText(/3\sAnfragen ausgewählt/);
  await tabTo(page, bar.getByLabel('Auswahl zuweisen'));
  // An arrow opens the list; nothing happens before Enter.
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(bar).toContainText(/3\sAnfragen ausgewählt/);
  await press('Enter');
  await says(page, /Ihnen zugewiesen: 3\sAnfragen/);
  await expectFocusOn(page, boxes.nth(2));
  const given = page.locator('[data-card]').filter({ hasText: 'Karin Beispiel' });
  await expect(given).toHaveCount(3);
  await press('F8');
  await pressOn(page, page.locator('.toast').getByRole('button', { name: 'Rückgängig' }));
  await says(page, /Rückgängig gemacht: 3\sAnfragen/);
  await expect(given).toHaveCount(0);
  await expectFocusOn(page, boxes.nth(2));

  await press('Space');
  await pressOn(page, bar.getByRole('button', { name: 'Auswahl aufheben' }));
  await expect(bar).toHaveCount(0);
  await expectFocusOn(page, boxes.nth(2));
});

test('without a mouse submissions of one person are merged and parted, and Escape closes what is open', async ({
  page,
}) => {
  const person = newPerson();
  await sendLead(page, person);
  await sendMessage(page, person);
  await arrive(page, `/employee/dashboard/leads?suche=${person.name}`);
  const card = page.getByRole('link', { name: person.name, exact: true });
  await pressOn(page, card);
  const others = dialog(page).getByRole('region', { name: 'Weitere Anfragen' });
  await expectFocusSeen(page);
  await pressOn(page, others.getByRole('button', { name: 'Zusammenlegen' }));
  await says(page, 'Die Anfragen sind zusammengelegt.');
  await expectFocusOn(page, others.getByRole('heading'));
  await expectAccessibleInBothSchemes(page);
  await pressOn(page, others.getByRole('button', { name: 'Wieder trennen' }), 'Space');
  await expect(others.getByRole('button', { name: 'Zusammenlegen' })).toBeVisible();
  await expectFocusOn(page, others.getByRole('heading'));
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocusOn(page, card);
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('without a mouse a list is kept under a name and forgotten again', async ({ page }) => {
  const name = `Ansicht ${newPerson().name}`;
  await arrive(page, `${TODAY}?zuweisung=mir`);
  const heading = page.getByRole('heading', { level: 1, name: 'Heute dran' });
  await pressOn(page, page.locator('summary', { hasText: 'Ansicht sichern' }));
  await expectAccessibleInBothSchemes(page);
  await tabTo(page, page.getByLabel('Name der Ansicht'));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name });
  await expect(link).toBeVisible();
  await expect(heading).toBeFocused();
  await pressOn(page, page.locator('summary', { hasText: 'Ansichten verwalten' }), 'Space');
  await expectAccessibleInBothSchemes(page);
  const entry = page.getByRole('listitem').filter({ hasText: name }).last();
  await pressOn(page, entry.getByRole('button', { name: 'Entfernen' }));
  await expect(link).toHaveCount(0);
  await expect(heading).toBeFocused();
});

const coveredByToast = (page: Page) =>
  page.locator('.toast').evaluate((toast) => {
    const own = toast.getBoundingClientRect();
    // A dialog covers the rest of the page.
    const shown = document.querySelector('[role=dialog]') ?? document;
    const buttons = shown.querySelectorAll(
      'button, select, [role=tab], [role=combobox], a.inline-flex',
    );
    const isCovered = (button: Element) => {
      const { left, right, top, bottom, height } = button.getBoundingClientRect();
      const isBeside =
        right <= own.left || own.right <= left || bottom <= own.top || own.bottom <= top;
      const isSeen = button.checkVisibility({ visibilityProperty: true });
      return isSeen && height >= 40 && !isBeside && !toast.contains(button);
    };
    return [...buttons].filter(isCovered).map(({ textContent }) => textContent);
  });

const coversNoButton = (page: Page) => expect.poll(() => coveredByToast(page)).toEqual([]);

test('a message covers no button, neither over a submission nor over the list @phone', async ({
  page,
}) => {
  const person = newPerson();
  await sendValuation(page, person);
  await arrive(page, `/employee/dashboard?liste=bewertungen&suche=${person.name}`);
  await page.getByRole('link', { name: person.name, exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Mir zuweisen' }).click();
  await says(page, 'Die Anfrage ist Ihnen zugewiesen.');
  await coversNoButton(page);
  await dialog(page).getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Kontaktiert' }).click();
  await says(page, 'Status: Kontaktiert');
  await expect(dialog(page)).toHaveCount(0);
  await coversNoButton(page);
});

test('axe finds nothing in the list and what is due, nothing shifts, 320 pixels are enough @phone', async ({
  page,
  portal,
}) => {
  const person = newPerson();
  await sendValuation(page, person);
  await sendMessage(page, person);
  await arrive(page);
  const { complaints, foreign } = await watch(page, portal.url);
  await recordShifts(page);
  const size = page.viewportSize()!;
  for (const address of ['/employee/dashboard', TODAY]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await noticeableShifts(page)).toEqual([]);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('checkbox').first().check();
    await expectAccessibleInBothSchemes(page);
    await page.locator('[data-card] a[data-queue=card]').first().click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFits(page, 320, 800);
  }
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
