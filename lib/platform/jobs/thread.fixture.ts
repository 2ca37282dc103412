import { threadId } from 'node:worker_threads';
import { doTasks } from './thread-tasks';

export type Request = 'where' | 'throw' | 'exit' | 'spin' | 'fill' | 'throw later';

const kept: number[][] = [];

const WORK: Record<Request, () => unknown> = {
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
    setImmediate(() => WORK.throw());
    return threadId;
  },
};

doTasks(async (request: Request) => WORK[request]());
