import { existsSync } from 'node:fs';
import { buildApplication, checkSettings } from './setup/application';
import { freePort } from './setup/free-port';
import { generateCode } from './setup/generated';
import { findNginx, startNginx } from './setup/nginx';
import { startPostgres } from './setup/postgres';
import { messageOf, execute, printLine, stage } from './setup/run';

// Starts the services of deploy/compose.yaml as local processes: Postgres, one migration, two servers and
// nginx. DATABASE_URL names another database, PORT the port of nginx.
if (existsSync('.env')) process.loadEnvFile('.env');
const stop = new AbortController();
const stopped = new Promise<void>((resolve) => {
  stop.signal.addEventListener('abort', () => resolve());
});
const ends: Promise<unknown>[] = [];

/** Replaces other handlers: the one that stops our Postgres would end this process too early. */
function handleSignals(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(name);
    process.on(name, () => stop.abort());
  }
}

const START = ['--max-old-space-size=768', 'scripts/run.mjs', 'scripts/start.ts'];

/** Restarts a server that ends, as compose and systemd do. @returns its host and port once it answers */
async function keepServer(env: Record<string, string>, port: number): Promise<string> {
  const address = `127.0.0.1:${port}`;
  const { signal } = stop;
  const options = { env: { ...env, HOST: '127.0.0.1', PORT: String(port) }, show: true, signal };
  let hasAnswered = false;
  const serve = async () => {
    while (!signal.aborted) {
      await execute(process.execPath, [...START, '--serve'], options).catch(() => {});
      if (signal.aborted) return;
      if (hasAnswered) printLine(`http://${address} has ended and starts again …`);
      else {
        process.exitCode = 1;
        stop.abort();
      }
    }
  };
  ends.push(serve());
  while (!signal.aborted && !hasAnswered) {
    const answer = await fetch(`http://${address}/api/health`).catch(() => undefined);
    hasAnswered = answer?.ok ?? false;
    if (!hasAnswered) await new Promise((tick) => setTimeout(tick, 100));
  }
  return address;
}

async function startCluster(): Promise<void> {
  handleSignals();
  const port = Number(process.env.PORT || 8443);
  // Links in mails lead to nginx.
  process.env.APP_URL ??= `https://localhost:${port}`;
  await generateCode();
  checkSettings();
  await buildApplication();
  if (stop.signal.aborted) return;

  const env: Record<string, string> = { TRUSTED_PROXIES: 'loopback' };
  if (process.env.DATABASE_URL) env.DATABASE_URL = process.env.DATABASE_URL;
  else {
    const postgres = await stage('Postgres', startPostgres);
    handleSignals();
    ends.push(stopped.then(postgres.stop));
    env.DATABASE_URL = new URL('/portal', postgres.url).href;
  }
  const migrating = await execute(process.execPath, [...START, '--migrate'], { env, show: true });
  if (migrating.code !== 0) throw new Error('The database could not be migrated.');

  const ports = [await freePort(), await freePort()];
  const [first = '', second = ''] = await Promise.all(ports.map((one) => keepServer(env, one)));
  const program = await findNginx();
  if (stop.signal.aborted) return;
  printLine(`Processes: http://${first}  http://${second}`);
  if (!program) return printLine('There is no nginx here: the processes stand alone.');
  const nginx = await startNginx(program, [first, second], port);
  ends.push(stopped.then(nginx.stop));
  printLine(`Cluster: ${nginx.url}  (its certificate has signed itself; stop with Ctrl+C)`);
}

try {
  await startCluster();
  await stopped;
} catch (error) {
  console.error(`\nThe cluster could not be started. ${messageOf(error)}`);
  process.exitCode = 1;
} finally {
  stop.abort();
  await Promise.all(ends);
  // The handler that stops a forgotten Postgres would end this process with 0.
  process.exit(process.exitCode);
}
