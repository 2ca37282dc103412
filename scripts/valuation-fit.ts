import { runProgram } from './setup/program';

const USAGE = `npm run valuation:fit -- --data FOLDER    fits the regional valuation to the price data

FOLDER holds listings-2024.csv.gz, houses-2020-germany.csv.gz and houses-2020-niedersachsen.csv.gz.
It writes lib/valuation/regional/coefficients.json and model-card.json, and
scripts/valuation/past-effects.json; the same data give the same files.`;

const [option, folder, ...rest] = process.argv.slice(2);
if (option !== '--data' || !folder || rest.length > 0) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram('scripts/valuation/fit/run.ts', 'The fit', { database: false });
