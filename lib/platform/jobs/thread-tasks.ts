import { parentPort } from 'node:worker_threads';

/** The functions of a thread. Input and output are copied: a Buffer arrives as a Uint8Array. */
export type ThreadWork = Record<string, (...given: never[]) => unknown>;

export interface ThreadTask {
  name: string;
  given: unknown[];
}

export type TaskReply = { result: unknown } | { failure: unknown };

/** Does nothing outside a thread. */
export function doTasks(work: ThreadWork): void {
  const answer = async ({ name, given }: ThreadTask): Promise<TaskReply> => {
    try {
      return { result: await work[name]!(...(given as never[])) };
    } catch (failure) {
      return { failure };
    }
  };
  parentPort?.on('message', async (task: ThreadTask) => {
    parentPort?.postMessage(await answer(task));
  });
}
