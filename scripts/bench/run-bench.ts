import { existsSync } from 'node:fs';
import { generateCode } from '../setup/generated';
import { messageOf, say } from '../setup/run';

/**
 * A benchmark as a command: reads what it is asked for, sees to the database's clients, measures, and ends with
 * 1 when something is beyond its limit or could not be measured, with 130 when it was stopped.
 * @param readArguments throws an error whose message says what is wrong with them
 * @param measure takes them and a signal that says stop; resolves to whether everything is within limits
 * @param failure said when it could not be measured
 */
export async function runBench<Wanted>({
  usage,
  readArguments,
  measure,
  failure,
}: {
  usage: string;
  readArguments: () => Wanted;
  measure: (wanted: Wanted, signal: AbortSignal) => Promise<boolean>;
  failure: string;
}): Promise<void> {
  let wanted: Wanted;
  try {
    wanted = readArguments();
  } catch (error) {
    console.error(`${messageOf(error)}\n${usage}`);
    process.exit(1);
  }
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort());
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    await generateCode();
    if (!(await measure(wanted, ending.signal))) process.exitCode = 1;
  } catch (error) {
    const stopped = ending.signal.aborted;
    console.error(stopped ? '\nStopped.' : `\n${failure} ${messageOf(error)}`);
    process.exitCode = stopped ? 130 : 1;
  }
}

/** Everything that is started goes on the list and ends in reverse order, whatever happens. */
type Ending = () => Promise<void> | void;

export async function withEndings<Result>(
  work: (onEnd: (end: Ending) => void) => Promise<Result>,
): Promise<Result> {
  const endings: Ending[] = [];
  try {
    return await work((end) => endings.push(end));
  } finally {
    for (const end of endings.reverse()) {
      try {
        await end();
      } catch (error) {
        say(`Clearing up: ${messageOf(error)}`);
      }
    }
  }
}
