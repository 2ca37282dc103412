import { parseArgs } from 'node:util';
import { database } from '../../lib/platform/db/client';
import { runRetention } from '../../lib/submissions/retention/pass';
import { RETENTION_KINDS, type RetentionReport } from '../../lib/submissions/retention/steps';
import { obey } from '../setup/run';

const USAGE = `npm run retention                 deletes whatever is past its period
npm run retention -- --dry-run    tells what it would delete`;

function readArguments(): { dryRun: boolean } {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  return { dryRun: values['dry-run'] };
}

function print(report: RetentionReport, dryRun: boolean): void {
  const counts = Object.entries(report).map(([kind, count]) => {
    const words = RETENTION_KINDS[kind as keyof RetentionReport];
    return `${String(count).padStart(8)}  ${words}`;
  });
  console.log([dryRun ? 'Would be deleted:' : 'Deleted:', ...counts].join('\n'));
}

await obey({
  usage: USAGE,
  readArguments,
  failure: 'The retention run ended early.',
  run: async ({ dryRun }) => {
    print(await runRetention(new Date(), { dryRun }), dryRun);
    await (await database()).$disconnect();
  },
});
