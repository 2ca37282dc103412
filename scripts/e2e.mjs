import { checkNode, installDependencies } from './setup/dependencies.mjs';
import { generateClients } from './setup/prisma.mjs';

// The browser tests on a production build. Arguments go to Playwright: npm run e2e -- wizard
checkNode();
await installDependencies();
await generateClients();
const { browserTests, conclude } = await import('./setup/checks.mjs');
const { buildApplication } = await import('./setup/application.mjs');
const { findChromium } = await import('./setup/chromium.mjs');
const { startPostgres } = await import('./setup/postgres.mjs');

await buildApplication();
const postgres = await startPostgres();
let counts;
try {
  const env = { TEST_POSTGRES_URL: postgres.url, CHROMIUM_PATH: await findChromium() };
  counts = await browserTests(process.argv.slice(2), env);
} finally {
  await postgres.stop();
}
conclude(counts);
