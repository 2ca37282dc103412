import { parseArgs } from 'node:util';
import { createDatabase, DATABASES, type DatabaseKind } from './bench/database';
import { runBench } from './bench/run-bench';
import { mustNode, say, stage } from './setup/run';

const USAGE = 'npm run bench:backoffice -- [--rows 100000] [--runs 20] [--only sqlite|postgres]';
const EMPLOYEE = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };
const FILL = ['--max-old-space-size=4096', 'scripts/run.mjs', 'scripts/bench/backoffice/fill.ts'];

interface Wanted {
  rows: number;
  runs: number;
  databases: readonly DatabaseKind[];
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      runs: { type: 'string', default: '20' },
      only: { type: 'string' },
    },
  });
  const [rows, runs] = [Number(values.rows), Number(values.runs)];
  for (const [name, number] of Object.entries({ rows, runs })) {
    if (!Number.isInteger(number) || number < 1) {
      throw new Error(`--${name} takes a whole number from 1.`);
    }
  }
  const databases = DATABASES.filter((each) => !values.only || each === values.only);
  if (databases.length === 0) throw new Error(`--only takes ${DATABASES.join(' or ')}.`);
  return { rows, runs, databases };
}

/** Serves the portal on a database and measures it; the server has seen nothing else before. */
async function measureServed(url: string, { runs, signal }: { runs: number; signal: AbortSignal }) {
  const { PORTAL, startServer } = await import('./bench/server');
  const { logIn, measureProbes } = await import('./bench/backoffice/measure');
  const server = await startServer(PORTAL, {
    env: {
      DATABASE_URL: url,
      AUTH_SECRET: 'a secret for measurements, long enough',
      RATE_LIMIT: 'off',
      EMPLOYEE_EMAIL: EMPLOYEE.email,
      EMPLOYEE_PASSWORD: EMPLOYEE.password,
      EMPLOYEE_NAME: 'Karin Beispiel',
    },
    signal,
  });
  try {
    const cookie = await logIn(server.url, EMPLOYEE);
    return await measureProbes(server.url, cookie, { runs, signal });
  } finally {
    await server.stop();
  }
}

async function measureDatabase(
  kind: DatabaseKind,
  { rows, runs, signal }: Wanted & { signal: AbortSignal },
): Promise<string[]> {
  const { judge, benchTable } = await import('./bench/backoffice/report');
  const database = await createDatabase(kind);
  try {
    const measure = () => measureServed(database.url, { runs, signal });
    const empty = await stage(`${kind}: measuring with empty tables`, measure);
    await stage(`${kind}: filling each of the five lists with ${rows} requests`, () =>
      mustNode([...FILL, database.url, String(rows)], { show: true, signal }),
    );
    const full = await stage(`${kind}: measuring with full tables`, measure);
    const results = judge(empty, full);
    console.log(`\n${benchTable(kind, results)}\n`);
    return results.filter(({ isFault }) => isFault).map(({ name }) => `${kind}, ${name}`);
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
    const { MOST_RATIO } = await import('./bench/backoffice/report');
    const faults: string[] = [];
    for (const kind of wanted.databases) {
      faults.push(...(await measureDatabase(kind, { ...wanted, signal })));
    }
    for (const fault of faults) {
      console.log(`FAIL: ${fault}: more than ${MOST_RATIO} times an empty table, or no answer.`);
    }
    if (faults.length > 0) return false;
    say(`With ${wanted.rows} requests in each list nothing takes ${MOST_RATIO} times as long.`);
    return true;
  },
});
