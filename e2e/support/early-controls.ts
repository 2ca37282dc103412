import type { ElementHandle, Page } from '@playwright/test';
import { SUGGESTIONS } from '../../lib/adviser/constants';
import { openEarly } from './late-scripts';
import { expect } from './test';

/** What a visitor can press, fill in or unfold. Links are followed by the browser itself. */
const CONTROLS =
  'button, summary, select, textarea, input:not([type=hidden]), [role=button], [contenteditable]';

type Kind = 'press' | 'text' | 'select' | 'choice' | 'unfold' | 'popover';
type Element = ElementHandle<HTMLInputElement & HTMLButtonElement>;

interface Control {
  handle: Element;
  kind: Kind;
  name: string;
}

/** What the page offers now. */
async function controlsOf(page: Page): Promise<Control[]> {
  const handles = await page.locator(CONTROLS).elementHandles();
  const found = handles.map(async (element) => {
    const handle = element as Element;
    const seen = await handle.evaluate((node) => {
      const isOffered = node.checkVisibility() && !node.closest('[aria-hidden=true], :disabled');
      const KINDS: Record<string, Kind> = {
        SUMMARY: 'unfold',
        SELECT: 'select',
        TEXTAREA: 'text',
        INPUT: /^(radio|checkbox)$/.test(node.type) ? 'choice' : 'text',
      };
      const kind = node.popoverTargetElement ? 'popover' : (KINDS[node.tagName] ?? 'press');
      const name = node.getAttribute('aria-label') ?? node.innerText.trim();
      return isOffered ? { kind, name } : undefined;
    });
    return seen && { handle, ...seen };
  });
  return (await Promise.all(found)).filter((control) => control !== undefined);
}

/** Uses a control as a hand would. */
async function use(page: Page, { handle, kind }: Control) {
  if (kind === 'text') {
    await handle.focus();
    return page.keyboard.type('12');
  }
  if (kind === 'select') {
    const last = await handle.evaluate((node) => node.querySelectorAll('option').length - 1);
    return handle.selectOption({ index: last });
  }
  const label = (await handle.evaluateHandle((node) => node.labels?.[0] ?? node)).asElement();
  return label!.click();
}

/** What has become of it. */
const stateOf = ({ handle, kind }: Control) =>
  handle.evaluate((used, what) => {
    // A part that comes later than the page takes the place of what the server wrote.
    const node = used.isConnected ? used : (document.getElementById(used.id) as typeof used | null);
    if (!node) return 'gone';
    if (what === 'unfold') return node.closest('details')!.open;
    if (what === 'popover') return node.popoverTargetElement!.matches(':popover-open');
    return what === 'choice' ? node.checked : node.value;
  }, kind);

const statesOf = (controls: readonly Control[]) => Promise.all(controls.map(stateOf));

const shows = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
const opens = (title: string) => (page: Page) =>
  expect(page.getByRole('dialog', { name: title })).toBeVisible();
const asks = (question: string) => (page: Page) =>
  expect(page.getByRole('log').getByRole('heading', { level: 2, name: question })).toBeVisible();

/** What is missing is said beside its field. */
const refuses = (page: Page) => expect(page.locator('[id$="-error"]').first()).toBeVisible();

/** What a press leads to. A button that is not among them makes the test fail. */
const PRESSES: Record<string, (page: Page) => Promise<unknown>> = {
  Menü: opens('Menü'),
  'Cookie-Einstellungen': opens('Ihre Cookie-Auswahl'),
  Teilen: opens('Artikel teilen'),
  'Rückruf vereinbaren': opens('Rückruf vereinbaren'),
  'Nachricht schreiben': opens('Nachricht schreiben'),
  'Hier bleiben': shows('Die Weiterleitung ist angehalten.'),
  Speichern: (page) =>
    expect(page.getByRole('button', { name: 'Gespeichert' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  // With nothing filled in.
  Weiter: refuses,
  'Anfrage senden': refuses,
  'Link anfordern': refuses,
  'Neuen Link anfordern': refuses,
  'Rückruf anfordern': refuses,
  'E-Mail-Adresse bestätigen': shows('Danke, Ihre E-Mail-Adresse ist bestätigt.'),
  'Noch einmal senden': shows('Die E-Mail geht noch einmal an Sie hinaus.'),
  'Wunsch speichern': shows('Ihr Wunsch ist gespeichert.'),
  'Weitergabe erlauben': refuses,
  Zurücksetzen: (page) =>
    expect
      .poll(() =>
        page.evaluate(() =>
          [...document.forms[0]!.querySelectorAll('input')].every(
            ({ value, defaultValue }) => value === defaultValue,
          ),
        ),
      )
      .toBe(true),
  Drucken: (page) => expect.poll(() => page.evaluate(() => window.name)).toBe('printed'),
  Suchen: (page) => expect(page).toHaveURL(/\/ratgeber\?search=/),
  'Preise zeigen': (page) => expect(page).toHaveURL(/\/immobilienpreise\/suche\?ort=/),
  Vergleichen: (page) => expect(page).toHaveURL(/\/immobilienpreise\S*\?mit=/),
  'Jetzt kostenlos bewerten': (page) => expect(page).toHaveURL(/\/immobilie-bewerten\?plz=/),
  Senden: (page) => expect(page.getByRole('textbox', { name: 'Ihre Frage' })).toBeFocused(),
  ...Object.fromEntries(SUGGESTIONS.map((question) => [question, asks(question)])),
};

/**
 * Goes over every control of a page whose scripts are late. What is filled in, chosen or unfolded then
 * stays so, and each button does what it does later.
 */
export async function expectNothingLost(page: Page, address: string) {
  await page.addInitScript(() => {
    window.name = '';
    // What is kept would have the page come to life as another one.
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('cookie-')) localStorage.removeItem(key);
    }
    sessionStorage.clear();
    window.print = () => (window.name += 'printed');
  });
  let release = await openEarly(page, address);
  const all = await controlsOf(page);
  const buttons = all.filter(({ kind }) => kind === 'press').map(({ name }) => name);
  expect(buttons.filter((name) => !PRESSES[name])).toEqual([]);

  const others = all.filter(({ kind }) => kind !== 'press');
  const before = await statesOf(others);
  for (const control of others) await use(page, control);
  const used = await statesOf(others);
  if (others.length > 0) expect(used).not.toEqual(before);
  await release();
  await expect.poll(() => statesOf(others)).toEqual(used);

  for (const name of buttons) {
    release = await openEarly(page, address);
    const button = (await controlsOf(page)).find((control) => control.name === name);
    await button!.handle.click();
    await release();
    await PRESSES[name]!(page);
  }
}
