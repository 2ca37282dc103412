// @ts-check
// Runs a TypeScript program of this project: node scripts/run.mjs PROGRAM [argument …]
// This file and setup/lock.mjs are JavaScript, because a fresh clone has nothing installed that reads TypeScript.
// The program runs bundled in this process (docs/decisions/021-scripts-in-typescript.md).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { withLock } from './setup/lock.mjs';

const MINIMUM = [20, 19];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'node_modules/.stamp');
const BUNDLES = join(ROOT, 'node_modules/.cache/scripts');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted();
}

function wanted() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package.json', 'package-lock.json']) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function install() {
  if (isInstalled()) return;
  console.error('› Installing dependencies (a minute or two) …');
  const started = performance.now();
  rmSync(STAMP, { force: true });
  rmSync(BUNDLES, { recursive: true, force: true });
  // Not "npm ci": it refuses a lock file that does not list the binaries of every platform, and some
  // registries do not have them all (docs/dependencies.md). Building needs the development dependencies, with
  // any NODE_ENV.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a script (npm.cmd) on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed.');
    process.exitCode = 1;
    return;
  }
  writeFileSync(STAMP, wanted());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`› Installing dependencies: done in ${seconds} s`);
}

/** @param {string[]} files */
const changedAt = (files) =>
  Object.fromEntries(files.map((file) => [file, statSync(join(ROOT, file)).mtimeMs]));

/** The bundle of a program, if its sources are unchanged. @param {string} note */
function bundledBefore(note) {
  try {
    const { inputs, file } = JSON.parse(readFileSync(note, 'utf8'));
    const isSame = isDeepStrictEqual(changedAt(Object.keys(inputs)), inputs);
    return isSame && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Names contain a hash, so that concurrent programs do not interfere. @param {string} program */
async function bundle(program) {
  const name = createHash('sha256').update(program).digest('hex').slice(0, 16);
  const note = join(BUNDLES, `${name}.json`);
  const before = bundledBefore(note);
  if (before) return before;
  const { build, stop } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [program],
    absWorkingDir: ROOT,
    outdir: BUNDLES,
    entryNames: '[name]-[hash]',
    chunkNames: 'parts/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: `node${MINIMUM.join('.')}`,
    packages: 'external',
    // Outside a React server the real module throws.
    alias: { 'server-only': join(ROOT, 'node_modules/server-only/empty.js') },
  });
  // Its helper process would live as long as the program.
  await stop();
  mkdirSync(join(BUNDLES, 'parts'), { recursive: true });
  /** @type {(path: string, contents: string | Uint8Array) => void} */
  const write = (path, contents) => {
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, path);
  };
  for (const { path, contents } of outputFiles) if (!existsSync(path)) write(path, contents);
  const file = outputFiles.find(({ path }) => dirname(path) === resolve(BUNDLES))?.path ?? '';
  const settings = ['tsconfig.json', 'package.json'].filter((name) => existsSync(join(ROOT, name)));
  const inputs = changedAt([...Object.keys(metafile.inputs), ...settings]);
  write(note, JSON.stringify({ inputs, file }));
  return file;
}

checkNode();
if (!isInstalled()) {
  await withLock(join(ROOT, 'data/start.lock'), install, () =>
    console.error('› Another start is preparing this folder; waiting for it …'),
  );
}
if (!process.exitCode) {
  const program = resolve(process.argv[2] ?? '');
  process.argv.splice(1, 2, program);
  await import(pathToFileURL(await bundle(program)).href);
}
