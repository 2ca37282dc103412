import { database } from '../../lib/platform/db/client';
import { runRetention } from '../../lib/requests/retention/pass';
import { RETENTION_KINDS, type RetentionReport } from '../../lib/requests/retention/report';

const dryRun = process.argv.includes('--dry-run');

function tell(report: RetentionReport): void {
  const counts = Object.entries(report).map(([kind, count]) => {
    const words = RETENTION_KINDS[kind as keyof RetentionReport];
    return `${String(count).padStart(8)}  ${words}`;
  });
  console.log([dryRun ? 'Would be deleted:' : 'Deleted:', ...counts].join('\n'));
}

async function run(): Promise<void> {
  try {
    tell(await runRetention(new Date(), { dryRun }));
    await (await database()).$disconnect();
  } catch (error) {
    console.error(
      `The retention run ended early. ${(error as Error).message.trim().replace(/\s*\n\s*/g, ' ')}`,
    );
    process.exitCode = 1;
  }
}

void run();
