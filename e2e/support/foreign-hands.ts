import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expectAlive } from './alive';
import { slowDown } from './test';

/** Opens a page without its scripts. @returns loads them, and resolves once the page is interactive */
export async function openHeldBack(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    // The page may be gone by now.
    await route.continue().catch(() => {});
  });
  // Unlike page.goto (test.ts), the frame does not wait for scripts.
  await page.mainFrame().goto(address, { waitUntil: 'commit' });
  await page.locator('footer, form').last().waitFor({ state: 'attached' });
  return async () => {
    release();
    await expectAlive(page);
  };
}

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

/** Wraps every text, also later ones, as translators in browsers do. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const SPARED = 'script, style, noscript, textarea, option, title, svg, font';
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(SPARED)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
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
  /** By their names in the browser's preferences file */
  settings?: object;
  args?: string[];
  baseURL: string;
}

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

export const BLOCKED = refusing({ cookies: 2 });

export const WITHOUT_SCRIPTS = refusing({ cookies: 2, javascript: 2 });
