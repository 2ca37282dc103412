import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { CATEGORIES_VERSION, CONSENT_KEYS, preferencesFor } from '../../lib/legal/preferences';
import { startPortal, type Portal, type Provider } from './portal';

export interface WorkerOptions {
  provider: Provider;
  /** Whether the server is reached through a proxy that ends TLS */
  proxied: boolean;
}

interface TestOptions {
  /** Whether the question about cookies was answered before; it stands in the way of everything else */
  cookiesAnswered: boolean;
}

/** The employee whom every server of the browser tests starts with. */
export const EMPLOYEE = {
  email: 'karin@wohnlotse.example',
  password: 'Schluessel-unter-der-Matte',
  name: 'Karin Beispiel',
};

/** Settings of every such server. */
export const ENV = {
  RATE_LIMIT: 'off',
  EMPLOYEE_EMAIL: EMPLOYEE.email,
  EMPLOYEE_PASSWORD: EMPLOYEE.password,
  EMPLOYEE_NAME: EMPLOYEE.name,
};

/** Lets the pages of a context open as for somebody who has allowed only what is necessary. */
export async function answerCookies(context: BrowserContext) {
  await context.addInitScript(
    ([keys, version, preferences]) => {
      try {
        localStorage.setItem(keys.preferences, preferences);
        localStorage.setItem(keys.flag, version);
      } catch {
        // A page without an address of its own has no storage.
      }
    },
    [CONSENT_KEYS, CATEGORIES_VERSION, JSON.stringify(preferencesFor([]))] as const,
  );
}

/**
 * What a page does by itself once seconds are over would come before a test on a slow machine has looked:
 * leading home from an unknown address waits for `passRedirect`, taking a message away and giving up wait for
 * minutes. Under `page.clock` each takes what it takes.
 */
export async function slowDown(context: BrowserContext) {
  await context.addInitScript(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    if (!String(set).includes('[native code]')) return;
    const HELD = 1e9;
    let held: TimerHandler | undefined;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, delay = 0, ...rest: unknown[]) => {
        if (delay === 3000) {
          held = act;
          return HELD;
        }
        return set(act, delay === 5000 || delay === 15_000 ? 100 * delay : delay, ...rest);
      },
      clearTimeout: (id?: number) => (id === HELD ? (held = undefined) : clear(id)),
      passRedirect: () => held && set(held),
    });
  });
}

/** Lets the seconds be over after which an unknown address leads home. */
export const passRedirect = (page: Page) => page.evaluate('void passRedirect()');

/** Milliseconds for which a page may keep a test waiting that does not come to life. */
const PATIENCE = 60_000;

/** Waits until React answers what is pressed, where a page has scripts and may run them. */
export async function comeAlive(page: Page) {
  const isStill = await page
    .evaluate(
      () =>
        matchMedia('(scripting: none)').matches ||
        !document.querySelector('script[src*="/_next/static/"]'),
    )
    .catch(() => false);
  if (isStill) return;
  const mark = page.locator('[data-alive]');
  await mark.waitFor({ state: 'attached', timeout: PATIENCE }).catch(() => {});
}

/** Opening a page includes that it comes to life. */
function openAlive(page: Page) {
  const alive = () => comeAlive(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await alive();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await alive();
    return response;
  };
}

/** Every worker has a server and a database of its own; `page` opens addresses on it. */
export const test = base.extend<
  { baseURL: string } & TestOptions,
  WorkerOptions & { portal: Portal }
>({
  cookiesAnswered: [true, { option: true }],
  context: async ({ context, cookiesAnswered }, use) => {
    if (cookiesAnswered) await answerCookies(context);
    await slowDown(context);
    context.on('page', openAlive);
    await use(context);
  },
  provider: ['sqlite', { option: true, scope: 'worker' }],
  proxied: [false, { option: true, scope: 'worker' }],
  portal: [
    async ({ provider, proxied }, use) => {
      const portal = await startPortal({ provider, proxied, env: ENV });
      await use(portal);
      await portal.stop();
    },
    // Making the database of a worker is no part of the first test's time.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect } from '@playwright/test';
