import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustNode, run, say, stage, stageTable } from './run';

/** How many tests of a stage passed, failed or were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

type Env = Record<string, string>;

const bin = (name: string) => join('node_modules', '.bin', name);

/** The longest first, so that none is left to run alone. */
const STATIC_CHECKS: [name: string, command: string, args: string[]][] = [
  ['Lint', bin('eslint'), ['.', '--max-warnings', '0']],
  ['Types', bin('tsc'), ['--noEmit']],
  ['Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  [
    'Import circles',
    bin('depcruise'),
    [
      ...['app', 'components', 'e2e', 'lib', 'scripts', 'server', 'tools'],
      ...['server.ts', 'middleware.ts', 'instrumentation.ts'],
    ],
  ],
  ['Unused code', bin('knip'), []],
  ['Licences', process.execPath, ['scripts/run.mjs', 'tools/licences.ts']],
  ['Postcode table', process.execPath, ['scripts/run.mjs', 'tools/build-places.ts', '--check']],
];

/**
 * Types, lint, formatting and generated files, two at a time. Each counts as one test and keeps about one
 * core busy.
 * @param beside - work that has begun; until it is done there is one at a time
 */
export async function staticChecks(beside?: Promise<unknown>): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...STATIC_CHECKS];
  const row = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command, args] = check;
      const { code, output } = await stage(name, () => run(command, args));
      if (code === 0) counts.passed++;
      else {
        counts.failed++;
        console.error(output);
      }
    }
  };
  await Promise.all([row(), Promise.resolve(beside).then(row)]);
  return counts;
}

/** Runs jest, all of it or some of its projects. */
export async function jestTests(args: string[] = [], env: Env = {}): Promise<Counts> {
  const report = join(tmpdir(), `jest-${process.pid}.json`);
  const { code } = await stage('Jest', () =>
    run(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args],
      // The report also goes to standard output with --json; the readable one is on standard error.
      { env: { NODE_ENV: 'test', ...env }, show: 'stderr' },
    ),
  );
  const result = read<JestReport>(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  // A suite that could not even start has no failed test of its own.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: result.numPendingTests,
  };
}

/** Runs a benchmark on few samples; it counts as one test, and fails beyond its limit. */
export async function shortBench(name: string, args: string[]): Promise<Counts> {
  const { code } = await stage(name, () =>
    run(process.execPath, ['scripts/run.mjs', `scripts/${name}.ts`, ...args], { show: true }),
  );
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * What a sample of the browser tests leaves out: every second test runs, in one of the projects that it is
 * there for, and every fifth one of those named @long. With the same seed the same ones.
 * @param listed - what `playwright test --list` prints
 */
export function leftOut(listed: string, seed: string): string[] {
  const projectsOf = new Map<string, string[]>();
  for (const [, project = '', test = ''] of listed.matchAll(/^ *\[(\w+)\] › (.*)$/gm)) {
    projectsOf.set(test, [...(projectsOf.get(test) ?? []), project]);
  }
  return [...projectsOf].flatMap(([test, projects]) => {
    const choice = createHash('sha256').update(`${seed} ${test}`).digest().readUInt32BE();
    const places = projects.length * (test.includes('@long') ? 5 : 2);
    return projects
      .filter((_, index) => index !== choice % places)
      .map((project) => `[${project}] › ${test}`);
  });
}

/** Runs the browser tests against the built application: a sample of them where `TEST_SEED` is set. */
export async function browserTests(args: string[] = [], env: Env = {}): Promise<Counts> {
  const seed = process.env.TEST_SEED;
  const report = join(tmpdir(), `playwright-${process.pid}.json`);
  const left = join(tmpdir(), `playwright-${process.pid}.txt`);
  const { code } = await stage('Browser', async () => {
    const listed = seed ? await mustNode([PLAYWRIGHT, 'test', '--list'], { env }) : '';
    writeFileSync(left, leftOut(listed, seed ?? '').join('\n'));
    return run(
      process.execPath,
      [PLAYWRIGHT, 'test', '--reporter=list,json', `--test-list-invert=${left}`, ...args],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }, show: true },
    );
  });
  rmSync(left);
  const result = read<PlaywrightReport>(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = result.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

function read<Report>(report: string): Report | undefined {
  try {
    const result: Report = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report);
    return result;
  } catch {
    say('The test runner ended without a report.');
    return undefined;
  }
}

/** Adds up the counts of several stages. */
export function total(counts: Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * Prints the seconds of each stage and the closing line, and ends the script with its exit code. It is
 * not left to the end of the script: what stops a forgotten Postgres there would answer with 0.
 */
export function conclude({ passed, failed, skipped }: Counts): never {
  console.log(`\n${stageTable()}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
