import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustNode, say, stage, type RunOptions } from './run';
import { fingerprint, oncePer } from './stamp';

const CLI = 'node_modules/prisma/build/index.js';

/**
 * The environment of every Prisma command. The schema engine comes from npm (scripts/schema-engine.mjs)
 * instead of being downloaded, except on Windows, where a script cannot stand in for a program.
 */
function prismaEnv(extra: Record<string, string> = {}): Record<string, string> {
  const engine: Record<string, string> =
    process.platform === 'win32'
      ? {}
      : { PRISMA_SCHEMA_ENGINE_BINARY: resolve('scripts/schema-engine.mjs') };
  return { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1', ...engine, ...extra };
}

/** Runs a Prisma command that has to succeed and resolves to its output. */
export function prisma(
  args: string[],
  { env = {}, show = false }: Pick<RunOptions, 'env' | 'show'> = {},
): Promise<string> {
  return mustNode([CLI, ...args], { env: prismaEnv(env), show });
}

const GENERATED = 'lib/platform/db/generated';

/** Generates the clients for both databases, unless the models are unchanged. */
export async function generateClients(): Promise<void> {
  const wanted = fingerprint([
    'prisma/models',
    'prisma/sqlite/datasource.prisma',
    'prisma/postgresql/datasource.prisma',
    'node_modules/prisma/package.json',
  ]);
  const ran = await oncePer(wanted, join(GENERATED, '.stamp'), () =>
    stage('Generating the database clients', async () => {
      for (const provider of ['sqlite', 'postgresql']) {
        await prisma(['generate'], { env: { DB_PROVIDER: provider } });
        const client = join(GENERATED, provider, 'client.ts');
        if (!existsSync(client)) throw new Error(`Prisma ended without writing ${client}.`);
      }
    }),
  );
  if (!ran) say('Database clients: up to date');
}
