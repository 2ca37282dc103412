import { buildApplication } from './setup/application';
import { findChromium, findFirefox, findHeadlessChromium } from './setup/browsers';
import { browserTests, conclude, jestTests, staticChecks, type TestCounts } from './setup/checks';
import { generateCode } from './setup/generated';
import { startPostgres } from './setup/postgres';
import { messageOf, stage } from './setup/run';

// npm test: all tests, from a fresh clone. It brings its own dependencies, Postgres and browsers.
// npm run check: the static checks and the tests that need no database.
// npm run e2e: the browser tests on a production build; arguments go to Playwright: npm run e2e -- wizard

const [command, ...args] = process.argv.slice(2);

const browsers = async () => ({
  HEADLESS_CHROMIUM_PATH: await findHeadlessChromium(),
  CHROMIUM_PATH: await findChromium(),
  FIREFOX_PATH: await findFirefox(),
});

async function check(): Promise<TestCounts[]> {
  return [await staticChecks(), await jestTests(['--selectProjects', 'unit', 'components'])];
}

async function withPostgres(
  work: (env: Record<string, string>) => Promise<TestCounts[]>,
): Promise<TestCounts[]> {
  const postgres = await stage('Postgres', startPostgres);
  try {
    return await work({ TEST_POSTGRES_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

const browse = () =>
  withPostgres(async (env) => {
    await buildApplication();
    return [await browserTests(args, { ...env, ...(await browsers()) })];
  });

async function testAll(): Promise<TestCounts[]> {
  // Settings of the machine must not reach the tests.
  for (const name of ['DATABASE_URL', 'APP_URL', 'RATE_LIMIT', 'AUTH_SECRET', 'NODE_ENV']) {
    delete process.env[name];
  }
  return withPostgres(async (env) => {
    const built = buildApplication({ isTypeChecked: true });
    const [checked, found] = await Promise.all([
      staticChecks(built),
      stage('Browsers', browsers),
      built,
    ]);
    return [checked, await jestTests([], env), await browserTests([], { ...env, ...found })];
  });
}

let counts: TestCounts[];
try {
  await stage('Clients', generateCode);
  counts = await (command === 'check' ? check() : command === 'e2e' ? browse() : testAll());
} catch (error) {
  console.error(messageOf(error));
  counts = [{ passed: 0, failed: 1, skipped: 0 }];
}
conclude(counts);
