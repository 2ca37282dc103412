import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { thread, type WorkerThread } from './thread';
import type { TriedWork } from './thread.fixture';

let tried: WorkerThread<TriedWork>;

const start = (limits?: Parameters<typeof thread>[1]) => {
  tried = thread<TriedWork>('lib/platform/jobs/thread.fixture.ts', limits);
};
beforeEach(() => start());
afterEach(() => tried.end());

test('work is done on another thread, which stays for the next', async () => {
  const where = await tried.run('where');
  expect(where).not.toBe(threadId);
  expect(await tried.run('where')).toBe(where);
});

test('what goes wrong with one task is said, and the thread goes on', async () => {
  const where = await tried.run('where');
  await expect(tried.run('throw')).rejects.toThrow('As asked');
  expect(await tried.run('where')).toBe(where);
});

test.each<[keyof TriedWork, RegExp, object]>([
  ['fill', /memory limit/, { megabytes: 32 }],
  ['spin', /Not done after 15000 ms/, { patience: 15_000 }],
])(
  '%s: only that task fails, those behind it get a new thread',
  async (request, reason, limits) => {
    start(limits);
    const where = await tried.run('where');
    const [failed, next, last] = await Promise.allSettled([
      tried.run(request),
      tried.run('where'),
      tried.run('where'),
    ]);
    expect(String((failed as PromiseRejectedResult).reason)).toMatch(reason);
    expect(next).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
    expect(next).not.toMatchObject({ value: where });
    expect(last).toEqual(next);
  },
);

test('a thread that fails without work does no harm', async () => {
  const where = await tried.run('where');
  // It may throw before its answer is read.
  await tried.run('throw later').catch(() => undefined);
  // The next task may reach the dying thread or a new one.
  let found: number | undefined = where;
  while (found === where || found === undefined) {
    found = await tried.run('where').catch(() => undefined);
  }
  expect(found).not.toBe(where);
});

test('without work it ends, and the next task starts another', async () => {
  start({ idle: 1 });
  const where = await tried.run('where');
  let found = where;
  while (found === where) {
    await pause(5);
    found = await tried.run('where');
  }
  expect(found).not.toBe(where);
});
