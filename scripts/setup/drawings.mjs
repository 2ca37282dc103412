import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a TSX entry that imports drawings of the application, runs it and returns its exports. */
export async function loadDrawings(entry) {
  const { outputFiles } = await build({
    stdin: { contents: entry, loader: 'tsx', resolveDir: ROOT },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const bundle = { exports: {} };
  new Function('require', 'module', outputFiles[0].text)(createRequire(import.meta.url), bundle);
  return bundle.exports;
}
