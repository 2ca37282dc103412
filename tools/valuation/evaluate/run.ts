import { parseArgs } from 'node:util';
import { obey } from '../../../scripts/setup/run';
import { readListings } from '../listings';
import { valueListing } from '../value-listing';
import { evaluateModel } from './evaluate';
import { report } from './report';

const USAGE = `npm run valuation:evaluate -- --data FILE                     how far both valuations are from what was asked
npm run valuation:evaluate -- --data FILE --data FILE         the same for several files together
npm run --silent valuation:evaluate -- --data FILE --json     as JSON and nothing else

FILE is a CSV, packed with gzip or not, with the columns of listings-2024, houses-2020-germany or
houses-2020-niedersachsen.`;

const PROGRESS_EVERY = 3000;

function progress(total: number): (done: number) => void {
  let shown = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - shown < PROGRESS_EVERY) return;
    shown = now;
    console.error(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows …`);
  };
}

function readArguments() {
  const options = { data: { type: 'string', multiple: true }, json: { type: 'boolean' } } as const;
  const { data = [], json = false } = parseArgs({ options }).values;
  if (data.length === 0 || data.includes('')) throw new Error('--data needs a FILE.');
  return { data, json };
}

await obey({
  usage: USAGE,
  readArguments,
  failure: 'Nothing was evaluated.',
  async run({ data, json }) {
    const files = data.map(readListings);
    const total = files.reduce((sum, { listings }) => sum + listings.length, 0);
    const evaluation = evaluateModel(files, { value: valueListing, onProgress: progress(total) });
    console.log(json ? JSON.stringify(evaluation, null, 2) : report(evaluation));
  },
});
