import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, mustNode, say, stage } from '../setup/run';

const VERSION = '12.8.2';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};

/** What is read of a report. */
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
  runtimeError?: { message: string };
}

/** Medians of scores and metrics, by name. */
export type Lighthouse = Record<string, number>;

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/** The median of each score and metric over some reports. */
export function summarize(reports: Report[]): Lighthouse {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const scores = SCORES.map((name) => [
    name,
    Math.round(middle(({ categories }) => (categories[name]?.score ?? NaN) * 100)),
  ]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [
    name,
    middle(({ audits }) => audits[audit]?.numericValue ?? NaN),
  ]);
  return Object.fromEntries([...scores, ...metrics]);
}

/**
 * Installs Lighthouse below a folder; it is no dependency of the project.
 * @returns a function that audits a page with the mobile preset and resolves to the medians
 */
export async function installLighthouse({
  folder,
  chromium,
  runs,
  signal,
}: {
  folder: string;
  chromium: string;
  runs: number;
  signal: AbortSignal;
}): Promise<(url: string) => Promise<Lighthouse>> {
  const home = join(folder, 'lighthouse');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  await stage(`Installing Lighthouse ${VERSION}`, () =>
    must(
      'npm',
      ['install', `lighthouse@${VERSION}`, '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: home, signal },
    ),
  );
  const report = join(home, 'report.json');

  const runOnce = async (url: string): Promise<Report> => {
    await mustNode(
      [
        join(home, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--no-enable-error-reporting',
        '--output=json',
        `--output-path=${report}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      // Its browser's profile is below the folder too, so that nothing stays behind.
      { cwd: home, env: { CHROME_PATH: chromium, TMPDIR: home }, signal },
    );
    const result: Report = JSON.parse(readFileSync(report, 'utf8'));
    if (result.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`);
    return result;
  };

  return async (url) => {
    const reports: Report[] = [];
    for (let run = 1; run <= runs; run++) {
      say(`Lighthouse: ${new URL(url).pathname}, run ${run} of ${runs}`);
      // On a busy machine it loses its own trace now and then; that is no result of the page.
      reports.push(
        await runOnce(url).catch((error: Error) => {
          signal.throwIfAborted();
          say(`Lighthouse failed and runs again: ${error.message.split('\n')[0]}`);
          return runOnce(url);
        }),
      );
    }
    return summarize(reports);
  };
}
