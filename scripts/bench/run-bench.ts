import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port';
import { generateCode } from '../setup/generated';
import { startPostgres } from '../setup/postgres';
import { messageOf, printLine, type RunOptions } from '../setup/run';

type Ending = () => Promise<void> | void;

export type OnEnd = (end: Ending) => void;

/** Ends with 1 if a limit is exceeded, and with 130 if it was stopped; stops everything in reverse order. */
export async function runBench<Wanted>(bench: {
  usage: string;
  readArguments: () => Wanted;
  measure: (wanted: Wanted, signal: AbortSignal, onEnd: OnEnd) => Promise<string[]>;
}): Promise<void> {
  let wanted: Wanted;
  try {
    wanted = bench.readArguments();
  } catch (error) {
    console.error(`${messageOf(error)}\n${bench.usage}`);
    process.exit(1);
  }
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort());
  if (existsSync('.env')) process.loadEnvFile('.env');
  const endings: Ending[] = [];
  try {
    await generateCode();
    const faults = await bench.measure(wanted, ending.signal, (end) => endings.push(end));
    for (const fault of faults) console.log(`FAIL: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } catch (error) {
    const stopped = ending.signal.aborted;
    console.error(stopped ? '\nStopped.' : `\nNothing could be measured. ${messageOf(error)}`);
    process.exitCode = stopped ? 130 : 1;
  }
  for (const end of endings.reverse()) {
    try {
      await end();
    } catch (error) {
      printLine(`Clearing up: ${messageOf(error)}`);
    }
  }
}

export function temporaryFolder(onEnd: OnEnd): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export async function createDatabase(kind: DatabaseKind, onEnd: OnEnd): Promise<string> {
  if (kind === 'sqlite') return `file:${join(temporaryFolder(onEnd), 'portal.db')}`;
  const postgres = await startPostgres();
  onEnd(postgres.stop);
  return new URL('/bench', postgres.url).href;
}

export function databasesOf(only: string | undefined): readonly DatabaseKind[] {
  const databases = DATABASES.filter((each) => !only || each === only);
  if (databases.length === 0) throw new Error(`--only takes ${DATABASES.join(' or ')}.`);
  return databases;
}

/** The built portal, with the memory that `npm start` gives it. */
export const PORTAL = ['--max-old-space-size=768', 'scripts/run.mjs', 'e2e/support/serve.ts'];
export const PORTAL_ENV = {
  AUTH_SECRET: 'a secret for measurements, long enough',
  EMPLOYEE_EMAIL: 'karin@wohnlotse.example',
  EMPLOYEE_PASSWORD: 'ein gutes Passwort',
};

interface RunningServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export async function startServer(
  args: string[],
  { cwd, env, signal }: Pick<RunOptions, 'cwd' | 'env' | 'signal'>,
): Promise<RunningServer> {
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
  const closed = once(child, 'close').catch(() => {});
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
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}

export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Logs in the employee of {@link PORTAL_ENV}. @returns the cookie */
export async function logInForBench(portal: string): Promise<string> {
  const { EMPLOYEE_EMAIL: email, EMPLOYEE_PASSWORD: password } = PORTAL_ENV;
  const response = await fetch(`${portal}/api/employee/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: portal },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The login answers ${response.status}.`);
  return cookiesOf(response);
}
