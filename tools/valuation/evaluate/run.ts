import { readListings, type ReadListings } from '../listings';
import { valueListing } from '../value-listing';
import { readCommand, USAGE } from './command';
import { evaluate } from './evaluate';
import { report } from './report';

/** A line is told this often, in milliseconds. */
const PROGRESS_EVERY = 3000;

/** Tells on the error output how many are done, when it has been quiet for a while. */
function progress(total: number): (done: number) => void {
  let told = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - told < PROGRESS_EVERY) return;
    told = now;
    console.error(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows …`);
  };
}

/** @returns nothing when a file cannot be read, which has been told then */
function readFiles(files: readonly string[]): ReadListings[] | undefined {
  try {
    return files.map(readListings);
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

function run(): void {
  const command = readCommand(process.argv.slice(2));
  if (!command) console.error(USAGE);
  const files = command && readFiles(command.files);
  if (!files) {
    process.exitCode = 1;
    return;
  }
  const total = files.reduce((sum, { listings }) => sum + listings.length, 0);
  const evaluation = evaluate(files, { value: valueListing, onProgress: progress(total) });
  const text = command.asJson ? JSON.stringify(evaluation, null, 2) : report(evaluation);
  console.log(text);
}

run();
