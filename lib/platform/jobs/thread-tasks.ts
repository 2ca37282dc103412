import { parentPort } from 'node:worker_threads';

export type TaskReply<Result> = { result: Result } | { failure: unknown };

export function doTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  parentPort?.on('message', async (task: Task) => {
    const reply: TaskReply<unknown> = await work(task).then(
      (result) => ({ result }),
      (failure: unknown) => ({ failure }),
    );
    parentPort?.postMessage(reply);
  });
}
