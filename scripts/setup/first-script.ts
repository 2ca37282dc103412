import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, stop } from 'esbuild';

const ENTRY = 'app/first-script.ts';
const MADE = 'lib/platform/http/generated/first-script.ts';

/**
 * Bundles the first script of every page into a module that holds it as a text, with the hash by which
 * the policy of a page knows it.
 */
export async function bundleFirstScript(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    // The oldest browsers that Next builds for.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  });
  // Its helper process would stay as long as this one.
  await stop();
  const script = outputFiles[0]!.text.trim();
  const hash = createHash('sha256').update(script).digest('base64');
  const made = `/** What ${ENTRY} has become. */
export const FIRST_SCRIPT = ${JSON.stringify(script)};

/** Its SHA-256, base64. */
export const FIRST_SCRIPT_HASH = '${hash}';
`;
  // Untouched where nothing has changed: a server that is being developed on looks at the file.
  if (existsSync(MADE) && readFileSync(MADE, 'utf8') === made) return;
  mkdirSync(dirname(MADE), { recursive: true });
  writeFileSync(MADE, made);
}
