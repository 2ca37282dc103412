import { readListings, type ReadListings } from '../listings';
import { valueListing } from '../value-listing';
import { readEvaluateCommand, EVALUATE_USAGE } from './command';
import { evaluateModel } from './evaluate';
import { report } from './report';

const PROGRESS_EVERY = 3000;

function progress(total: number): (done: number) => void {
  let told = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - told < PROGRESS_EVERY) return;
    told = now;
    console.error(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows …`);
  };
}

/** Prints the error of an unreadable file. @returns `undefined` then */
function readFiles(files: readonly string[]): ReadListings[] | undefined {
  try {
    return files.map(readListings);
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

function run(): void {
  const command = readEvaluateCommand(process.argv.slice(2));
  if (!command) console.error(EVALUATE_USAGE);
  const files = command && readFiles(command.files);
  if (!files) {
    process.exitCode = 1;
    return;
  }
  const total = files.reduce((sum, { listings }) => sum + listings.length, 0);
  const evaluation = evaluateModel(files, { value: valueListing, onProgress: progress(total) });
  const text = command.asJson ? JSON.stringify(evaluation, null, 2) : report(evaluation);
  console.log(text);
}

run();
