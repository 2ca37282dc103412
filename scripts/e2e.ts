import { generateCode } from './setup/generated';

// The browser tests on a production build. Arguments go to Playwright: npm run e2e -- wizard
await generateCode();
const { browserTests, conclude } = await import('./setup/checks');
const { buildApplication } = await import('./setup/application');
const { findChromium, findFirefox } = await import('./setup/browsers');
const { startPostgres } = await import('./setup/postgres');

await buildApplication();
const postgres = await startPostgres();
let counts;
try {
  const env = {
    TEST_POSTGRES_URL: postgres.url,
    CHROMIUM_PATH: await findChromium(),
    FIREFOX_PATH: await findFirefox(),
  };
  counts = await browserTests(process.argv.slice(2), env);
} finally {
  await postgres.stop();
}
conclude(counts);
