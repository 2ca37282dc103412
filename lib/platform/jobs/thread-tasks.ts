import { parentPort } from 'node:worker_threads';

/** What a thread answers to a task. */
export type Reply<Result> = { result: Result } | { failure: unknown };

/** The inside of a thread: does each task that comes in, and answers with what it made. */
export function doTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  parentPort?.on('message', async (task: Task) => {
    const reply: Reply<unknown> = await work(task).then(
      (result) => ({ result }),
      (failure: unknown) => ({ failure }),
    );
    parentPort?.postMessage(reply);
  });
}
