import { parentPort } from 'node:worker_threads';

export type Reply<Result> = { result: Result } | { failure: unknown };

export function doTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  parentPort?.on('message', async (task: Task) => {
    const reply: Reply<unknown> = await work(task).then(
      (result) => ({ result }),
      (failure: unknown) => ({ failure }),
    );
    parentPort?.postMessage(reply);
  });
}
