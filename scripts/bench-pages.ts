import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { GUIDES, LIMITS, PAGES, RESULT } from './bench/limits';
import { runBench, withEndings } from './bench/run-bench';
import type { Row } from './bench/table';
import type { Throughput } from './bench/throughput';
import { stage } from './setup/run';

const USAGE = 'npm run bench:pages -- [--throughput] [--lighthouse [--runs 3]] [/further/path …]';

interface Wanted {
  runs: number;
  throughput: boolean;
  pages: string[];
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    options: {
      lighthouse: { type: 'boolean' },
      throughput: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  const odd = positionals.find((path) => !path.startsWith('/'));
  if (odd) throw new Error(`"${odd}" is no path: it has to begin with a slash.`);
  const { throughput } = values;
  return {
    throughput,
    runs: values.lighthouse ? runs : 0,
    pages: [...new Set([...PAGES, ...positionals])],
  };
}

/** Measures one page after another; a page that does not answer with 200 keeps its status only. */
async function measureAll(browser: Browser, base: string, pages: string[]): Promise<Row[]> {
  const { measurePage } = await import('./bench/measure');
  const { firstArticle } = await import('./bench/weights');
  const rows: Row[] = [];
  for (const page of pages) {
    const row: Row = { page, ...(await measurePage(browser, `${base}${page}`)) };
    rows.push(row);
    if (page !== GUIDES) continue;
    const article = firstArticle(row.links ?? [], GUIDES);
    if (!article) rows.push({ page: `${GUIDES}/…`, status: 'none' });
    else if (!pages.includes(article)) {
      rows.push({ page: article, ...(await measurePage(browser, `${base}${article}`)) });
    }
  }
  return rows;
}

/** What is asked for as fast as it is answered, beside an article. */
const KEPT = ['/', '/makler'];

const EMPLOYEE = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };

interface Measured {
  rows: [Row, ...Row[]];
  throughput: Throughput[];
  /** Pages that the server keeps */
  kept: string[];
}

async function measureEverything(
  { pages, runs, throughput: isAsked }: Wanted,
  signal: AbortSignal,
): Promise<Measured> {
  const { buildApplication } = await import('./setup/application');
  const { findChromium } = await import('./setup/browsers');
  const { buildBareApp } = await import('./bench/bare-app');
  const { launchBrowser, measurePage } = await import('./bench/measure');
  const { PORTAL, startServer } = await import('./bench/server');

  return withEndings(async (onEnd) => {
    const chromium = await findChromium();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    onEnd(remove);
    process.once('exit', remove);
    const bareApp = await stage('Building a bare Next app', () => buildBareApp(folder, signal));
    await buildApplication();
    signal.throwIfAborted();

    const bareServer = await startServer(bareApp.serve, { cwd: bareApp.folder, signal });
    onEnd(bareServer.stop);
    const portal = await startServer(PORTAL, {
      env: {
        DATABASE_URL: `file:${join(folder, 'portal.db')}`,
        AUTH_SECRET: 'a secret for measurements, long enough',
        RATE_LIMIT: 'off',
        EMPLOYEE_EMAIL: EMPLOYEE.email,
        EMPLOYEE_PASSWORD: EMPLOYEE.password,
      },
      signal,
    });
    onEnd(portal.stop);

    const { BARE, measureThroughput, renderedTargets, sendValuation } =
      await import('./bench/throughput');
    const rows = await stage<[Row, ...Row[]]>('Loading the pages', () =>
      withEndings(async (onLoaded) => {
        const browser = await launchBrowser(chromium, signal);
        onLoaded(() => browser.close());
        const bare: Row = {
          page: 'bare Next app',
          ...(await measurePage(browser, bareServer.url)),
        };
        const result = await sendValuation(portal.url, 'owner@beispiel.de');
        return [
          bare,
          ...(await measureAll(browser, portal.url, pages)),
          { page: RESULT, ...(await measurePage(browser, portal.url + result.path)) },
        ];
      }),
    );
    const article = rows.find(({ page }) => page.startsWith(`${GUIDES}/`))?.page ?? GUIDES;
    const kept = [article, ...KEPT];
    const throughput = isAsked
      ? await stage('Asking as fast as it is answered', async () =>
          measureThroughput(
            [
              { what: BARE, address: `${bareServer.url}/` },
              ...kept.map((page) => ({ what: page, address: portal.url + page })),
              { what: `${BARE}, at each request`, address: `${bareServer.url}/rendered` },
              ...(await renderedTargets(portal.url, EMPLOYEE)),
            ],
            signal,
          ),
        )
      : [];
    if (runs === 0) return { rows, throughput, kept };
    const { installLighthouse } = await import('./bench/lighthouse');
    const audit = await installLighthouse({ folder, chromium, runs, signal });
    // The bare app too: a slow or busy machine shows in both.
    const [bare, ...others] = rows;
    bare.lighthouse = await audit(bareServer.url);
    for (const row of others) {
      if (row.status === 200) row.lighthouse = await audit(portal.url + (row.landed ?? row.page));
    }
    return { rows, throughput, kept };
  });
}

await runBench({
  usage: USAGE,
  readArguments,
  failure: 'The pages could not be measured.',
  measure: async (wanted, signal) => {
    const { rows, throughput, kept } = await measureEverything(wanted, signal);
    const { findings, record } = await import('./bench/limits');
    const { LEGEND, pageTable } = await import('./bench/table');
    const { throughputFaults, throughputTable } = await import('./bench/throughput');
    const { faults, remarks } = findings(rows, LIMITS);
    faults.push(...throughputFaults(throughput, kept));
    console.log(`\n${pageTable(rows)}\n`);
    if (throughput.length > 0) console.log(`${throughputTable(throughput)}\n`);
    for (const line of [...LEGEND, ...remarks, ...faults]) console.log(line);
    if (rows[0].weights) record(rows[0].weights);
    return faults.length === 0;
  },
});
