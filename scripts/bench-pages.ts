import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { employeeRoutes } from '../lib/employee-routes';
import { routes } from '../lib/routes';
import { valuationBody } from '../lib/testing/valuation-factory';
import { buildBareApp } from './bench/bare-app';
import {
  firstArticle,
  measurePage,
  moreScript,
  type MeasuredPage,
  type Weights,
} from './bench/measure-page';
import { GUIDES, limitFor, PAGES, recordBare, RESULT } from './bench/page-limits';
import {
  cookiesOf,
  logInForBench,
  PORTAL,
  PORTAL_ENV,
  runBench,
  startServer,
  temporaryFolder,
  type OnEnd,
} from './bench/run-bench';
import { formatTable, benchQuantile } from './bench/table';
import { buildApplication } from './setup/application';
import { findChromium } from './setup/browsers';
import { stage } from './setup/run';

interface Wanted {
  throughput: boolean;
  pages: string[];
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    options: { throughput: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const odd = positionals.find((path) => !path.startsWith('/'));
  if (odd) throw new Error(`"${odd}" is no path: it has to begin with a slash.`);
  return { throughput: values.throughput, pages: [...new Set([...PAGES, ...positionals])] };
}

interface Row extends MeasuredPage {
  page: string;
}

async function measureAll(browser: Browser, base: string, pages: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const row = { page, ...(await measurePage(browser, base + page)) };
    rows.push(row);
    const article = page === GUIDES && firstArticle(row.links ?? [], GUIDES);
    if (article) rows.push({ page: article, ...(await measurePage(browser, base + article)) });
  }
  return rows;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function pageTable([bare, ...rows]: [Row, ...Row[]]): string {
  const weight = (title: string, name: keyof Weights) => ({
    title,
    cell: ({ weights }: Row) => weights && kB(weights[name]),
  });
  const beyond = ({ weights }: Row) =>
    weights && bare.weights && kB(moreScript(weights, bare.weights));
  return formatTable(
    [
      { title: 'page (kB, gzip)', text: true, cell: ({ page }) => page },
      { title: 'status', cell: ({ status }) => String(status) },
      weight('JS', 'js'),
      { title: 'beyond bare', cell: beyond },
      weight('later', 'later'),
      weight('total', 'total'),
    ],
    [bare, ...rows],
  );
}

function pageFaults([bare, ...rows]: [Row, ...Row[]]): string[] {
  if (!bare.weights) return [`the bare app answers ${bare.status}.`];
  const { weights: script } = bare;
  return rows.flatMap(({ page, status, weights }) => {
    if (!weights) return [`${page} answers ${status}.`];
    const more = moreScript(weights, script);
    if (more <= limitFor(page)) return [];
    return [
      `${page} ships ${kB(more)} kB of JavaScript beyond the bare app; its limit is ${kB(limitFor(page))} kB.`,
    ];
  });
}

async function sendValuation(portal: string, email: string) {
  const response = await fetch(portal + routes.api.valuationRequests, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valuationBody({ email })),
  });
  const { valuationRequest } = (await response.json()) as { valuationRequest: { id: string } };
  return { path: routes.valuationResult(valuationRequest.id), cookie: cookiesOf(response) };
}

interface Target {
  what: string;
  address: string;
  cookie?: string;
  isKept?: boolean;
}

async function renderedTargets(portal: string): Promise<Target[]> {
  let owner = await sendValuation(portal, 'owner-0@beispiel.de');
  for (let count = 1; count < 20; count++) {
    owner = await sendValuation(portal, `owner-${count}@beispiel.de`);
  }
  const { path, cookie } = owner;
  const way = await fetch(portal + routes.continued, { headers: { cookie }, redirect: 'manual' });
  const own = way.headers.get('location');
  if (!own) throw new Error(`The way to one's own request answers ${way.status}.`);
  const list = { address: portal + employeeRoutes.dashboard, cookie: await logInForBench(portal) };
  return [
    { what: 'search', address: `${portal}${routes.guides}?search=notar` },
    { what: 'result', address: portal + path },
    { what: "owner's page", address: new URL(own, portal).href, cookie },
    { what: 'dashboard', ...list },
  ];
}

const CONNECTIONS = 32;
const SECONDS = 3;
const RUNS = 3;
/** Limit: answers per second of a cached page, in times of a bare Next app's page. */
const AT_LEAST = 5;

async function measureThroughput(bare: string, targets: Target[], signal: AbortSignal) {
  const all: Target[] = [
    { what: 'bare Next app', address: `${bare}/` },
    { what: 'bare Next app, at each request', address: `${bare}/rendered` },
    ...targets,
  ];
  const rates = all.map((): number[] => []);
  for (let count = 0; count < RUNS; count++) {
    for (const [at, { address, cookie = '' }] of all.entries()) {
      const args = ['scripts/run.mjs', 'tools/bench/load.ts', address, String(CONNECTIONS)];
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [...args, String(SECONDS), cookie],
        { signal },
      );
      rates[at]?.push(Number(stdout.trim().split('\n').at(-1)));
    }
  }
  const [kept = NaN, rendered = NaN] = rates.map((each) => benchQuantile(each, 0.5));
  const rows = all.map((target, at) => {
    const rate = benchQuantile(rates[at] ?? [], 0.5);
    return { ...target, rate, ratio: rate / (target.isKept || at === 0 ? kept : rendered) };
  });
  const table = formatTable(
    [
      { title: `${CONNECTIONS} connections`, text: true, cell: ({ what }) => what },
      { title: 'answers/s', cell: ({ rate }) => rate.toFixed(0) },
      { title: 'x bare', cell: ({ ratio }) => ratio.toFixed(2) },
    ],
    rows,
  );
  console.log(`\n${table}\n`);
  return rows
    .filter(({ isKept, ratio }) => isKept && !(ratio >= AT_LEAST))
    .map(({ what }) => `${what} is answered less than ${AT_LEAST} times as often as a bare page.`);
}

async function measure({ pages, throughput }: Wanted, signal: AbortSignal, onEnd: OnEnd) {
  const folder = temporaryFolder(onEnd);
  const bareApp = await stage('Building a bare Next app', () => buildBareApp(folder, signal));
  await buildApplication();
  const bareServer = await startServer(bareApp.serve, { cwd: bareApp.folder, signal });
  onEnd(bareServer.stop);
  const env = { ...PORTAL_ENV, DATABASE_URL: `file:${folder}/portal.db`, RATE_LIMIT: 'off' };
  const portal = await startServer(PORTAL, { env, signal });
  onEnd(portal.stop);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  onEnd(() => browser.close());
  const { path } = await sendValuation(portal.url, 'owner@beispiel.de');
  const rows: [Row, ...Row[]] = await stage('Loading the pages', async () => [
    { page: 'bare Next app', ...(await measurePage(browser, bareServer.url)) },
    ...(await measureAll(browser, portal.url, pages)),
    { page: RESULT, ...(await measurePage(browser, portal.url + path)) },
  ]);
  console.log(`\n${pageTable(rows)}\n`);
  const faults = pageFaults(rows);
  if (rows[0].weights) recordBare(rows[0].weights);
  if (!throughput) return faults;
  const article = rows.find(({ page }) => page.startsWith(`${GUIDES}/`))?.page ?? GUIDES;
  const kept = [article, '/', '/makler'].map((page) => ({
    what: page,
    address: portal.url + page,
    isKept: true,
  }));
  const targets = [...kept, ...(await renderedTargets(portal.url))];
  return [...faults, ...(await measureThroughput(bareServer.url, targets, signal))];
}

await runBench({
  usage: 'npm run bench:pages -- [--throughput] [/further/path …]',
  readArguments,
  measure,
});
