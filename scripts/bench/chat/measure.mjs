import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BARE = fileURLToPath(new URL('bare-handler.mjs', import.meta.url));
/** Where characters of an answer stand in the stream. */
const FIRST_TEXT = '"type":"text-delta"';

/** A handler that does nothing but answer, in a process of its own. */
export async function startBareHandler() {
  const child = fork(BARE, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Milliseconds from a question until the first characters of its answer. */
async function timeOne(url, message, signal) {
  const begun = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status} for "${message}"`);
  const decoder = new TextDecoder();
  let seen = '';
  let first;
  for await (const chunk of response.body) {
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
export async function timeQuestions(urls, questions, signal) {
  const results = urls.map(() => ({ cold: 0, times: [] }));
  for (const [index, url] of urls.entries()) {
    results[index].cold = await timeOne(url, questions[0], signal);
  }
  for (const question of questions) {
    for (const [index, url] of urls.entries()) {
      results[index].times.push(await timeOne(url, question, signal));
    }
  }
  return results;
}
