import { parseArgs } from 'node:util';
import { priceIndex } from '../lib/valuation/regional/price-index';
import indexTable from '../lib/valuation/regional/house-price-index.json';
import { runProgram } from '../scripts/setup/program';
import { obey } from '../scripts/setup/run';
import { priceDataIn, STORE } from './valuation/deliveries';

const USAGE = `npm run valuation:fit                     fits the regional valuation to the newest deliveries
npm run valuation:fit -- --data FOLDER    the same with what is in FOLDER

npm run prices:import keeps deliveries in ${STORE}. FOLDER holds deliveries, or listings-2024.csv.gz,
houses-2020-germany.csv.gz and houses-2020-niedersachsen.csv.gz themselves.
It writes in lib/valuation/regional coefficients.json, model-card.json, deliveries.json and borrowed.json, in lib/prices
levels.json and history.json, and tools/valuation/past-effects.json; the same data give the same files.`;

/** Each uses the output of those before it. */
const STEPS = [
  ['tools/valuation/fit/run.ts', 'The fit'],
  ['tools/valuation/borrow/run.ts', 'Borrowing from places alike'],
  ['tools/valuation/levels.ts', 'The levels of the places'],
  ['tools/prices/history-run.ts', 'The history of prices'],
] as const;

function readArguments(): string {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  if (data === '') throw new Error('--data needs a FOLDER.');
  return data ?? STORE;
}

await obey({
  usage: USAGE,
  readArguments,
  failure: 'The fit is not done.',
  async run(folder) {
    // Fails before minutes have passed if data are missing.
    priceIndex(priceDataIn(folder)['listings-2024'].date, indexTable);
    for (const [program, name] of STEPS) {
      await runProgram(program, name, { database: false, args: [folder] });
      if (process.exitCode) throw new Error(`${program} stopped; what follows it was not run.`);
    }
  },
});
