import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './run';

/** The one without a window first: the browser tests take a third less time with it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find(isExecutable);
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Finds a Chromium for the browser tests, or installs one: CHROMIUM_PATH, one on this machine,
 * Playwright's own, and as the last resort the distribution's package.
 * @throws Error with a sentence about what is missing when none can be had
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which cannot be run.`);
  }
  const present = installed() ?? (await playwrightsOwn());
  if (present) return present;

  say("No Chromium found; trying Playwright's own …");
  await run('npx', ['playwright', 'install', 'chromium']).catch(() => {});
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("That did not work; installing the distribution's package …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', name], { env });
      const packaged = installed();
      if (packaged) return packaged;
    }
  }
  throw new Error(
    'The browser tests need a Chromium and none could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
