import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustNode, printLine, stage } from './run';

const MADE = new Set(['node_modules', '.next', 'generated']);
const TEST = /\.test\.tsx?$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else {
    for (const name of readdirSync(path).sort()) {
      if (!MADE.has(name) && !TEST.test(name)) yield* filesBelow(join(path, name));
    }
  }
}

export function fingerprint(paths: string[], values: unknown[] = []): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.update(JSON.stringify(values)).digest('hex');
}

export async function oncePer(
  fingerprintValue: string,
  stampFile: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprintValue) return false;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprintValue);
  return true;
}

const CLIENTS = 'lib/platform/db/generated';
const CLIENT_SOURCES = [
  'prisma/models',
  'prisma/sqlite/datasource.prisma',
  'prisma/postgresql/datasource.prisma',
  'node_modules/prisma/package.json',
];

async function generateClient(provider: string): Promise<void> {
  await mustNode(['node_modules/prisma/build/index.js', 'generate'], {
    env: {
      DB_PROVIDER: provider,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      // Prisma would download its engine, which `generate` never starts; any existing file will do.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    },
  });
  const client = join(CLIENTS, provider, 'client.ts');
  if (!existsSync(client)) throw new Error(`Prisma ended without writing ${client}.`);
}

const LEARNED_FROM = [
  'content/adviser',
  'lib/adviser/answers',
  'lib/adviser/ranking',
  'lib/words',
  'content/words',
];

/** Generates the database clients and the adviser's learned ranking, if their sources have changed. */
export async function generateCode(): Promise<void> {
  const isNew = await oncePer(fingerprint(CLIENT_SOURCES), join(CLIENTS, '.stamp'), () =>
    stage('Generating the database clients', async () => {
      await generateClient('sqlite');
      await generateClient('postgresql');
    }),
  );
  if (!isNew) printLine('Database clients: up to date');
  await oncePer(fingerprint(LEARNED_FROM), 'lib/adviser/ranking/generated/.stamp', () =>
    mustNode(['scripts/run.mjs', 'scripts/setup/train-ranking.ts']),
  );
}
