import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two pages, in which whoever came meanwhile is served. */
const MOMENT = 20;

/**
 * Loads the code of every page of a build, so that its first visitor need not wait for it. Next would do so
 * before it takes anybody in.
 */
export async function loadPages(build: string): Promise<void> {
  // What it loads works only where Next is already.
  const { loadComponents } = await import('next/dist/server/load-components.js');
  const manifest = readFileSync(join(build, 'server', 'app-paths-manifest.json'), 'utf8');
  for (const page of Object.keys(JSON.parse(manifest) as object)) {
    await setTimeout(MOMENT);
    const { ComponentMod } = await loadComponents({
      ...{ distDir: resolve(build), page, isAppPath: true, isDev: false },
      ...{ sriEnabled: false, needsManifestsForLegacyReasons: false },
    });
    // As Next does it: before a page has asked for anything.
    (ComponentMod as { patchFetch?: () => void }).patchFetch?.();
  }
}
