import { generateClients } from './setup/prisma';
import type { Counts } from './setup/checks';
import { messageOf, say, stage } from './setup/run';

// Everything there is to test, from a fresh clone: it brings its own dependencies, Postgres and browser.
// Settings of the machine must not reach the tests.
for (const name of ['DATABASE_URL', 'APP_URL', 'RATE_LIMIT', 'AUTH_SECRET', 'NODE_ENV']) {
  delete process.env[name];
}

await generateClients();
const { browserTests, conclude, jestTests, staticChecks, total } = await import('./setup/checks');
const { buildApplication } = await import('./setup/application');
const { findChromium } = await import('./setup/chromium');
const { startPostgres } = await import('./setup/postgres');

const counts: Counts[] = [];
const postgres = await stage('Starting a Postgres for the tests', startPostgres);
const env = { TEST_POSTGRES_URL: postgres.url };
try {
  counts.push(await staticChecks());
  counts.push(await jestTests([], env));
  await buildApplication();
  const chromium = await findChromium();
  say(`Browser: ${chromium}`);
  counts.push(await browserTests([], { ...env, CHROMIUM_PATH: chromium }));
} catch (error) {
  console.error(messageOf(error));
  counts.push({ passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres.stop();
}
conclude(total(counts));
