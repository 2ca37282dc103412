import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SUGGESTIONS } from '../lib/adviser/constants';
import { expectAlive } from './support/alive';
import * as contact from './support/contact-dialog';
import { logIn, LOGIN } from './support/employee';
import {
  BLOCKED,
  insertElements,
  openHeldBack,
  startBrowser,
  translate,
  WITHOUT_SCRIPTS,
} from './support/foreign-hands';
import * as lead from './support/lead-form';
import { EMPLOYEE, expect, test } from './support/test';
import * as wizard from './support/wizard';

test.describe.configure({ mode: 'parallel' });

interface Errand {
  address: string;
  asksForCookies: boolean;
  run: (page: Page) => Promise<void>;
}

const ERRANDS: Record<string, Errand> = {
  'the wizard': {
    address: wizard.ADDRESS,
    asksForCookies: false,
    run: async (page) => {
      await wizard.answerTo(page, 10);
      await wizard.consent(page);
      await wizard.send(page).click();
      await wizard.expectResult(page);
    },
  },
  'the lead form': {
    address: lead.ADDRESS,
    asksForCookies: true,
    run: async (page) => {
      await lead.answerTo(page, 5);
      await page.getByRole('radio', { name: 'Noch offen' }).check();
      await lead.send(page).click();
      await expect(lead.thanks(page)).toBeVisible();
    },
  },
  'the adviser': {
    address: '/beratung',
    asksForCookies: false,
    run: async (page) => {
      const [question, other] = SUGGESTIONS;
      await page.getByRole('button', { name: question, exact: true }).click();
      const answers = page.getByRole('button', { name: 'Antwort kopieren' });
      await expect(answers).toHaveCount(1);
      await page.getByRole('textbox', { name: 'Ihre Frage' }).fill(other);
      await page.keyboard.press('Enter');
      await expect(answers).toHaveCount(2);
    },
  },
  'the message of a dialog': {
    address: '/impressum',
    asksForCookies: true,
    run: async (page) => {
      await contact.button(page).click();
      await contact.fill(page, 'erika@beispiel.de');
      await contact.send(page).click();
      await expect(contact.thanks(page)).toBeVisible();
    },
  },
  'the login': {
    address: LOGIN,
    asksForCookies: true,
    run: async (page) => {
      await logIn(page, EMPLOYEE.email, 'ganz falsch');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('stimmt nicht');
      await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
      await expect(page.getByRole('heading', { name: 'Mitarbeiter-Dashboard' })).toBeVisible();
    },
  },
};

const DEEDS = { 'elements put in': insertElements, 'a translation': translate };

const HANDS = Object.entries(DEEDS).flatMap(([deed, act]) => [
  {
    hands: `${deed} before its scripts`,
    open: async (page: Page, address: string) => {
      const release = await openHeldBack(page, address);
      await act(page);
      await release();
    },
  },
  {
    hands: `${deed} after its scripts`,
    open: async (page: Page, address: string) => {
      await page.goto(address);
      await expectAlive(page);
      await act(page);
    },
  },
]);

for (const { hands, open } of HANDS) {
  for (const [errand, { address, run }] of Object.entries(ERRANDS)) {
    test(`${hands}: ${errand} goes through to its end`, async ({ page }) => {
      const crashes: string[] = [];
      // React reports and repairs elements of others with these errors.
      page.on('pageerror', ({ message }) => {
        if (!/Minified React error #(418|419|421|423|425)/.test(message)) crashes.push(message);
      });
      await open(page, address);
      await run(page);
      expect(crashes).toEqual([]);
    });
  }
}

test.describe('what was entered before the scripts came, with elements put in', () => {
  test('stays in the wizard and leads on', async ({ page }) => {
    const release = await openHeldBack(page, wizard.ADDRESS);
    await page.getByRole('radio', { name: 'Villa' }).check();
    await insertElements(page);
    await release();
    await expect(page.getByRole('radio', { name: 'Villa' })).toBeChecked();
    await wizard.next(page);
    await wizard.onStep(page, 2);
  });

  test('stays in the login', async ({ page }) => {
    const release = await openHeldBack(page, LOGIN);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(EMPLOYEE.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(EMPLOYEE.password);
    await insertElements(page);
    await release();
    await expect(page.getByRole('textbox', { name: 'Passwort' })).toHaveValue(EMPLOYEE.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Mitarbeiter-Dashboard' })).toBeVisible();
  });
});

test.describe('a browser that keeps nothing', () => {
  const NEEDS_COOKIES = 'Für die Anmeldung muss der Browser Cookies zulassen.';

  for (const [errand, { address, asksForCookies, run }] of Object.entries(ERRANDS)) {
    const isLogin = address === LOGIN;
    test(isLogin ? 'reads at the login that it needs cookies' : errand, async ({ portal }) => {
      const { page, close } = await startBrowser({ settings: BLOCKED, baseURL: portal.url });
      await page.goto(address);
      await expect(page.evaluate('localStorage')).rejects.toThrow('Access is denied');
      await expectAlive(page);
      if (asksForCookies) await page.getByRole('button', { name: 'Nur notwendige' }).click();
      if (!isLogin) await run(page);
      else {
        await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
        await expect(page.getByRole('alert', { name: NEEDS_COOKIES })).toBeFocused();
      }
      await close();
    });
  }

  test('reads so without scripts too', async ({ portal }) => {
    const { page, close } = await startBrowser({
      settings: WITHOUT_SCRIPTS,
      baseURL: portal.url,
    });
    await page.goto(LOGIN);
    await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
    await expect(page.getByText(NEEDS_COOKIES)).toBeVisible();
    await close();
  });
});

test('with an extension the wizard goes from its first question to the result', async ({
  portal,
}) => {
  const folder = join(__dirname, 'support', 'extension');
  const { page, close } = await startBrowser({
    args: [
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
    baseURL: portal.url,
  });
  // A browser opens its first page while it still loads its extensions.
  await expect(async () => {
    await page.goto(wizard.ADDRESS);
    await expect(page.locator('[data-extension=seen]').first()).toBeAttached({ timeout: 2000 });
  }).toPass();
  await expectAlive(page);
  await ERRANDS['the wizard']!.run(page);
  await close();
});
