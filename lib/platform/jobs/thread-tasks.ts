import { parentPort } from 'node:worker_threads';

/** What a thread answers to a task. */
export type Reply<Result> = { result: Result } | { failure: unknown };

/** Runs inside a thread: does each task that comes in and posts the result. */
export function doTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  parentPort?.on('message', async (task: Task) => {
    const reply: Reply<unknown> = await work(task).then(
      (result) => ({ result }),
      (failure: unknown) => ({ failure }),
    );
    parentPort?.postMessage(reply);
  });
}
