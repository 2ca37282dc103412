import { existsSync } from 'node:fs';
import { generateCode } from './setup/generated';
import { messageOf, run, say, stage } from './setup/run';

// What deploy/compose.yaml starts, from local processes: Postgres, one migration, two servers and nginx. Another
// database is named by DATABASE_URL, another port of nginx by PORT.
if (existsSync('.env')) process.loadEnvFile('.env');
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
const ends: (() => Promise<unknown>)[] = [];

const START = ['--max-old-space-size=768', 'scripts/run.mjs', 'scripts/start.ts'];

/** Starts a server. @returns its host and port once it answers */
async function startServer(env: Record<string, string>, port: number): Promise<string> {
  const settings = { ...env, HOST: '127.0.0.1', PORT: String(port) };
  const { signal } = stop;
  const ended = run(process.execPath, [...START, '--serve'], { env: settings, show: true, signal })
    .catch(() => {})
    .then(() => stop.abort());
  ends.push(() => ended);
  const address = `127.0.0.1:${port}`;
  while (!signal.aborted) {
    const answer = await fetch(`http://${address}/api/health`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((tick) => setTimeout(tick, 100));
  }
  return address;
}

async function startCluster(): Promise<void> {
  await generateCode();
  const { buildApplication, checkSettings } = await import('./setup/application');
  const { freePort } = await import('./setup/free-port');
  const { findNginx, startNginx } = await import('./setup/nginx');
  const { startPostgres } = await import('./setup/postgres');
  await checkSettings();
  await buildApplication();

  const port = Number(process.env.PORT || 8443);
  const env: Record<string, string> = { TRUSTED_PROXIES: 'loopback' };
  if (process.env.DATABASE_URL) env.DATABASE_URL = process.env.DATABASE_URL;
  else {
    const postgres = await stage('Postgres', startPostgres);
    ends.push(postgres.stop);
    env.DATABASE_URL = postgres.url.replace(/\/postgres$/, '/portal');
  }
  const migrating = await run(process.execPath, [...START, '--migrate'], { env, show: true });
  if (migrating.code !== 0) throw new Error('The database could not be migrated.');

  const ports = [await freePort(), await freePort()];
  const [first = '', second = ''] = await Promise.all(ports.map((one) => startServer(env, one)));
  const program = await findNginx();
  if (stop.signal.aborted) return;
  say(`Processes: http://${first}  http://${second}`);
  if (!program) return say('There is no nginx here: the processes stand alone.');
  const nginx = await startNginx(program, [first, second], port);
  ends.push(nginx.stop);
  say(`Cluster: ${nginx.url}  (its certificate has signed itself; stop with Ctrl+C)`);
}

try {
  await startCluster();
  if (!stop.signal.aborted) {
    await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  }
} catch (error) {
  console.error(`\nThe cluster could not be started. ${messageOf(error)}`);
  process.exitCode = 1;
} finally {
  stop.abort();
  // The database last.
  for (const end of ends.reverse()) await end();
  // What keeps a forgotten Postgres from staying would end this process with 0.
  process.exit(process.exitCode);
}
