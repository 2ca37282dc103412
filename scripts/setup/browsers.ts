import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execute, printLine } from './run';

interface Browser {
  name: string;
  setting: string;
  programs: string[];
  places: string[];
  packages: string[];
}

const CHROMIUM: Browser = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  packages: ['chromium'],
};

/** Takes a third less time than the whole browser, but has neither profiles nor extensions. */
const HEADLESS: Browser = {
  name: 'headless Chromium',
  setting: 'HEADLESS_CHROMIUM_PATH',
  programs: ['chromium-headless-shell'],
  places: [],
  packages: ['chromium-headless-shell'],
};

const FIREFOX: Browser = {
  name: 'Firefox',
  setting: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: ['firefox-esr', 'firefox'],
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed({ programs, places }: Browser): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find(isExecutable);
}

function named({ setting }: Browser): string | undefined {
  const file = process.env[setting];
  if (!file || isExecutable(file)) return file;
  throw new Error(`${setting} names "${file}", which cannot be run.`);
}

/** @throws Error if it cannot be installed */
async function installPackage(browser: Browser): Promise<string> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    printLine(`No ${browser.name} found; installing the distribution's package …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await execute('apt-get', ['update', '-qq', '-o', 'Acquire::Retries=0'], { env });
    for (const name of browser.packages) {
      await execute('apt-get', ['install', '-y', '-qq', name], { env }).catch(() => {});
      const packaged = installed(browser);
      if (packaged) return packaged;
    }
  }
  throw new Error(
    `The browser tests need a ${browser.name} and none could be found or installed. Install one, or set ${browser.setting} to one.`,
  );
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** @throws Error if there is none and none can be installed */
export async function findChromium(): Promise<string> {
  const present = named(CHROMIUM) ?? installed(CHROMIUM) ?? (await playwrightsOwn());
  if (present) return present;
  printLine("No Chromium found; trying Playwright's own …");
  await execute('npx', ['playwright', 'install', 'chromium']).catch(() => {});
  return (await playwrightsOwn()) ?? installPackage(CHROMIUM);
}

/** @returns the whole browser if there is no smaller one, or if the settings name it */
export async function findHeadlessChromium(): Promise<string> {
  const present = named(HEADLESS) ?? named(CHROMIUM) ?? installed(HEADLESS);
  return present ?? installPackage(HEADLESS).catch(findChromium);
}

/** The distribution's Firefox, because Playwright's own is patched. */
export const findFirefox = async (): Promise<string> =>
  named(FIREFOX) ?? installed(FIREFOX) ?? installPackage(FIREFOX);
