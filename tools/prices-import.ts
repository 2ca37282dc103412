import { parseArgs } from 'node:util';
import { dayInBerlin } from '../lib/platform/format/berlin-day';
import { MONTH, STORE } from './valuation/deliveries';
import { importPrices, type Imported, type Order } from './prices/import';
import { obey, printLine } from '../scripts/setup/run';

const USAGE = `npm run prices:import -- --date YYYY-MM FILE…             keeps listings as the delivery of a month
npm run prices:import -- --date YYYY-MM FILE… --replace   the same, in the place of others of that month
                                     --to FOLDER          keeps them there and not in ${STORE}

FILE is a CSV, packed with gzip or not, with the columns of listings-2024, houses-2020-germany or
houses-2020-niedersachsen (docs/valuation.md). npm run valuation:fit fits the valuation to what was kept.`;

const NAMED = 10;

function readArguments(): Order {
  const { values, positionals: paths } = parseArgs({
    options: {
      date: { type: 'string' },
      to: { type: 'string', default: STORE },
      replace: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { date = '', to: store, replace } = values;
  if (!MONTH.test(date)) throw new Error(`--date needs a month such as 2026-11, not '${date}'.`);
  if (date > dayInBerlin(new Date())) throw new Error(`${date} has not come yet.`);
  if (paths.length === 0) throw new Error('A FILE is needed.');
  return { date, paths, store, replace };
}

const count = (number: number) => number.toLocaleString('en');

function tell({ file, isNew, rows, used, refused, report, reportFile }: Imported): void {
  if (!isNew) {
    printLine(`${file}: already there, nothing is changed`);
    return;
  }
  printLine(`${file}: ${count(rows)} rows, ${count(used)} used, ${count(rows - used)} refused`);
  for (const [reason, times] of Object.entries(refused))
    printLine(`${count(times).padStart(9)}  ${reason}`);
  for (const line of report.slice(0, NAMED)) printLine(`  ${line}`);
  const further = report.length - NAMED;
  if (further > 0) printLine(`  and ${count(further)} more, all of them in ${reportFile}`);
}

await obey({
  usage: USAGE,
  readArguments,
  failure: 'Nothing was stored.',
  run: async (order) => importPrices(order).forEach(tell),
});
