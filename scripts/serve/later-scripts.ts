import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedScripts, withHashes } from './script-hashes';

/** The one version of Next whose pages this was tested with; docs/serve.md says what to do for another. */
export const TESTED_NEXT = '16.4.6';

/** A script that React fetches at once, and the hint that would have it fetched even earlier. */
const SCRIPT = /<script src="([^"]*)" async=""/g;
const HINT = /<link rel="preload" as="script"/g;

/** The same, however they are written. */
const ANY_SCRIPT = /<script\b(?=[^>]* src=)(?![^>]* noModule)[^>]*>/g;
const ANY_HINT = /<link\b[^>]* as="script"[^>]*>/g;

const count = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].length;

/** Whether every script of a page is written as it is looked for here, and there is one. */
export function isWrittenAsExpected(html: string): boolean {
  const scripts = count(SCRIPT, html);
  return (
    scripts > 0 &&
    scripts === count(ANY_SCRIPT, html) &&
    count(HINT, html) === count(ANY_HINT, html)
  );
}

/** Whether a page that this server has sent fetches none of its scripts by itself. */
export const isPostponed = (html: string): boolean =>
  html.includes('<script data-s="') && count(ANY_SCRIPT, html) === 0;

/**
 * Ends a build of a Next that this was not tested with, or whose pages are written differently: they
 * would fetch their scripts at once, or a browser would refuse them, and nobody would notice.
 * @param build the folder that Next has built into
 * @param policy of its pages, before the hashes of their scripts are added
 */
export function requireKnownPages(
  build: string,
  policy: string,
  version: string = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version,
): void {
  if (version !== TESTED_NEXT) {
    throw new Error(
      `This is Next ${version}, and the server (scripts/serve.ts) was tested with ${TESTED_NEXT}. docs/serve.md says what to look at.`,
    );
  }
  const folder = join(build, 'server/app');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const strange = pages.filter((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    return !isWrittenAsExpected(html) || refusedScripts(html, withHashes(policy, html)).length > 0;
  });
  if (pages.length === 0 || strange.length > 0) {
    throw new Error(
      `Next writes the scripts of its pages differently from what scripts/serve/later-scripts.ts and script-hashes.ts look for: ${strange.join(', ') || 'no page was made ahead of time'}. docs/serve.md says what to look at.`,
    );
  }
}

/**
 * Takes from a page what makes a browser fetch its scripts; the first script of the page
 * (components/shell/fetch-scripts.ts) fetches them at the first touch. The page stays exactly as long, so
 * that its announced length holds, for HEAD too.
 */
export function postponeScripts(html: string): string {
  return html
    .replace(SCRIPT, (_whole, address: string) => `<script data-s="${address}" async`)
    .replace(HINT, '<link rel="ignored" as="script"');
}
