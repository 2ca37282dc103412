import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contactBody } from '@/lib/testing/contact-factory';
import { freePort } from '../../scripts/setup/free-port';
import { ask } from '../support/cluster';
import { ENV } from '../support/test';

const processesOf = (group: number) =>
  execFileSync('ps', ['-A', '-o', 'pgid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([of]) => of === String(group))
    .map(([, pid, ...command]) => ({ pid: Number(pid), command: command.join(' ') }));

test('npm run cluster serves, replaces a server that was killed, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  // Postgres runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const cluster = spawn(process.execPath, ['scripts/run.mjs', 'scripts/cluster.ts'], {
    // Without APP_URL it uses the build of all tests.
    env: { ...process.env, ...ENV, APP_URL: '', DATABASE_URL: '', PORT: `${port}`, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A new process group, as in a terminal.
    detached: true,
  });
  const group = cluster.pid ?? 0;
  let output = '';
  cluster.stdout.on('data', (chunk) => (output += chunk));
  const ended = once(cluster, 'close');
  const saying = async (words: string) => {
    while (!output.includes(words)) {
      await Promise.race([once(cluster.stdout, 'data'), ended]);
      expect(cluster.exitCode, output).toBeNull();
    }
  };
  try {
    await saying('Processes: ');
    test.skip(output.includes('There is no nginx'), 'There is no nginx on this machine.');
    await saying('Cluster: ');
    expect((await ask({ url }, '/makler')).status).toBe(200);

    const [server] = processesOf(group).filter(({ command }) => command.endsWith('--serve'));
    process.kill(server!.pid, 'SIGKILL');
    await saying('starts again');
    const sent = await ask({ url }, '/api/contact-requests', {
      method: 'POST',
      body: contactBody(),
    });
    expect(sent.status, sent.text).toBe(201);
    const ready = () => output.split('Ready: ').length - 1;
    await expect.poll(ready).toBe(3);

    process.kill(-group, 'SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect.poll(() => processesOf(group)).toEqual([]);
    // A killed process cannot remove its socket.
    expect(readdirSync(folder).length).toBeLessThanOrEqual(1);
  } finally {
    if (processesOf(group).length > 0) process.kill(-group, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
