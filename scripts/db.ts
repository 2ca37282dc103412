import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCode } from './setup/generated';
import { migrate } from './setup/migrations';
import { startPostgres } from './setup/postgres';
import { printLine } from './setup/run';
import { schemaDiff } from './setup/schema-diff';

const USAGE = `npm run db:generate               clients for both databases
npm run db:migrate                applies the committed migrations to DATABASE_URL
npm run db:migration -- NAME      writes the next migration of both databases, from the changed models`;

async function writeMigration(name: string, provider: string, url: string): Promise<void> {
  await migrate(url);
  // The engine can be started only once per process.
  const sql = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/db.ts', 'diff'], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  });
  if (!sql.trim()) return printLine(`${provider}: the migrations make what the models say`);
  const folder = `prisma/${provider}/migrations`;
  const numbers = readdirSync(folder).map((entry) => parseInt(entry, 10) || 0);
  const number = String(Math.max(...numbers) + 1).padStart(4, '0');
  const file = join(folder, `${number}_${name}`, 'migration.sql');
  mkdirSync(join(folder, `${number}_${name}`));
  writeFileSync(file, sql);
  printLine(`${file} is written: read it before it is committed`);
}

async function writeMigrations(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migration-'));
  const postgres = await startPostgres();
  try {
    await writeMigration(name, 'sqlite', `file:${join(folder, 'portal.db')}`);
    await writeMigration(name, 'postgresql', new URL('/portal', postgres.url).href);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
const [command, name] = process.argv.slice(2);
const url = process.env.DATABASE_URL || 'file:./data/portal.db';

if (command === 'generate') await generateCode();
else if (command === 'migrate') {
  const applied = await migrate(url);
  printLine(
    applied.length ? `Migrations applied: ${applied.join(', ')}` : 'The database is up to date',
  );
} else if (command === 'diff') {
  process.stdout.write(await schemaDiff(url), () => process.exit());
} else if (command === 'migration' && name) await writeMigrations(name);
else {
  console.error(USAGE);
  process.exit(1);
}
