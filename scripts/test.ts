import { execFileSync } from 'node:child_process';
import type { Counts } from './setup/checks';
import { generateClients } from './setup/prisma';
import { messageOf, say, stage } from './setup/run';

// Everything there is to test, from a fresh clone: it brings its own dependencies, Postgres and browser.
// What is long by nature is a sample, unless --full asks for all of it.

// Settings of the machine must not reach the tests.
for (const name of ['DATABASE_URL', 'APP_URL', 'RATE_LIMIT', 'AUTH_SECRET', 'NODE_ENV']) {
  delete process.env[name];
}

/** Another sample for each commit, and always the same for one. */
function seedOfCommit(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
    return String(parseInt(commit.slice(0, 7), 16));
  } catch {
    return '1';
  }
}

if (process.argv.includes('--full')) process.env.TEST_SCOPE = 'full';
else {
  process.env.TEST_SEED ??= seedOfCommit();
  say(`Sample of the long tests: TEST_SEED=${process.env.TEST_SEED}`);
}

await stage('Clients', generateClients);
const { browserTests, conclude, jestTests, staticChecks, total } = await import('./setup/checks');
const { buildApplication } = await import('./setup/application');
const { findChromium } = await import('./setup/chromium');
const { startPostgres } = await import('./setup/postgres');

const counts: Counts[] = [];
const postgres = await stage('Postgres', startPostgres);
const env = { TEST_POSTGRES_URL: postgres.url };
try {
  const built = buildApplication({ isTypeChecked: true });
  const [checked, chromium] = await Promise.all([
    staticChecks(built),
    stage('Chromium', findChromium),
    built,
  ]);
  counts.push(checked);
  counts.push(await jestTests([], env));
  const browserEnv = { ...env, CHROMIUM_PATH: chromium };
  counts.push(await browserTests([], browserEnv, process.env.TEST_SEED));
} catch (error) {
  console.error(messageOf(error));
  counts.push({ passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres.stop();
}
conclude(total(counts));
