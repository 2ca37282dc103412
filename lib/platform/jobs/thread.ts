import 'server-only';
import { once } from 'node:events';
import { join, parse, resolve } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { metrics } from '@/lib/platform/telemetry/metrics';
import type { TaskReply, ThreadTask, ThreadWork } from './thread-tasks';

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
    ? join(portalBuild, 'threads', `${parse(program).name}.mjs`)
    : // In development the source is read as it is.
      program;
  const options: WorkerOptions = {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    ...(portalBuild ? {} : { execArgv: ['--require', 'esbuild-register'] }),
  };
  // Next would bundle the whole project for `new Worker` with a variable name.
  return Reflect.construct(Worker, [resolve(file), options]);
}

async function replyOf(worker: Worker, patience: number): Promise<TaskReply> {
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

export interface WorkerThread<Work extends ThreadWork> {
  /** Throws the task's error, or an Error if the thread ended; the next task gets a new one. */
  run: <Name extends keyof Work & string>(
    name: Name,
    ...given: Parameters<Work[Name]>
  ) => Promise<Awaited<ReturnType<Work[Name]>>>;
  end: () => Promise<void>;
}

/** `program` ends with doTasks() and is in scripts/setup/threads.ts. */
export function thread<Work extends ThreadWork>(
  program: string,
  { patience = PATIENCE, idle = IDLE, megabytes = MEGABYTES } = {},
): WorkerThread<Work> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;
  const busy = { thread: parse(program).name };

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
  const doNow = async (task: ThreadTask): Promise<TaskReply> => {
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
    async run(name, ...given) {
      const { threadTasks } = metrics();
      threadTasks.inc(busy);
      const reply = last.then(() => doNow({ name, given })).finally(() => threadTasks.dec(busy));
      last = reply.catch(() => {});
      const done = await reply;
      if ('failure' in done) throw done.failure;
      return done.result as never;
    },
    end,
  };
}
