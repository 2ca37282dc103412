import { threadId } from 'node:worker_threads';
import { doTasks } from './thread-tasks';

const kept: number[][] = [];

const work = {
  where: () => threadId,
  throw: () => {
    throw new Error('As asked');
  },
  exit: () => process.exit(3),
  spin: () => {
    for (;;);
  },
  fill: () => {
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  },
  'throw later': () => {
    setImmediate(() => work.throw());
    return threadId;
  },
};

export type TriedWork = typeof work;

doTasks(work);
