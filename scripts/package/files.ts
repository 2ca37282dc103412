import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { nodeFileTrace } from '@vercel/nft';
import { bakedIn } from '../setup/baked-in';
import { BAKED_IN, BUILD } from './layout';

/** What can be run in a package: the portal, and the commands of whoever runs it. */
const PROGRAMS = {
  server: 'scripts/package/server.ts',
  employee: 'scripts/employee/run.ts',
  retention: 'scripts/retention/run.ts',
  backup: 'scripts/backup/run.ts',
  restore: 'scripts/backup/restore-run.ts',
  // Read by Next when it starts.
  'next.config': 'next.config.ts',
  'cache-handler': 'cache-handler.mjs',
};

/** Of Next it is found what its own server needs; by this door server.ts comes in. */
const DOOR = createRequire(import.meta.url).resolve('next');
/** Loaded by Next with its configuration, by names that no trace finds. */
const OF_CONFIGURATION = ['webpack', '@babel'].map((name) =>
  relative('.', join(dirname(dirname(DOOR)), 'compiled', name)),
);

/** Building and developing. What of it a server needs Next has found itself. */
const NOT_TO_SERVE = [
  '**/next/*/build/{analysis,index.js,static-paths,swc,templates,turbopack*,webpack*}/**',
  '**/next/*/**/dev/**',
  '**/next/*/compiled/babel*/**',
  // Node looks into React's development files for what its modules export, so those stay.
  '**/next/**/*.{dev,development}.js',
  'node_modules/{typescript,webpack}/**',
  '**/@next/swc*/**',
];

/** Read when asked for, or by their place. */
const READ = [
  'public',
  'prisma/sqlite/migrations',
  'prisma/postgresql/migrations',
  'node_modules/pdfkit/js/standard-fonts',
  'lib/requests/documents/fonts',
  ...OF_CONFIGURATION,
];

/** What is in a build for whoever looks for a mistake. */
const ONLY_FOR_US = /\.map$|\.nft\.json$|\/(?:diagnostics|trace|trace-build)$/;

/** The files outside of itself that Next has found a build to read: what it calls its standalone output. */
function tracedByNext(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) => {
      const trace = join(folder, file);
      const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
      return files.map((name) => relative('.', resolve(dirname(trace), name)));
    })
    .filter((file) => /^(?:node_modules|content|lib|app)\//.test(file));
}

async function bundlePrograms(folder: string): Promise<string[]> {
  await build({
    entryPoints: PROGRAMS,
    outdir: folder,
    chunkNames: 'programs/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    // Outside a React server the real module throws.
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
  });
  // Its helper process would stay as long as this one.
  await stop();
  return Object.keys(PROGRAMS).map((name) => join(folder, `${name}.mjs`));
}

/** What programs and threads load from packages. */
async function tracedByUs(programs: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...programs, DOOR], { ignore: NOT_TO_SERVE });
  return [...fileList].filter((file) => file.startsWith('node_modules/'));
}

/**
 * Puts into a folder of the project whatever a build needs to be served, so that it can be copied to where
 * there is nothing but Node.
 * @param built the build, below .next
 */
export async function packageInto(folder: string, built: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    // Whoever serves in it has a database there.
    if (name !== 'data') rmSync(join(folder, name), { recursive: true });
  }
  const threads = readdirSync(join(built, 'threads'), { withFileTypes: true });
  const programs = [
    ...(await bundlePrograms(folder)),
    ...threads.filter((entry) => entry.isFile()).map(({ name }) => join(built, 'threads', name)),
  ];
  const files = new Set([...tracedByNext(built), ...(await tracedByUs(programs)), ...READ]);
  for (const file of files) cpSync(file, join(folder, file), { recursive: true });
  cpSync(built, join(folder, BUILD), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !ONLY_FOR_US.test(file),
  });
  writeFileSync(join(folder, BAKED_IN), JSON.stringify(bakedIn(), null, 2));
}
