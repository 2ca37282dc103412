import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expectAlive } from './alive';
import { slowDown } from './test';

/**
 * Opens a page whose scripts are held back.
 * @returns lets them come, and resolves once the page has come to life
 */
export async function openHeldBack(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    // A page that was left meanwhile wants none.
    await route.continue().catch(() => {});
  });
  // The frame itself does not wait for the page to come to life, as page.goto does (test.ts).
  await page.mainFrame().goto(address, { waitUntil: 'commit' });
  await page.locator('footer, form').last().waitFor({ state: 'attached' });
  return async () => {
    release();
    await expectAlive(page);
  };
}

/** What password managers and writing aids put into a page: elements of theirs, and marks on its fields. */
export const insertElements = (page: Page) =>
  page.evaluate(() => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
    document.documentElement.setAttribute('data-foreign', '');
    for (const input of document.querySelectorAll('input:not([type=hidden]), textarea, select')) {
      input.setAttribute('data-foreign', 'x');
      input.setAttribute('spellcheck', 'false');
      const icon = document.createElement('div');
      icon.style.position = 'absolute';
      input.after(icon);
    }
  });

/** Translates the page as browsers do: every text, also each that comes later, is put into elements of theirs. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const SPARED = 'script, style, noscript, textarea, option, title, svg, font';
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(SPARED)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      // A text of its own, as a translation is.
      inner.append(text.data);
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  });

interface Profile {
  /** Settings of the browser, by their names in its file of preferences */
  settings?: object;
  args?: string[];
  baseURL: string;
}

/** Starts a browser of its own, with settings or an extension that no page can change. */
export async function startBrowser({ settings = {}, args = [], baseURL }: Profile) {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    ignoreDefaultArgs: ['--disable-extensions'],
    baseURL,
    ignoreHTTPSErrors: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 860 },
  });
  await slowDown(context);
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { context, page: context.pages()[0] ?? (await context.newPage()), close };
}

const refusing = (refused: object) => ({ profile: { default_content_setting_values: refused } });

/** A browser that lets no site keep anything: cookies and storage are refused. */
export const BLOCKED = refusing({ cookies: 2 });

/** The same, and it runs no script of any site. */
export const WITHOUT_SCRIPTS = refusing({ cookies: 2, javascript: 2 });
