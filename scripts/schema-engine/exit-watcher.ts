import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { log } from './failure';

const SECONDS_FOR_THE_CLI_TO_FAIL = 0.3;

/**
 * Makes sure that the CLI reports the death of this program, even by SIGKILL.
 *
 * When its engine dies, the CLI waits for that engine to exit (which already happened) or for a
 * timer that does not keep Node running. Mostly it is the output of the engine that keeps it
 * running, and that is closed by then: the CLI comes to its end before the timer, prints nothing
 * and exits with code 0. So a small shell holds the output open a little longer than this program
 * lives. Its own input ends with this program, however that came about.
 *
 * Returns the function that dismisses the shell after a regular end.
 */
export function startExitWatcher(): () => Promise<void> {
  const watcher = spawn('sh', ['-c', `read -r farewell || sleep ${SECONDS_FOR_THE_CLI_TO_FAIL}`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  watcher.on('error', (error) => log('no exit watcher', error.message));
  watcher.stdin.on('error', (error) => log('no exit watcher', error.message));
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return () => new Promise((resolve) => watcher.stdin.end('regular end\n', () => resolve()));
}
