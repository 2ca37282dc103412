import { parseArgs } from 'node:util';
import { DATABASES } from './bench/database';
import { runBench, withEndings } from './bench/run-bench';
import { formatTable } from './bench/table';
import { say } from './setup/run';

await runBench({
  usage: 'npm run backup:drill -- [--only sqlite|postgres] [--short]',
  readArguments: () => {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
    });
    const databases = DATABASES.filter((each) => !values.only || each === values.only);
    if (databases.length === 0) throw new Error(`--only takes ${DATABASES.join(' or ')}.`);
    return { databases, isShort: values.short };
  },
  failure: 'The drill could not be held.',
  measure: async (wanted, signal) => {
    const { buildApplication } = await import('./setup/application');
    await buildApplication();
    const { run } = await import('./torture/backup');
    const { rows, faults } = await withEndings((onEnd) => run({ ...wanted, signal, onEnd }));
    const columns = Object.keys(rows[0] ?? {}).map((title) => ({
      ...{ title, text: title === 'database' },
      cell: (row: (typeof rows)[number]) => row[title]?.toString(),
    }));
    console.log(`\n${formatTable(columns, rows)}\n`);
    for (const fault of faults) say(`FAIL: ${fault}`);
    return faults.length === 0;
  },
});
