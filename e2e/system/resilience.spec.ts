import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { startPostgres } from '../../scripts/setup/postgres';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { postJson } from '../support/post';
import { compareStored, startSenders, type Senders } from '../support/senders';
import { expect, test } from '../support/start-test';

const ENV = { RATE_LIMIT: 'off' };
const COMPLETE = { missing: [], twice: 0, incomplete: [] };

async function untilStored(senders: Senders, more: number) {
  const wanted = senders.stored.size + more;
  await expect.poll(() => senders.stored.size).toBeGreaterThanOrEqual(wanted);
}

async function failAndRecover(portal: Portal, fail: () => unknown, recover: () => unknown) {
  const senders = startSenders(portal);
  try {
    await untilStored(senders, 20);
    await fail();
    await expect.poll(() => senders.answers[503] ?? 0).toBeGreaterThan(0);
  } finally {
    await recover();
    await senders.stop();
  }
  expect(Object.keys(senders.answers)).toEqual(['201', '503']);
  expect(senders.unexplained).toBe(0);
  expect(await compareStored(portal, senders)).toEqual(COMPLETE);
}

for (const provider of ['sqlite', 'postgresql'] as const) {
  test(`on ${provider} a server that is killed loses no stored request, and stores none twice`, async ({
    start,
  }) => {
    const portal = await start({ provider, env: ENV });
    const senders = startSenders(portal);
    for (const posts of [100, 1, 40]) {
      await untilStored(senders, posts);
      await portal.kill();
      await portal.restart();
    }
    await untilStored(senders, 1);
    await senders.stop();
    expect(await compareStored(portal, senders)).toEqual(COMPLETE);
  });
}

test('while Postgres is stopped each form is refused, and stored after it is back', async () => {
  const postgres = await startPostgres();
  const databaseUrl = new URL('/portal', postgres.url).href;
  const portal = await startPortal({ provider: 'postgresql', databaseUrl, env: ENV });
  try {
    await failAndRecover(portal, postgres.halt, postgres.start);
  } finally {
    await portal.stop();
    await postgres.stop();
  }
});

test('while another program holds the SQLite file each form is refused, and stored afterwards', async () => {
  const portal = await startPortal({ provider: 'sqlite', env: ENV });
  const options = { timeout: 60_000 } as Database.Options;
  const holder = new Database(portal.databaseUrl.replace('file:', ''), options);
  try {
    const hold = () => holder.exec('BEGIN EXCLUSIVE');
    await failAndRecover(portal, hold, () => holder.exec('ROLLBACK'));
  } finally {
    holder.close();
    await portal.stop();
  }
});

test('a second server on one SQLite file ends with a sentence, and the first goes on', async ({
  start,
}) => {
  const portal = await start({ provider: 'sqlite' });
  const { databaseUrl } = portal;
  const second = startPortal({ provider: 'sqlite', databaseUrl });
  await expect(second).rejects.toThrow(/Another process serves .*portal\.db already/);
  expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
  // The lock ends with its process.
  await portal.kill();
  await portal.restart();
});

test('a start on a Postgres that can only be read says so', async ({ start }) => {
  const portal = await start({ provider: 'postgresql' });
  await portal.halt();
  const name = new URL(portal.databaseUrl).pathname.slice(1);
  await query(portal, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await expect(portal.restart()).rejects.toThrow('It can only be read');
});

test.describe('on a disk of its own', () => {
  let folder: string;
  let portal: Portal;
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
    try {
      mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder);
    } catch {
      rmSync(folder, { recursive: true });
      test.skip(true, 'Mounting a disk in memory is not permitted here.');
    }
    const databaseUrl = `file:${join(folder, 'portal.db')}`;
    portal = await startPortal({ provider: 'sqlite', databaseUrl, env: ENV });
  });
  test.afterEach(async () => {
    if (test.info().status === 'skipped') return;
    await portal.stop();
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });

  const filling = () => join(folder, 'filling');
  const empty = () => rmSync(filling(), { force: true });
  function fill() {
    const { bavail, bsize } = statfsSync(folder);
    try {
      writeFileSync(filling(), Buffer.alloc((bavail + 1) * bsize));
    } catch (error) {
      // The disk is full except for the last block.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  test('while the disk is full each form is refused, and stored afterwards; no server starts then', async () => {
    await failAndRecover(portal, fill, empty);
    await portal.halt();
    fill();
    await expect(portal.restart()).rejects.toThrow(/The database at .* cannot be used.*disk/is);
    empty();
  });

  test('a start on a disk that can only be read says so', async () => {
    await portal.halt();
    mount('-o', 'remount,ro', folder);
    await expect(portal.restart()).rejects.toThrow('It can only be read');
  });
});

test.describe('beside many clients of one kind a page and a form are answered:', () => {
  let portal: Portal;
  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite', env: ENV });
  });
  test.afterAll(() => portal.stop());

  const head = (start: string, ...headers: string[]) =>
    [`${start} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
  const form = (length: number) =>
    head(
      'POST /api/valuation-requests',
      'Content-Type: application/json',
      'Connection: close',
      `Content-Length: ${length}`,
    );
  const deep = '['.repeat(60_000);

  interface Kind {
    name: string;
    clients: number;
    says: string;
    /** Whether it leaves the answers unread */
    isDeaf?: boolean;
  }
  const KINDS: Kind[] = [
    { name: 'bodies that do not end', clients: 300, says: `${form(60_000)}x` },
    {
      name: 'readers that do not read',
      clients: 300,
      says: head('GET /ratgeber?search=haus').repeat(20),
      isDeaf: true,
    },
    {
      name: 'heads that are too long',
      clients: 300,
      says: head('GET /', `X-Long: ${'x'.repeat(60_000)}`),
    },
    { name: 'deep JSON', clients: 50, says: form(deep.length) + deep },
  ];

  function open({ clients, says, isDeaf }: Kind): () => void {
    const { hostname, port } = new URL(portal.url);
    const sockets = new Set<Socket>();
    let isOver = false;
    const begin = () => {
      if (isOver) return;
      const socket = connect(Number(port), hostname, () => void socket.write(says));
      sockets.add(socket);
      if (!isDeaf) socket.resume();
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        setTimeout(begin, 100);
      });
    };
    for (let count = 0; count < clients; count++) begin();
    return () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    };
  }

  for (const kind of KINDS) {
    test(kind.name, async () => {
      const end = open(kind);
      try {
        for (let visit = 0; visit < 10; visit++) {
          const page = await fetch(`${portal.url}/ratgeber/energieausweis`);
          expect(page.status).toBe(200);
          const body = valuationBody({ email: `${kind.clients}-${visit}@beispiel.de` });
          const posted = await postJson(portal, '/api/valuation-requests', body);
          expect(posted.status).toBe(201);
        }
      } finally {
        end();
      }
    });
  }
});
