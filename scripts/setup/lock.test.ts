import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newFolder } from '@/lib/testing/folders';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = newFolder();
  lock = join(folder, 'below', 'work.lock');
});

const PROGRAM_START = `
  import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { setTimeout as pause } from 'node:timers/promises';
  import { withLock } from './scripts/setup/lock.mjs';
  const [folder, lock] = process.argv.slice(1);
`;

function program(code: string) {
  const args = ['--input-type=module', '-e', PROGRAM_START + code, folder, lock];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
}

async function allAtOnce(count: number, code: string): Promise<string> {
  const ready = `process.stdout.write('ready'); for await (const _ of process.stdin) break;`;
  const children = Array.from({ length: count }, () => program(ready + code));
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  for (const child of children) child.stdin.end('go');
  const complaints = await Promise.all(children.map((child) => text(child.stderr)));
  return complaints.join('');
}

const deadProcess = () => String(spawnSync(process.execPath, ['-e', '']).pid);

test('a process that has to wait hears so once, and gets the lock when it is free', async () => {
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = withLock(lock, () => held.then(() => order.push('first')));
  const second = withLock(
    lock,
    async () => order.push('second'),
    () => order.push('waits'),
  );
  expect(order).toEqual(['waits']);
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['waits', 'first', 'second']);
  expect(existsSync(lock)).toBe(false);
});

test('passes on the result, and a failure frees the lock', async () => {
  expect(await withLock(lock, async () => 42)).toBe(42);
  const failing = withLock(lock, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  expect(existsSync(lock)).toBe(false);
});

test('a lock whose process was killed is taken over without a word', async () => {
  const child = program(`await withLock(lock, async () => {
    process.stdout.write('held');
    await pause(600_000);
  });`);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(lock)).toBe(true);

  const onWait = jest.fn();
  expect(await withLock(lock, async () => 'done', onWait)).toBe('done');
  expect(onWait).not.toHaveBeenCalled();
});

test('of several processes that find a lock left behind, one at a time takes it over', async () => {
  // Many locks, because two processes must read one within the same few microseconds.
  const LOCKS = 150;
  const dead = deadProcess();
  for (let index = 0; index < LOCKS; index++) writeFileSync(join(folder, `${index}.lock`), dead);
  const complaints = await allAtOnce(
    4,
    `await Promise.all(Array.from({ length: ${LOCKS} }, (_, index) =>
      withLock(join(folder, index + '.lock'), async () => {
        const inside = join(folder, index + '.inside');
        try {
          writeFileSync(inside, '', { flag: 'wx' });
        } catch {
          console.error('two processes hold lock ' + index);
          return;
        }
        await pause(20);
        rmSync(inside, { force: true });
      }),
    ));`,
  );
  expect(complaints).toBe('');
});

test('a lock from before a restart that bears our own process number is taken over', async () => {
  // In a container the program has the same process id at each start.
  const child = program(`
    await withLock(lock, async () => {});
    writeFileSync(lock, String(process.pid));
    await withLock(lock, async () => process.stdout.write('done'), () => {
      process.stdout.write('waits for itself');
      process.exit();
    });
  `);
  expect(await text(child.stdout)).toBe('done');
});
