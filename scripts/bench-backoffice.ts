import { parseArgs } from 'node:util';
import { createDatabase, DATABASES, type DatabaseKind } from './bench/database';
import { runBench } from './bench/run-bench';
import { mustNode, say, stage } from './setup/run';

const USAGE =
  'npm run bench:backoffice -- [--rows 20000] [--leads 10000] [--offices 200] [--runs 20] [--only sqlite|postgres]';
const EMPLOYEE = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };
const SECRET = 'a secret for measurements, long enough';
const FILL = ['--max-old-space-size=4096', 'scripts/run.mjs', 'scripts/bench/backoffice/fill.ts'];
const SALE = ['--max-old-space-size=768', 'scripts/run.mjs', 'scripts/bench/backoffice/sale.ts'];

/** The rule of the packages may take so many seconds for all leads that wait. */
const MOST_SECONDS = 10;

interface Wanted {
  rows: number;
  /** Released leads that wait, and offices with packages */
  leads: number;
  offices: number;
  runs: number;
  databases: readonly DatabaseKind[];
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '20000' },
      leads: { type: 'string', default: '10000' },
      offices: { type: 'string', default: '200' },
      runs: { type: 'string', default: '20' },
      only: { type: 'string' },
    },
  });
  const [rows, runs] = [Number(values.rows), Number(values.runs)];
  const [leads, offices] = [Number(values.leads), Number(values.offices)];
  for (const [name, number] of Object.entries({ rows, leads, offices, runs })) {
    if (!Number.isInteger(number) || number < 1) {
      throw new Error(`--${name} takes a whole number from 1.`);
    }
  }
  const databases = DATABASES.filter((each) => !values.only || each === values.only);
  if (databases.length === 0) throw new Error(`--only takes ${DATABASES.join(' or ')}.`);
  return { rows, leads, offices, runs, databases };
}

interface Sale {
  /** How many leads were offered by the rule of the packages, and the seconds it took */
  offered: number;
  seconds: number;
  /** Of one of the offices */
  cookie: string;
}

/** Adds leads and offices, and lets the rule decide once. */
async function sell(url: string, leads: number, offices: number, signal: AbortSignal) {
  const args = [...SALE, url, String(leads), String(offices)];
  const output = await mustNode(args, { env: { AUTH_SECRET: SECRET }, signal });
  return JSON.parse(output.trim().split('\n').at(-1)!) as Sale;
}

/** Serves the portal on a database and measures it; the server has seen nothing else before. */
async function measureServed(
  url: string,
  office: string,
  { runs, signal }: { runs: number; signal: AbortSignal },
) {
  const { PORTAL, startServer } = await import('./bench/server');
  const { logIn, measureProbes } = await import('./bench/backoffice/measure');
  const server = await startServer(PORTAL, {
    env: {
      DATABASE_URL: url,
      AUTH_SECRET: SECRET,
      RATE_LIMIT: 'off',
      EMPLOYEE_EMAIL: EMPLOYEE.email,
      EMPLOYEE_PASSWORD: EMPLOYEE.password,
      EMPLOYEE_NAME: 'Karin Beispiel',
    },
    signal,
  });
  try {
    const employee = await logIn(server.url, EMPLOYEE);
    return await measureProbes(server.url, { employee, office }, { runs, signal });
  } finally {
    await server.stop();
  }
}

async function measureDatabase(
  kind: DatabaseKind,
  { rows, leads, offices, runs, signal }: Wanted & { signal: AbortSignal },
): Promise<string[]> {
  const { migrate } = await import('./setup/migrations');
  const { judge, benchTable } = await import('./bench/backoffice/report');
  const database = await createDatabase(kind);
  try {
    const measure = (office: string) => measureServed(database.url, office, { runs, signal });
    await migrate(database.url);
    const none = await sell(database.url, 0, 1, signal);
    const empty = await stage(`${kind}: measuring with empty tables`, () => measure(none.cookie));
    await stage(`${kind}: filling each of the five lists with ${rows} requests`, () =>
      mustNode([...FILL, database.url, String(rows)], { show: true, signal }),
    );
    const sale = await stage(`${kind}: ${leads} released leads and ${offices} offices`, () =>
      sell(database.url, leads, offices, signal),
    );
    const full = await stage(`${kind}: measuring with full tables`, () => measure(sale.cookie));
    const results = judge(empty, full);
    console.log(`\n${benchTable(kind, results)}\n`);
    const { offered, seconds } = sale;
    say(`${kind}: the rule has offered ${offered} of ${leads} leads in ${seconds.toFixed(1)} s`);
    const faults = results.filter(({ isFault }) => isFault).map(({ name }) => `${kind}, ${name}`);
    return seconds > MOST_SECONDS ? [...faults, `${kind}, offering by the rule`] : faults;
  } finally {
    await database.remove();
  }
}

await runBench({
  usage: USAGE,
  readArguments,
  failure: 'The back-office could not be measured.',
  measure: async (wanted, signal) => {
    const { buildApplication } = await import('./setup/application');
    await buildApplication();
    const faults: string[] = [];
    for (const kind of wanted.databases) {
      faults.push(...(await measureDatabase(kind, { ...wanted, signal })));
    }
    for (const fault of faults) {
      console.log(`FAIL: ${fault}: takes too long, or there was no answer.`);
    }
    if (faults.length > 0) return false;
    say(`With ${wanted.rows} requests in each list nothing takes too long.`);
    return true;
  },
});
