import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/free-port';
import { administer, copyPostgres, copySqlite } from './templates';
import { startTlsProxy } from './tls-proxy';

export type Provider = 'sqlite' | 'postgresql';

export interface Portal {
  url: string;
  databaseUrl: string;
  pid: number;
  readonly output: string;
  /** Advances the server's clock, which decides about the age of pages */
  passTime: (milliseconds: number) => Promise<void>;
  restart: () => Promise<void>;
  deploy: (folder: string, build: string) => Promise<void>;
  halt: () => Promise<void>;
  /** SIGKILL, like a loss of power; can be restarted */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

interface PortalOptions {
  provider: Provider;
  env?: Record<string, string>;
  /** Shared with another server, and not removed */
  databaseUrl?: string;
  /** Prefix of the command, e.g. a tracer */
  wrapper?: string[];
  /** Behind a proxy that ends TLS, as in production */
  proxied?: boolean;
}

/** A port without a listener: mails stay in the outbox. */
const NOBODY = 'smtp://127.0.0.1:9';

const LANES = availableParallelism();

/** No other worker's, and below those that the system gives out: still free when its server restarts. */
async function ownPort(): Promise<number> {
  const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % LANES;
  for (;;) {
    const port = 11_000 + LANES * randomInt(Math.floor(21_000 / LANES)) + lane;
    if (await freePort(port).catch(() => 0)) return port;
  }
}

async function newDatabase(provider: Provider) {
  if (provider === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
    const file = join(folder, 'portal.db');
    copySqlite(file);
    return {
      url: `file:${file}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await copyPostgres(name);
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function untilReady(child: ChildProcess, written: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written.push(String(chunk));
      if (written.join('').includes('Ready: ')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) =>
      reject(new Error(`The server ended with ${code}.\n${written.join('')}`)),
    );
  });
}

function ended(child: ChildProcess, isGroup: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    // The output is complete on 'close', not on 'exit'.
    child.once('close', () => resolve());
    // A wrapper need not pass the signal on, so the server gets it too; it ends with the server.
    if (isGroup && child.pid) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  });
}

export async function startPortal({
  provider,
  env,
  databaseUrl,
  wrapper = [],
  proxied = false,
}: PortalOptions): Promise<Portal> {
  const database = databaseUrl
    ? { url: databaseUrl, remove: async () => {} }
    : await newDatabase(provider);
  const port = await ownPort();
  const proxy = proxied ? await startTlsProxy(port) : undefined;
  const behindProxy = proxy && { APP_URL: proxy.url, TRUSTED_PROXIES: 'loopback' };
  const [command = process.execPath, ...args] = [
    ...wrapper,
    process.execPath,
    'scripts/run.mjs',
    'e2e/support/serve.ts',
  ];
  const erasures = join(tmpdir(), `portal-erasures-${randomUUID()}.jsonl`);
  let written: string[] = [];
  let version: { cwd?: string; env?: Record<string, string> } = {};
  const start = async () => {
    written = [];
    const started = spawn(command, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: database.url,
        ERASURE_LIST: erasures,
        AUTH_SECRET: 'a secret for browser tests, long enough',
        SMTP_URL: NOBODY,
        ...behindProxy,
        ...env,
        ...version.env,
      },
      cwd: version.cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: wrapper.length > 0,
    });
    await untilReady(started, written);
    return started;
  };
  let child = await start();
  const halt = () => ended(child, wrapper.length > 0);
  return {
    url: proxy?.url ?? `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    get pid() {
      return child.pid ?? 0;
    },
    get output() {
      return written.join('');
    },
    passTime: async (milliseconds) => {
      const moved = once(child, 'message');
      child.send(milliseconds);
      await moved;
    },
    halt,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    restart: async () => {
      await halt();
      child = await start();
    },
    deploy: async (folder, build) => {
      await halt();
      version = { cwd: folder, env: { PORTAL_BUILD: build } };
      child = await start();
    },
    stop: async () => {
      await halt();
      await proxy?.stop();
      await database.remove();
      rmSync(erasures, { force: true });
    },
  };
}
