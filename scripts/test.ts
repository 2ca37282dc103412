import type { Counts } from './setup/checks';
import { generateCode } from './setup/generated';
import { messageOf, stage, takeSample } from './setup/run';

// Everything there is to test, from a fresh clone: it brings its own dependencies, Postgres and browser.
// What is long by nature is a sample, unless --full asks for all of it.

// Settings of the machine must not reach the tests.
for (const name of ['DATABASE_URL', 'APP_URL', 'RATE_LIMIT', 'AUTH_SECRET', 'NODE_ENV']) {
  delete process.env[name];
}

if (process.argv.includes('--full')) delete process.env.TEST_SEED;
else takeSample();

await stage('Clients', generateCode);
const { browserTests, conclude, jestTests, shortBench, staticChecks, total } =
  await import('./setup/checks');
const { buildApplication } = await import('./setup/application');
const { findChromium, findFirefox } = await import('./setup/browsers');
const { startPostgres } = await import('./setup/postgres');

const counts: Counts[] = [];
const postgres = await stage('Postgres', startPostgres);
const env = { TEST_POSTGRES_URL: postgres.url };
try {
  const built = buildApplication({ isTypeChecked: true });
  const [checked, browsers] = await Promise.all([
    staticChecks(built),
    stage('Browsers', async () => ({
      CHROMIUM_PATH: await findChromium(),
      FIREFOX_PATH: await findFirefox(),
    })),
    built,
  ]);
  counts.push(checked);
  counts.push(await jestTests([], env));
  counts.push(await browserTests([], { ...env, ...browsers }));
  if (process.argv.includes('--full')) {
    counts.push(await shortBench('bench-pdf', ['--pdfs', '6', '--mails', '100']));
    counts.push(await shortBench('bench-submit', ['--posts', '800', '--senders', '32']));
  }
} catch (error) {
  console.error(messageOf(error));
  counts.push({ passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres.stop();
}
conclude(total(counts));
