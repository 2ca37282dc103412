import { checkNode, installDependencies } from './setup/dependencies.mjs';
import { generateClients } from './setup/prisma.mjs';
import { say, stage } from './setup/run.mjs';

// Everything there is to test, from a fresh clone: it brings its own dependencies, Postgres and browser.
checkNode();
// Settings of the machine must not reach the tests.
for (const name of ['DATABASE_URL', 'APP_URL', 'RATE_LIMIT', 'AUTH_SECRET', 'NODE_ENV']) {
  delete process.env[name];
}

await installDependencies();
await generateClients();
const { browserTests, conclude, jestTests, staticChecks, total } =
  await import('./setup/checks.mjs');
const { buildApplication } = await import('./setup/application.mjs');
const { findChromium } = await import('./setup/chromium.mjs');
const { startPostgres } = await import('./setup/postgres.mjs');

const counts = [];
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
  console.error(error.message);
  counts.push({ passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres.stop();
}
conclude(total(counts));
