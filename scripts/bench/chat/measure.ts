import { fork } from 'node:child_process';
import { once } from 'node:events';

const BARE = 'scripts/bench/chat/bare-handler.ts';
export interface Timed {
  cold: number;
  times: number[];
}

/** Where characters of an answer stand in the stream. */
const FIRST_TEXT = '"type":"text-delta"';

/** A handler that does nothing but answer, in a process of its own. */
export async function startBareHandler(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork('scripts/run.mjs', [BARE], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Milliseconds from a question until the first characters of its answer. */
async function timeOne(url: string, message: string, signal: AbortSignal): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`${response.status} for "${message}"`);
  const decoder = new TextDecoder();
  let seen = '';
  let first: number | undefined;
  // The browser's types, which are at hand here too, know no such loop.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    seen += decoder.decode(chunk, { stream: true });
    if (first === undefined && seen.includes(FIRST_TEXT)) first = performance.now() - begun;
  }
  if (first === undefined) throw new Error(`No characters came for "${message}"`);
  return first;
}

/**
 * Asks each of the servers each question, one after the other.
 * @returns for each server the times in milliseconds, the very first one apart
 */
export async function timeQuestions(
  urls: string[],
  questions: string[],
  signal: AbortSignal,
): Promise<Timed[]> {
  const results = urls.map((url) => ({ url, cold: 0, times: [] as number[] }));
  for (const result of results) {
    result.cold = await timeOne(result.url, questions[0] ?? '', signal);
  }
  for (const question of questions) {
    for (const { url, times } of results) {
      times.push(await timeOne(url, question, signal));
    }
  }
  return results;
}
