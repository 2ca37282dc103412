import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatTable } from './table';

const run = promisify(execFile);

const CONNECTIONS = 32;
const SECONDS = 3;
const RUNS = 3;

/** Times what a bare Next app answers that a page made ahead of time has to be answered. */
const AT_LEAST = 5;

export interface Throughput {
  what: string;
  /** Answers a second, the median */
  rate: number;
}

/** How often a second each address is answered; they take turns, so that a busy machine slows all of them. */
export async function measureThroughput(
  addresses: [what: string, address: string][],
  signal: AbortSignal,
): Promise<Throughput[]> {
  const rates = addresses.map((): number[] => []);
  for (let count = 0; count < RUNS; count++) {
    for (const [at, [, address]] of addresses.entries()) {
      const args = ['scripts/run.mjs', 'scripts/bench/load.ts', address];
      const { stdout } = await run(
        process.execPath,
        [...args, String(CONNECTIONS), String(SECONDS)],
        { signal },
      );
      rates[at]?.push(Number(stdout.trim().split('\n').at(-1)));
    }
  }
  return addresses.map(([what], at) => ({
    what,
    rate: rates[at]?.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? NaN,
  }));
}

/** The table of rates; the first row is the bare app. */
export function throughputTable(rows: Throughput[]): string {
  const bare = rows[0]?.rate ?? NaN;
  return formatTable<Throughput>(
    [
      { title: `${CONNECTIONS} connections`, text: true, cell: ({ what }) => what },
      { title: 'answers/s', cell: ({ rate }) => rate.toFixed(0) },
      { title: 'x bare', cell: ({ rate }) => (rate / bare).toFixed(2) },
    ],
    rows,
  );
}

/** What is too slow. */
export const throughputFaults = ([bare, ...rows]: Throughput[], kept: string[]): string[] =>
  rows
    .filter(({ what, rate }) => kept.includes(what) && !(rate >= AT_LEAST * (bare?.rate ?? NaN)))
    .map(
      ({ what, rate }) =>
        `FAIL: ${what} is answered ${rate.toFixed(0)} times a second, less than ${AT_LEAST} times what a bare Next app answers.`,
    );
