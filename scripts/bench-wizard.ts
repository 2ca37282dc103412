import { parseArgs } from 'node:util';
import { runBench, withEndings } from './bench/run-bench';
import { say, stage } from './setup/run';

const USAGE = 'npm run bench:wizard -- [--walks 5]';

function readArguments(): { walks: number } {
  const { values } = parseArgs({ options: { walks: { type: 'string', default: '5' } } });
  const walks = Number(values.walks);
  if (!Number.isInteger(walks) || walks < 1)
    throw new Error('--walks takes a whole number from 1.');
  return { walks };
}

async function measure({ walks }: { walks: number }, signal: AbortSignal): Promise<boolean> {
  const { buildApplication } = await import('./setup/application');
  const { findChromium } = await import('./setup/browsers');
  const { createDatabase } = await import('./bench/database');
  const { launchBrowser } = await import('./bench/measure');
  const { PORTAL, startServer } = await import('./bench/server');
  const { faultsOf, walk, walkTable } = await import('./bench/wizard');
  await buildApplication();
  return withEndings(async (onEnd) => {
    const database = await createDatabase('sqlite');
    onEnd(database.remove);
    const portal = await startServer(PORTAL, {
      env: {
        DATABASE_URL: database.url,
        AUTH_SECRET: 'a secret for measurements, long enough',
        RATE_LIMIT: 'off',
      },
      signal,
    });
    onEnd(portal.stop);
    const browser = await launchBrowser(await findChromium(), signal);
    onEnd(() => browser.close());
    // The first one finds nothing compiled and nothing kept.
    await walk(browser, portal.url, 1);
    const slow = await stage(`Walking ${walks} times with a slow processor`, async () => {
      const walked = [];
      for (let count = 0; count < walks; count++) walked.push(await walk(browser, portal.url, 4));
      return walked;
    });
    const fast = await stage(`Walking ${walks} times`, async () => {
      const walked = [];
      for (let count = 0; count < walks; count++) walked.push(await walk(browser, portal.url, 1));
      return walked;
    });
    say(walkTable(slow, fast));
    const faults = faultsOf(slow, fast);
    for (const fault of faults) say(fault);
    return faults.length === 0;
  });
}

await runBench({
  usage: USAGE,
  readArguments,
  measure,
  failure: 'The wizard could not be measured.',
});
