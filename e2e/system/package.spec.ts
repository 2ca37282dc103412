import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sendAction } from '@/lib/testing/send-action';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { freePort } from '../../scripts/setup/free-port';
import { ask } from '../support/cluster';
import { query } from '../support/database';
import { ownLink, startMailbox } from '../support/mailbox';

/** The database of a portal that is served in `dist`. */
const KEPT = join('dist', 'data');

/** A user without files on most systems. */
const NOBODY = 65534;

const stranger = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Without anything but Node, as in deploy/Dockerfile. */
function unpack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'));
  chmodSync(folder, 0o755);
  const filter = (file: string) => file !== KEPT;
  cpSync('dist', folder, { recursive: true, verbatimSymlinks: true, filter });
  mkdirSync(join(folder, 'data'));
  if (stranger.uid) chownSync(join(folder, 'data'), stranger.uid, NOBODY);
  return folder;
}

function start(folder: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--max-old-space-size=768', ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...stranger,
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => written.push(String(chunk)));
  }
  const ended = once(child, 'close').then(() => undefined);
  const untilReady = () => Promise.race([ended, saying('Ready: ')]);
  const saying = async (words: string) => {
    while (!written.join('').includes(words)) await once(child.stdout, 'data');
  };
  return { child, ended, untilReady, output: () => written.join('') };
}

test('what is packed serves with Node alone, for a user who may write to data only', async () => {
  mkdirSync(KEPT, { recursive: true });
  const packed = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/package.ts'], {
    encoding: 'utf8',
  });
  expect(packed.status, packed.stdout + packed.stderr).toBe(0);
  expect(existsSync(KEPT)).toBe(true);
  const folder = unpack();
  const mailbox = await startMailbox();
  let server: ReturnType<typeof start> | undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), SMTP_URL: mailbox.url };
  try {
    const other = start(folder, ['server.mjs'], { ...env, COMPANY_NAME: 'Andere GmbH' });
    await other.ended;
    expect(other.child.exitCode).toBe(1);
    expect(other.output()).toContain('other values of COMPANY_NAME');

    const early = start(folder, ['backup.mjs', '--to', 'data/backups'], env);
    await early.ended;
    expect(early.child.exitCode, early.output()).toBe(1);
    expect(readdirSync(join(folder, 'data'))).toEqual([]);

    const migration = start(folder, ['server.mjs', '--migrate'], env);
    await migration.ended;
    expect(migration.child.exitCode, migration.output()).toBe(0);

    server = start(folder, ['server.mjs', '--serve'], env);
    await server.untilReady();
    expect(server.output()).toContain('Ready: ');
    const sent = await ask({ url }, '/api/valuation-requests', {
      method: 'POST',
      body: valuationBody({ email: 'erika@beispiel.de' }),
    });
    expect([sent.status, server.output()]).toEqual([201, expect.anything()]);

    const mail = await mailbox.read('erika@beispiel.de', /./);
    const link = new URL(ownLink(mail)).pathname;
    const token = link.split('/').at(-1);
    const confirmed = await sendAction(url, 'confirmAddressAction', { token });
    expect(confirmed.status, confirmed.text).toBe(200);
    // 503 with Retry-After until it is made.
    const pdf = async () => (await ask({ url }, `${link}/bewertung.pdf`)).text.slice(0, 5);
    await expect.poll(pdf).toBe('%PDF-');
    const reply = await ask({ url }, '/api/chat', {
      method: 'POST',
      body: { message: 'Wie lange dauert ein Verkauf?' },
    });
    expect(JSON.parse(reply.text).response).toContain('drei bis sechs Monate');
    for (const path of ['/', '/ratgeber/energieausweis', '/favicon.ico']) {
      expect([path, (await ask({ url }, path)).status]).toEqual([path, 200]);
    }
    const accounts = start(folder, ['employee.mjs', 'list']);
    await accounts.ended;
    expect(accounts.output()).toContain('leitung@portal.invalid');

    const backup = start(folder, ['backup.mjs', '--to', 'data/backups'], env);
    await backup.ended;
    expect(backup.child.exitCode, backup.output()).toBe(0);
    const [, name = ''] = readdirSync(join(folder, 'data/backups')).sort();
    const place = { ...env, DATABASE_URL: 'file:./data/restored/portal.db' };
    const restore = start(folder, ['restore.mjs', '--from', `data/backups/${name}`], place);
    await restore.ended;
    expect(restore.child.exitCode, restore.output()).toBe(0);
    const databaseUrl = `file:${join(folder, 'data/restored/portal.db')}`;
    expect(await query({ databaseUrl }, 'SELECT "email" FROM "Submission"')).toEqual([
      { email: 'erika@beispiel.de' },
    ]);
    expect((await ask({ url }, '/api/health')).status).toBe(200);

    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.child.exitCode, server.output()).toBe(0);
  } finally {
    server?.child.kill('SIGKILL');
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
