import { existsSync } from 'node:fs';
import { checkNode, installDependencies } from '../setup/dependencies.mjs';
import { generateClients } from '../setup/prisma.mjs';

/**
 * A benchmark as a command: reads what it is asked for, sees to the dependencies, measures, and ends with
 * 1 when something is beyond its limit or could not be measured, with 130 when it was stopped.
 * @param readArguments throws an error whose message says what is wrong with them
 * @param measure takes them and a signal that says stop; resolves to whether everything is within limits
 * @param failure said when it could not be measured
 */
export async function runBench({ usage, readArguments, measure, failure }) {
  let wanted;
  try {
    wanted = readArguments();
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  }
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort());
  checkNode();
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    await installDependencies();
    await generateClients();
    if (!(await measure(wanted, ending.signal))) process.exitCode = 1;
  } catch (error) {
    const stopped = ending.signal.aborted;
    console.error(stopped ? '\nStopped.' : `\n${failure} ${error.message}`);
    process.exitCode = stopped ? 130 : 1;
  }
}
