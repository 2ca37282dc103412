import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { CATEGORIES_VERSION, CONSENT_KEYS, preferencesFor } from '../../lib/legal/preferences';
import { startPortal, type Portal, type Provider } from './portal';

export interface WorkerOptions {
  provider: Provider;
  proxied: boolean;
}

interface TestOptions {
  /** Whether the visitor has answered the question about cookies, which covers the page */
  cookiesAnswered: boolean;
}

export const EMPLOYEE = {
  email: 'karin@wohnlotse.example',
  password: 'Schluessel-unter-der-Matte',
  name: 'Karin Beispiel',
};

export const ENV = {
  RATE_LIMIT: 'off',
  EMPLOYEE_EMAIL: EMPLOYEE.email,
  EMPLOYEE_PASSWORD: EMPLOYEE.password,
  EMPLOYEE_NAME: EMPLOYEE.name,
};

/** As after allowing only what is necessary. */
export async function answerCookies(context: BrowserContext) {
  await context.addInitScript(
    ([keys, version, preferences]) => {
      try {
        localStorage.setItem(keys.preferences, preferences);
        localStorage.setItem(keys.flag, version);
      } catch {
        // Pages without an origin have no storage.
      }
    },
    [CONSENT_KEYS, CATEGORIES_VERSION, JSON.stringify(preferencesFor([]))] as const,
  );
}

/** Milliseconds: how long messages are shown, and a page may take. */
const SHOWN_FOR = [5000, 10_000, 15_000];

/** Milliseconds: how long the login says that it has succeeded. */
const WELCOMED_FOR = 1500;

/**
 * On a slow machine timers would fire too early: redirects wait for `passRedirect`, messages take minutes. The
 * login leads on at once. Not for pages with an installed clock.
 */
export async function slowDown(context: BrowserContext) {
  await context.addInitScript(
    ([shownFor, welcomedFor]) => {
      const { setTimeout: set, clearTimeout: clear } = window;
      if (!String(set).includes('[native code]')) return;
      const HELD = 1e9;
      let held: TimerHandler | undefined;
      Object.assign(window, {
        setTimeout: (act: TimerHandler, delay = 0, ...rest: unknown[]) => {
          if (delay === 3000 || (delay === welcomedFor && 'holdsWelcome' in window)) {
            held = act;
            return HELD;
          }
          if (delay === welcomedFor) return set(act, 0, ...rest);
          return set(act, shownFor.includes(delay) ? 100 * delay : delay, ...rest);
        },
        clearTimeout: (id?: number) => (id === HELD ? (held = undefined) : clear(id)),
        holdsRedirect: () => held !== undefined,
        passRedirect: () => held && set(held),
      });
    },
    [SHOWN_FOR, WELCOMED_FOR] as const,
  );
}

export const holdsRedirect = (page: Page) => page.evaluate<boolean>('holdsRedirect()');

export async function passRedirect(page: Page) {
  await expect.poll(() => holdsRedirect(page)).toBe(true);
  await page.evaluate('void passRedirect()');
}

/** Milliseconds */
const PATIENCE = 60_000;

/** Waits until the page is interactive, if it runs scripts. */
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

/** As `page` has it: the question about cookies answered, long timers, loads that wait for the scripts. */
export async function prepare(context: BrowserContext) {
  await answerCookies(context);
  await slowDown(context);
  context.on('page', openAlive);
}

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
    // The first test's time excludes the making of its database.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect } from '@playwright/test';
