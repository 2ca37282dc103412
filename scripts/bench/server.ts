import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../setup/free-port';
import type { RunOptions } from '../setup/run';

/** The built portal, with the memory that `npm start` gives it. */
export const PORTAL = ['--max-old-space-size=768', 'scripts/run.mjs', 'e2e/support/serve.ts'];

export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  /** What it has written so far */
  readonly output: string;
  /** Ends it with a signal; resolves when it is gone */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Runs a Node script that serves on HOST and PORT, on 127.0.0.1 and a free port unless one is named.
 * @returns its address and process once it says that it is ready, and how to stop it
 */
export async function startServer(
  args: string[],
  {
    cwd,
    env,
    signal,
    port: wanted,
  }: Pick<RunOptions, 'cwd' | 'env' | 'signal'> & { port?: number },
): Promise<RunningServer> {
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, args, {
    cwd,
    signal,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also when an error that nobody expected ends this process.
  const end = () => child.kill();
  process.once('exit', end);
  const closed = once(child, 'close')
    .catch(() => {})
    .finally(() => process.off('exit', end));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/\bReady\b/.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.once('close', (code) =>
      reject(new Error(`"${args.join(' ')}" ended with code ${code}.\n${output}`)),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    get output() {
      return output;
    },
    stop: async (name) => {
      child.kill(name);
      await closed;
    },
  };
}
