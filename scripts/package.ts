import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { nodeFileTrace } from '@vercel/nft';
import { buildApplication, checkSettings } from './setup/application';
import { bakedIn, PACKAGED_BUILD, PACKAGED_SETTINGS } from './setup/baked-in';
import { generateCode } from './setup/generated';
import { messageOf, stage } from './setup/run';
import { NODE_BUNDLE } from './setup/threads';

// Makes `dist`, a folder that needs only Node to serve the portal (docs/deployment.md).
const FOLDER = 'dist';

const PROGRAMS = {
  server: 'scripts/setup/packaged-server.ts',
  employee: 'scripts/employee/run.ts',
  retention: 'scripts/retention/run.ts',
  backup: 'scripts/backup/run.ts',
  restore: 'scripts/backup/restore-run.ts',
  // Next reads these when it starts.
  'next.config': 'next.config.ts',
  'cache-handler': 'cache-handler.mjs',
};

const NEXT = createRequire(import.meta.url).resolve('next');
const OF_CONFIGURATION = ['webpack', '@babel'].map((name) =>
  relative('.', join(dirname(dirname(NEXT)), 'compiled', name)),
);

const NOT_TO_SERVE = [
  '**/next/*/build/{analysis,index.js,static-paths,swc,templates,turbopack*,webpack*}/**',
  '**/next/*/**/dev/**',
  '**/next/*/compiled/babel*/**',
  // Node reads React's development files for the exports of its modules, so those stay.
  '**/next/**/*.{dev,development}.js',
  'node_modules/{typescript,webpack}/**',
  '**/@next/swc*/**',
];

const READ = [
  'public',
  'prisma/sqlite/migrations',
  'prisma/postgresql/migrations',
  'node_modules/pdfkit/js/standard-fonts',
  'lib/submissions/documents/fonts',
  ...OF_CONFIGURATION,
];

const FOR_DEBUGGING = /\.map$|\.nft\.json$|\/(?:diagnostics|trace|trace-build)$/;

function tracedByNext(built: string): string[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) => {
      const trace = join(built, file);
      const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
      return files.map((name) => relative('.', resolve(dirname(trace), name)));
    })
    .filter((file) => /^(?:node_modules|content|lib|app)\//.test(file));
}

async function bundlePrograms(): Promise<string[]> {
  await build({
    entryPoints: PROGRAMS,
    outdir: FOLDER,
    chunkNames: 'programs/[name]-[hash]',
    ...NODE_BUNDLE,
    // Outside a React server the real module throws.
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
  });
  // Its helper process would keep this one alive.
  await stop();
  return Object.keys(PROGRAMS).map((name) => join(FOLDER, `${name}.mjs`));
}

async function packBuild(built: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    // A portal that was served from this folder has its database there.
    if (name !== 'data') rmSync(join(FOLDER, name), { recursive: true });
  }
  const threads = readdirSync(join(built, 'threads'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(built, 'threads', name));
  const programs = [...(await bundlePrograms()), ...threads, NEXT];
  const { fileList } = await nodeFileTrace(programs, { ignore: NOT_TO_SERVE });
  const packages = [...fileList].filter((file) => file.startsWith('node_modules/'));
  for (const file of new Set([...tracedByNext(built), ...packages, ...READ])) {
    cpSync(file, join(FOLDER, file), { recursive: true });
  }
  cpSync(built, join(FOLDER, PACKAGED_BUILD), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !FOR_DEBUGGING.test(file),
  });
  writeFileSync(join(FOLDER, PACKAGED_SETTINGS), JSON.stringify(bakedIn(), null, 2));
}

try {
  await generateCode();
  checkSettings();
  await buildApplication();
  await stage('Packing', () => packBuild(process.env.PORTAL_BUILD ?? ''));
} catch (error) {
  console.error(`\nThe portal could not be packed. ${messageOf(error)}`);
  process.exit(1);
}
