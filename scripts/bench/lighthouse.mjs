import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, mustNode, say, stage } from '../setup/run.mjs';

const VERSION = '12.8.2';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

/** The median of each score and metric over some reports. */
export function summarize(reports) {
  const middle = (read) => median(reports.map(read));
  const scores = SCORES.map((name) => [
    name,
    Math.round(middle(({ categories }) => categories[name].score * 100)),
  ]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [
    name,
    middle(({ audits }) => audits[audit].numericValue),
  ]);
  return Object.fromEntries([...scores, ...metrics]);
}

/**
 * Installs Lighthouse below a folder; it is no dependency of the project.
 * @returns a function that audits a page with the mobile preset and resolves to the medians
 */
export async function installLighthouse({ folder, chromium, runs, signal }) {
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

  const runOnce = async (url) => {
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
    const result = JSON.parse(readFileSync(report, 'utf8'));
    if (result.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`);
    return result;
  };

  return async (url) => {
    const reports = [];
    for (let run = 1; run <= runs; run++) {
      say(`Lighthouse: ${new URL(url).pathname}, run ${run} of ${runs}`);
      // On a busy machine it loses its own trace now and then; that is no result of the page.
      reports.push(
        await runOnce(url).catch((error) => {
          signal.throwIfAborted();
          say(`Lighthouse failed and runs again: ${error.message.split('\n')[0]}`);
          return runOnce(url);
        }),
      );
    }
    return summarize(reports);
  };
}
