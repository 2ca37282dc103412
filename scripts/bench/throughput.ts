import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { employeeRoutes } from '../../lib/employee-routes';
import { routes } from '../../lib/routes';
import { valuationBody } from '../../lib/testing/valuation-factory';
import { logIn } from './backoffice/measure';
import { formatTable } from './table';

const run = promisify(execFile);

/** How the rows of the bare app begin */
export const BARE = 'bare Next app';

const CONNECTIONS = 32;
const SECONDS = 3;
const RUNS = 3;

/** Times what a bare Next app answers that a page made ahead of time has to be answered. */
const AT_LEAST = 5;

/** An address that is asked for, with the cookie of whoever may see it. */
export interface Target {
  what: string;
  address: string;
  cookie?: string;
}

export interface Throughput {
  what: string;
  /** Answers a second, the median */
  rate: number;
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Sends a valuation, and answers with the address of its result and the cookie of its owner. */
export async function sendValuation(portal: string, email: string) {
  const response = await fetch(`${portal}${routes.api.valuationRequests}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valuationBody({ email })),
  });
  const { valuationRequest } = (await response.json()) as { valuationRequest: { id: string } };
  return { path: routes.valuationResult(valuationRequest.id), cookie: cookiesOf(response) };
}

/**
 * What is rendered at each request: a search, a result and its owner's page, the list of an employee who has
 * twenty such requests.
 * @throws when one of them cannot be had
 */
export async function renderedTargets(
  portal: string,
  employee: Parameters<typeof logIn>[1],
): Promise<Target[]> {
  let last = await sendValuation(portal, 'owner@beispiel.de');
  for (let count = 1; count < 20; count++) {
    last = await sendValuation(portal, `owner-${count}@beispiel.de`);
  }
  const { path, cookie } = last;
  const way = await fetch(portal + routes.continued, { headers: { cookie }, redirect: 'manual' });
  const own = way.headers.get('location');
  if (!own) throw new Error(`The way to one's own request answers ${way.status}.`);
  return [
    { what: 'search', address: `${portal}${routes.guides}?search=notar` },
    { what: 'result', address: portal + path },
    { what: "owner's page", address: new URL(own, portal).href, cookie },
    {
      what: 'dashboard',
      address: portal + employeeRoutes.dashboard,
      cookie: await logIn(portal, employee),
    },
  ];
}

/** How often a second each address is answered; they take turns, so that a busy machine slows all of them. */
export async function measureThroughput(
  targets: Target[],
  signal: AbortSignal,
): Promise<Throughput[]> {
  const rates = targets.map((): number[] => []);
  for (let count = 0; count < RUNS; count++) {
    for (const [at, { address, cookie = '' }] of targets.entries()) {
      const args = ['scripts/run.mjs', 'scripts/bench/load.ts', address];
      const { stdout } = await run(
        process.execPath,
        [...args, String(CONNECTIONS), String(SECONDS), cookie],
        { signal },
      );
      rates[at]?.push(Number(stdout.trim().split('\n').at(-1)));
    }
  }
  return targets.map(({ what }, at) => ({
    what,
    rate: rates[at]?.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? NaN,
  }));
}

/** Each page beside the bare app's page of its kind, which stands above it. */
function besideBare(rows: Throughput[]): (Throughput & { ratio: number })[] {
  let bare = NaN;
  return rows.map((row) => {
    if (row.what.startsWith(BARE)) bare = row.rate;
    return { ...row, ratio: row.rate / bare };
  });
}

/** The table of rates. */
export const throughputTable = (rows: Throughput[]): string =>
  formatTable(
    [
      { title: `${CONNECTIONS} connections`, text: true, cell: ({ what }) => what },
      { title: 'answers/s', cell: ({ rate }) => rate.toFixed(0) },
      { title: 'x bare', cell: ({ ratio }) => ratio.toFixed(2) },
    ],
    besideBare(rows),
  );

/** What is too slow. */
export const throughputFaults = (rows: Throughput[], kept: string[]): string[] =>
  besideBare(rows)
    .filter(({ what, ratio }) => kept.includes(what) && !(ratio >= AT_LEAST))
    .map(
      ({ what, rate }) =>
        `FAIL: ${what} is answered ${rate.toFixed(0)} times a second, less than ${AT_LEAST} times what a bare Next app answers.`,
    );
