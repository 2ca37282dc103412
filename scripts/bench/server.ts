import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../setup/free-port';
import type { RunOptions } from '../setup/run';

/** The built portal, with the memory that `npm start` gives it. */
export const PORTAL = ['--max-old-space-size=768', 'scripts/run.mjs', 'e2e/support/serve.ts'];

/**
 * Runs a Node script that serves on HOST and PORT, on a free port of 127.0.0.1.
 * @returns its address and process once it says that it is ready, and how to stop it
 */
export async function startServer(
  args: string[],
  { cwd, env, signal }: Pick<RunOptions, 'cwd' | 'env' | 'signal'>,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort();
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
  process.once('exit', () => child.kill());
  const closed = once(child, 'close').catch(() => {});
  await new Promise<void>((resolve, reject) => {
    let output = '';
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
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}
