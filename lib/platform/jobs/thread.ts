import 'server-only';
import { once } from 'node:events';
import { basename, join, resolve } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { metrics } from '@/lib/platform/telemetry/metrics';
import type { TaskReply } from './thread-tasks';

/** Milliseconds; an ended thread frees its memory. */
const IDLE = 60_000;

/** Milliseconds; many times the longest task. */
const PATIENCE = 30_000;

/** Beyond it the thread ends with an error; without a limit it could take the process with it. */
const MEGABYTES = 512;

const holder = globalThis as typeof globalThis & { portalBuild?: string };

function open(program: string, megabytes: number): Worker {
  const { portalBuild } = holder;
  const file = portalBuild
    ? join(portalBuild, 'threads', `${basename(program, '.ts')}.mjs`)
    : // In tests and in development the source is read as it is.
      program;
  const options: WorkerOptions = {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    ...(portalBuild ? {} : { execArgv: ['--require', 'esbuild-register'] }),
  };
  // Next would bundle the whole project for `new Worker` with a variable name.
  return Reflect.construct(Worker, [resolve(file), options]);
}

async function replyOf<Result>(worker: Worker, patience: number): Promise<TaskReply<Result>> {
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => over.abort(), patience);
  try {
    const ended = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`The thread ended with code ${code}`);
    });
    const [reply] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return reply;
  } catch (error) {
    throw signal.aborted ? new Error(`Not done after ${patience} ms`) : error;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

export interface WorkerThread<Task, Result> {
  /** Throws the task's error, or an Error if the thread ended; the next task gets a new one. */
  run: (task: Task) => Promise<Result>;
  end: () => Promise<void>;
}

/**
 * Input and output are copied. `program` calls doTasks() and is in scripts/setup/application.ts.
 */
export function thread<Task, Result>(
  program: string,
  { patience = PATIENCE, idle = IDLE, megabytes = MEGABYTES } = {},
): WorkerThread<Task, Result> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;
  const busy = { thread: basename(program, '.ts') };

  const start = () => {
    const started = open(program, megabytes);
    // replyOf() passes errors on; without a listener an error would end the process.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };
  const end = async () => {
    clearTimeout(resting);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const doNow = async (task: Task): Promise<TaskReply<Result>> => {
    clearTimeout(resting);
    worker ??= start();
    worker.ref();
    try {
      worker.postMessage(task);
      return await replyOf(worker, patience);
    } catch (error) {
      await end();
      throw error;
    } finally {
      // Must not keep the process alive.
      worker?.unref();
      resting = setTimeout(() => void end(), idle).unref();
    }
  };
  return {
    async run(task) {
      const { threadTasks } = metrics();
      threadTasks.inc(busy);
      const reply = last.then(() => doNow(task)).finally(() => threadTasks.dec(busy));
      last = reply.catch(() => {});
      const done = await reply;
      if ('failure' in done) throw done.failure;
      return done.result;
    },
    end,
  };
}
