import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, printLine, stage, stageTable } from './run';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

type Env = Record<string, string>;

const bin = (name: string) => join('node_modules', '.bin', name);

/** The longest first, so that it does not run alone at the end. */
const STATIC_CHECKS: [name: string, command: string, args: string[]][] = [
  ['Lint', bin('eslint'), ['.', '--max-warnings', '0']],
  ['Types', bin('tsc'), ['--noEmit']],
  ['Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  [
    'Import cycles',
    bin('depcruise'),
    'app components e2e lib scripts server tools server.ts middleware.ts instrumentation.ts'.split(
      ' ',
    ),
  ],
  ['Unused code', bin('knip'), []],
  ['Licences', process.execPath, ['scripts/run.mjs', 'tools/licences.ts']],
  ['Postcode table', process.execPath, ['scripts/run.mjs', 'tools/build-places.ts', '--check']],
];

/** Two at a time, because each needs about a core. @param beside other work; one at a time until it is done */
export async function staticChecks(beside?: Promise<unknown>): Promise<TestCounts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...STATIC_CHECKS];
  const row = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command, args] = check;
      const { code, output } = await stage(name, () => execute(command, args));
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

/** A run that ended with an error has failed, even without a failed test. */
const countsOf = (code: number, passed: number, failed: number, skipped: number): TestCounts => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  skipped,
});

export async function jestTests(args: string[], env: Env = {}): Promise<TestCounts> {
  const report = join(tmpdir(), `jest-${process.pid}.json`);
  const { code } = await stage('Jest', () =>
    execute(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args],
      // With --json the report also goes to standard output; the readable one is on standard error.
      { env: { NODE_ENV: 'test', ...env }, show: 'stderr' },
    ),
  );
  const result = read<JestReport>(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  // A suite that could not start has no failed tests.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return countsOf(code, result.numPassedTests, failed, result.numPendingTests);
}

export async function browserTests(args: string[], env: Env): Promise<TestCounts> {
  const report = join(tmpdir(), `playwright-${process.pid}.json`);
  const { code } = await stage('Browser', () =>
    execute(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }, show: true },
    ),
  );
  const result = read<PlaywrightReport>(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = result.stats;
  return countsOf(code, expected, unexpected + flaky, skipped);
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
    printLine('The test runner ended without a report.');
    return undefined;
  }
}

/** Ends the process at once, because the handler that stops a forgotten Postgres would end it with 0. */
export function conclude(stages: TestCounts[]): never {
  const sum = (name: keyof TestCounts) => stages.reduce((total, counts) => total + counts[name], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log(`\n${stageTable()}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
