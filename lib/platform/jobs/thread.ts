import 'server-only';
import { once } from 'node:events';
import { basename, join, resolve } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { metrics } from '@/lib/platform/telemetry/metrics';
import type { Reply } from './thread-tasks';

/** Milliseconds after which an idle thread ends and frees its memory. */
const IDLE = 60_000;

/** Milliseconds that a task may take, many times what the longest does. */
const PATIENCE = 30_000;

/** Beyond it a thread ends with an error; without a limit it could take the process along. */
const MEGABYTES = 512;

/** The build that is served, with the threads in it (server.ts); unset where nothing was built. */
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
  // At `new Worker` with a name that it cannot know Next would bundle every file of the project.
  return Reflect.construct(Worker, [resolve(file), options]);
}

/** The first answer of a thread, or the reason why there is none. */
async function replyOf<Result>(worker: Worker, patience: number): Promise<Reply<Result>> {
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

/** A thread that does one task after the other, started by the first of them. */
export interface Thread<Task, Result> {
  /**
   * Does a task when those before it are done.
   * @throws what the task threw, or an Error when it took too long or ended the thread; then the next
   *   one gets a new thread
   */
  run: (task: Task) => Promise<Result>;
  /** Ends it; a further task starts another. */
  end: () => Promise<void>;
}

/**
 * Work on a thread of its own, so that the event loop stays free. What goes in and comes out is copied: it
 * is plain data.
 * @param program a file that calls doTasks(), named in scripts/setup/application.ts
 */
export function thread<Task, Result>(
  program: string,
  { patience = PATIENCE, idle = IDLE, megabytes = MEGABYTES } = {},
): Thread<Task, Result> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;
  const busy = { thread: basename(program, '.ts') };

  const start = () => {
    const started = open(program, megabytes);
    // replyOf() passes errors on. Without any listener an error would end the process.
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
  const doNow = async (task: Task): Promise<Reply<Result>> => {
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
      // A process that has nothing else to do may end.
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
