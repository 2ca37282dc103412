import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from './free-port';
import { execute, printLine } from './run';

export const CERTIFICATE = resolve('e2e/support/localhost.pem');

export function installedNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

export async function findNginx(): Promise<string | undefined> {
  const present = installedNginx();
  if (present || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return present;
  printLine("No nginx found; installing the distribution's package …");
  // Its service must not start: it would take port 80.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await execute('apt-get', ['update', '-qq'], { env });
  await execute('apt-get', ['install', '-y', '-qq', 'nginx-light'], { env });
  return installedNginx();
}

export interface Nginx {
  url: string;
  log: () => string;
  stop: () => Promise<void>;
}

/** Replaces `${CAPITALS}`; nginx's own variables are in small letters. */
const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`deploy/nginx.conf asks for ${name}.`);
    return values[name];
  });

export function writeConfiguration(folder: string, values: Record<string, string>): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(join(folder, name));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
    types { text/html html; }
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
${fill(readFileSync('deploy/nginx.conf', 'utf8'), values)}}
`,
  );
  return file;
}

export async function startNginx(
  program: string,
  portals: [string, string],
  port?: number,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const log = join(folder, 'access.log');
  const https = port ?? (await freePort());
  const file = writeConfiguration(folder, {
    PORTAL_A: portals[0],
    PORTAL_B: portals[1],
    CACHE: join(folder, 'cache'),
    SERVER_NAME: 'localhost',
    HTTP: `127.0.0.1:${await freePort()}`,
    HTTPS: `127.0.0.1:${https}`,
    CERTIFICATE,
    CERTIFICATE_KEY: CERTIFICATE,
    LOG: log,
    // All visitors of a test have one address.
    CONNECTIONS_OF_A_VISITOR: '2000',
  });
  const child = spawn(program, ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const gone = once(child, 'exit');
  let isGone = false;
  void gone.then(() => (isGone = true));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  // nginx writes its process id when it is ready.
  while (!existsSync(join(folder, 'pid')) && !isGone) {
    await new Promise((tick) => setTimeout(tick, 10));
  }
  if (isGone) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`nginx could not be started.\n${complaints}`);
  }
  return { url: `https://localhost:${https}`, log: () => readFileSync(log, 'utf8'), stop };
}
