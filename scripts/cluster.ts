import { existsSync } from 'node:fs';
import { generateCode } from './setup/generated';
import { messageOf, run, say, stage } from './setup/run';

// What deploy/compose.yaml starts, from local processes: Postgres, one migration, two servers and nginx. Another
// database is named by DATABASE_URL, another port of nginx by PORT.
if (existsSync('.env')) process.loadEnvFile('.env');
const stop = new AbortController();
const told = new Promise<void>((resolve) => {
  stop.signal.addEventListener('abort', () => resolve());
});
/** What has to have ended; all begin at once, for Ctrl+C reaches each of them, and nobody waits for who has ended by then. */
const ends: Promise<unknown>[] = [];

/** Ends it all when it is told to, and by nobody else: what ends our Postgres would end this process before the rest. */
function obeySignals(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(name);
    process.on(name, () => stop.abort());
  }
}

const START = ['--max-old-space-size=768', 'scripts/run.mjs', 'scripts/start.ts'];

/** Starts a server, and anew whenever it ends, as compose and systemd do. @returns its host and port once it answers */
async function keepServer(env: Record<string, string>, port: number): Promise<string> {
  const settings = { ...env, HOST: '127.0.0.1', PORT: String(port) };
  const address = `127.0.0.1:${port}`;
  const { signal } = stop;
  let hasAnswered = false;
  const serve = async () => {
    while (!signal.aborted) {
      const options = { env: settings, show: true, signal };
      await run(process.execPath, [...START, '--serve'], options).catch(() => {});
      if (signal.aborted) return;
      if (hasAnswered) {
        say(`http://${address} has ended, and is started anew …`);
        continue;
      }
      // It has said why it cannot be started.
      process.exitCode = 1;
      stop.abort();
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
  obeySignals();
  const port = Number(process.env.PORT || 8443);
  // Links in mails lead to nginx.
  process.env.APP_URL ??= `https://localhost:${port}`;
  await generateCode();
  const { buildApplication, checkSettings } = await import('./setup/application');
  const { freePort } = await import('./setup/free-port');
  const { findNginx, startNginx } = await import('./setup/nginx');
  const { startPostgres } = await import('./setup/postgres');
  await checkSettings();
  await buildApplication();
  if (stop.signal.aborted) return;

  const env: Record<string, string> = { TRUSTED_PROXIES: 'loopback' };
  if (process.env.DATABASE_URL) env.DATABASE_URL = process.env.DATABASE_URL;
  else {
    const postgres = await stage('Postgres', startPostgres);
    obeySignals();
    ends.push(told.then(postgres.stop));
    env.DATABASE_URL = postgres.url.replace(/\/postgres$/, '/portal');
  }
  const migrating = await run(process.execPath, [...START, '--migrate'], { env, show: true });
  if (migrating.code !== 0) throw new Error('The database could not be migrated.');

  const ports = [await freePort(), await freePort()];
  const [first = '', second = ''] = await Promise.all(ports.map((one) => keepServer(env, one)));
  const program = await findNginx();
  if (stop.signal.aborted) return;
  say(`Processes: http://${first}  http://${second}`);
  if (!program) return say('There is no nginx here: the processes stand alone.');
  const nginx = await startNginx(program, [first, second], port);
  ends.push(told.then(nginx.stop));
  say(`Cluster: ${nginx.url}  (its certificate has signed itself; stop with Ctrl+C)`);
}

try {
  await startCluster();
  await told;
} catch (error) {
  console.error(`\nThe cluster could not be started. ${messageOf(error)}`);
  process.exitCode = 1;
} finally {
  stop.abort();
  await Promise.all(ends);
  // What keeps a forgotten Postgres from staying would end this process with 0.
  process.exit(process.exitCode);
}
