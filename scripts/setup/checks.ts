import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say, stage, stageTable } from './run';

/** How many tests of a stage passed, failed or were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

type Env = Record<string, string>;

const bin = (name: string) => join('node_modules', '.bin', name);

const STATIC_CHECKS: [name: string, command: string, args: string[]][] = [
  ['Types', bin('tsc'), ['--noEmit']],
  ['Lint', bin('eslint'), ['.', '--max-warnings', '0']],
  [
    'Import circles',
    bin('depcruise'),
    ['app', 'components', 'e2e', 'lib', 'scripts', 'middleware.ts', 'instrumentation.ts'],
  ],
  ['Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['Postcode table', process.execPath, ['scripts/run.mjs', 'scripts/build-places.ts', '--check']],
];

/** Types, lint, formatting and generated files. Each counts as one test. */
export async function staticChecks(): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, command, args] of STATIC_CHECKS) {
    const { code, output } = await stage(name, () => run(command, args));
    if (code === 0) counts.passed++;
    else {
      counts.failed++;
      console.error(output);
    }
  }
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

/** Runs the browser tests against the built application. */
export async function browserTests(args: string[] = [], env: Env = {}): Promise<Counts> {
  const report = join(tmpdir(), `playwright-${process.pid}.json`);
  const { code } = await stage('Browser', () =>
    run(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }, show: true },
    ),
  );
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
