import { parseArgs } from 'node:util';
import {
  createDatabase,
  databasesOf,
  logInForBench,
  PORTAL,
  PORTAL_ENV,
  runBench,
  startServer,
  type DatabaseKind,
} from './bench/run-bench';
import { formatTable, benchQuantile } from './bench/table';
import { buildApplication } from './setup/application';
import { mustNode, stage } from './setup/run';

const FILL = ['--max-old-space-size=4096', 'scripts/run.mjs', 'tools/bench/fill.ts'];

interface Wanted {
  rows: number;
  runs: number;
  databases: readonly DatabaseKind[];
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '20000' },
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
  return { rows, runs, databases: databasesOf(values.only) };
}

const DASHBOARD = '/employee/dashboard';
const SALES = `${DASHBOARD}/vertrieb`;
const API = '/api/employee';

const VIEWS: [name: string, path: string, kind?: 'list'][] = [
  ['dashboard: callbacks', DASHBOARD],
  ['dashboard: messages', `${DASHBOARD}?liste=kontakte`],
  ['dashboard: valuations', `${DASHBOARD}?liste=bewertungen`],
  ['due today', `${DASHBOARD}/heute`],
  ['leads', `${DASHBOARD}/leads`],
  ["agents' enquiries", `${DASHBOARD}/maklerbueros`],
  ['search: few hits', `${DASHBOARD}?suche=zwetschgenmeier`],
  ['search: one in six', `${DASHBOARD}?liste=bewertungen&suche=M%C3%BCller`],
  ['search: nearly all', `${DASHBOARD}?liste=bewertungen&suche=beispiel`],
  ['search: two words', `${DASHBOARD}?suche=erika+M%C3%BCller`],
  ['search: nothing', `${DASHBOARD}?suche=gibtesnicht`],
  ['page 100', `${DASHBOARD}?liste=bewertungen&seite=100`],
  ['page 1900, newest', `${DASHBOARD}?sortierung=neueste&seite=1900`],
  ['assigned to me', `${DASHBOARD}?zuweisung=mir`],
  ['assigned to nobody', `${DASHBOARD}?zuweisung=niemandem`],
  ['open', `${DASHBOARD}?status=offen`],
  ['completed', `${DASHBOARD}?status=completed`],
  ['one type of home', `${DASHBOARD}?liste=bewertungen&art=reihenhaus`],
  ['mails', `${DASHBOARD}/gesendet`],
  ['mails: search', `${DASHBOARD}/gesendet?suche=owner`],
  ['quarantine', `${DASHBOARD}/quarantaene`],
  ['statistics: 30 days', `${DASHBOARD}/zahlen`],
  ['statistics: 12 months', `${DASHBOARD}/zahlen?tage=365`],
  ['statistics: file', `${DASHBOARD}/zahlen/export.csv`],
  ['team', `${DASHBOARD}/team`],
  ['guides', `${DASHBOARD}/ratgeber`],
  ['deeds', `${DASHBOARD}/nachweise`],
  ['status page', '/status'],
  ['sale: statistics', `${SALES}?tage=90`],
  ['sale: offices', `${SALES}/bueros`],
  ['sale: reclaims', `${SALES}/reklamationen`],
  ['API: news', `${API}/news?since=2020-01-01T00:00:00.000Z`],
  ['API: page of callbacks', `${API}/callbacks?page=1`],
  ['API: search', `${API}/valuations?page=1&query=zwetschgenmeier`],
  ['API: 500 callbacks', `${API}/callbacks`, 'list'],
  ['API: 500 messages', `${API}/contacts`, 'list'],
  ['API: 500 valuations', `${API}/valuations`, 'list'],
];

/** Not counted: code is compiled, connections are opened. */
const WARM_UP = 5;
/** Limit: the time of a view, in times of the same view with empty tables. */
const MOST = 5;

/** @returns the median milliseconds of a view, or its status if it is not 200 */
async function measureView(url: string, cookie: string, runs: number, signal: AbortSignal) {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + runs; run++) {
    signal.throwIfAborted();
    const started = performance.now();
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) return { status: response.status };
    times.push(performance.now() - started);
  }
  return { time: benchQuantile(times.slice(WARM_UP), 0.5) };
}

type Measured = Awaited<ReturnType<typeof measureView>>;

async function measureServed(databaseUrl: string, runs: number, signal: AbortSignal) {
  const env = { ...PORTAL_ENV, DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' };
  const server = await startServer(PORTAL, { env, signal });
  try {
    const cookie = await logInForBench(server.url);
    const measured: Measured[] = [];
    for (const [, path] of VIEWS) {
      measured.push(await measureView(server.url + path, cookie, runs, signal));
    }
    return measured;
  } finally {
    await server.stop();
  }
}

const shown = (measured?: Measured) => measured?.time?.toFixed(1) ?? `→ ${measured?.status}`;

await runBench({
  usage: 'npm run bench:backoffice -- [--rows 20000] [--runs 20] [--only sqlite|postgres]',
  readArguments,
  measure: async ({ rows, runs, databases }, signal, onEnd) => {
    await buildApplication();
    const faults: string[] = [];
    for (const kind of databases) {
      const url = await createDatabase(kind, onEnd);
      const measure = () => measureServed(url, runs, signal);
      const empty = await stage(`${kind}: measuring with empty tables`, measure);
      await stage(`${kind}: storing ${rows} submissions of each kind`, () =>
        mustNode([...FILL, String(rows)], {
          env: { ...PORTAL_ENV, DATABASE_URL: url },
          show: true,
          signal,
        }),
      );
      const full = await stage(`${kind}: measuring with full tables`, measure);
      const results = VIEWS.map(([name, , list], at) => {
        const ratio = (full[at]?.time ?? NaN) / (empty[at]?.time ?? NaN);
        return { name, empty: empty[at], full: full[at], ratio, isLate: !list && !(ratio <= MOST) };
      });
      const table = formatTable(
        [
          { title: `${kind} (median ms)`, text: true, cell: ({ name }) => name },
          { title: 'empty', cell: (row) => shown(row.empty) },
          { title: 'full', cell: (row) => shown(row.full) },
          { title: 'ratio', cell: ({ ratio }) => ratio.toFixed(1) },
        ],
        results,
      );
      console.log(`\n${table}\n`);
      const late = results.filter(({ isLate }) => isLate);
      faults.push(...late.map(({ name }) => `${kind}, ${name}: takes too long, or has no answer.`));
    }
    return faults;
  },
});
