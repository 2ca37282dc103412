import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBench, withEndings } from './bench/run-bench';
import { say, stage } from './setup/run';

const USAGE = 'npm run bench:acts -- [--against FOLDER] [--runs 3]';
const EMPLOYEE = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };

interface Wanted {
  /** An earlier version of the portal, built in a folder of its own */
  against?: string;
  runs: number;
}

function readArguments(): Wanted {
  const options = { against: { type: 'string' }, runs: { type: 'string', default: '3' } } as const;
  const { values } = parseArgs({ options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  return { against: values.against, runs };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** The newest build of another checkout. @throws where there is none */
function buildIn(folder: string): string {
  const ageOf = (name: string) => statSync(join(folder, '.next', name)).mtimeMs;
  const names = readdirSync(join(folder, '.next')).filter((name) => /^[\da-f]{16}$/.test(name));
  const [newest] = names.toSorted((a, b) => ageOf(b) - ageOf(a));
  if (!newest) throw new Error(`${folder} has no build.`);
  return `.next/${newest}`;
}

/** Counts what the ten acts take on one version. */
async function count(
  { runs, cwd, way }: { runs: number; cwd?: string; way: 'before' | 'after' },
  signal: AbortSignal,
) {
  const { findChromium } = await import('./setup/browsers');
  const { createDatabase } = await import('./bench/database');
  const { launchBrowser } = await import('./bench/measure');
  const { PORTAL, startServer } = await import('./bench/server');
  const { ACTS, perform } = await import('./bench/acts');
  return withEndings(async (onEnd) => {
    const database = await createDatabase('sqlite');
    onEnd(database.remove);
    const portal = await startServer(PORTAL, {
      cwd,
      env: {
        DATABASE_URL: database.url,
        AUTH_SECRET: 'a secret for measurements, long enough',
        ...(cwd && { PORTAL_BUILD: buildIn(cwd) }),
        RATE_LIMIT: 'off',
        EMPLOYEE_EMAIL: EMPLOYEE.email,
        EMPLOYEE_PASSWORD: EMPLOYEE.password,
        EMPLOYEE_NAME: 'Karin Beispiel',
      },
      signal,
    });
    onEnd(portal.stop);
    const browser = await launchBrowser(await findChromium(), signal);
    onEnd(() => browser.close());
    const context = await browser.newContext({
      baseURL: portal.url,
      locale: 'de-DE',
      viewport: { width: 1280, height: 860 },
    });
    const page = await context.newPage();
    // Nothing dials here.
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    const login = await page.request.post('/api/employee/login', { data: EMPLOYEE });
    if (!login.ok()) throw new Error(`The login was answered with ${login.status()}.`);
    const taken = [];
    for (const act of ACTS) {
      const times = [];
      let presses = 0;
      for (let run = 0; run < runs; run += 1) {
        const each = await perform(act, page, way);
        presses = each.presses;
        times.push(each.milliseconds);
      }
      taken.push({ name: act.name, presses, milliseconds: median(times) });
    }
    return taken;
  });
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

async function measure({ against, runs }: Wanted, signal: AbortSignal): Promise<boolean> {
  const { buildApplication } = await import('./setup/application');
  await buildApplication();
  const before =
    against &&
    (await stage('Ten acts on the earlier version', () =>
      count({ runs, cwd: against, way: 'before' }, signal),
    ));
  const after = await stage('Ten acts', () => count({ runs, way: 'after' }, signal));
  say('| act | presses | seconds |');
  say('|---|---|---|');
  for (const [index, { name, presses, milliseconds }] of after.entries()) {
    const former = before ? before[index] : undefined;
    const was = (text: string | number | undefined) => (text === undefined ? '' : `${text} → `);
    say(
      `| ${name} | ${was(former?.presses)}${presses} | ${was(former && seconds(former.milliseconds))}${seconds(milliseconds)} |`,
    );
  }
  return true;
}

await runBench({
  usage: USAGE,
  readArguments,
  measure,
  failure: 'The acts could not be counted.',
});
