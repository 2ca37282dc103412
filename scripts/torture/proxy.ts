import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port';
import { until } from './portal';

/**
 * What a server refused, or closed before it answered, goes to the other one. A post too: each carries its
 * Idempotency-Key.
 */
const config = (folder: string, port: number, servers: readonly number[]) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream portal {
    ${servers.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout non_idempotent;
      proxy_next_upstream_tries 3;
    }
  }
}
`;

/** Said in place of figures. */
export const NO_PROXY = [{ what: 'skipped: nginx is not installed' }];

/** Puts nginx in front of some servers of this machine; nothing where it is not installed. */
export async function startProxy(servers: readonly number[]) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port, servers));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`]);
  const closed = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    stop: async () => {
      child.kill();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
