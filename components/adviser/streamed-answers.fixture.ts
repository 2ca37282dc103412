import { TextDecoder, TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import type { Reply, StreamPart } from '@/lib/adviser/reply';
import type { ChatInput } from '@/lib/adviser/schema';

interface OpenAnswer {
  asked: ChatInput;
  isAborted: () => boolean;
  write: (...pieces: string[]) => Promise<void>;
  send: (part: StreamPart) => Promise<void>;
  finish: (reply?: Partial<Reply>) => Promise<void>;
  breakOff: () => Promise<void>;
}

type Read = { done: boolean; value?: Uint8Array };

/** Streams that the test writes piece by piece. */
export function streamedAnswers() {
  const answers: OpenAnswer[] = [];
  // jsdom has none of its own.
  Object.assign(globalThis, { TextDecoder });

  globalThis.fetch = async (_, init) => {
    const chunks: Read[] = [];
    let wake = () => {};
    let isAborted = false;
    const push = (chunk: Read) =>
      act(async () => {
        chunks.push(chunk);
        wake();
        await new Promise((resolve) => setTimeout(resolve));
      });
    const send = (part: StreamPart) =>
      push({
        done: false,
        value: new TextEncoder().encode(`data: ${JSON.stringify(part)}\n\n`),
      });
    init?.signal?.addEventListener('abort', () => {
      isAborted = true;
      wake();
    });
    const read = async (): Promise<Read> => {
      while (chunks.length === 0 && !isAborted) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      if (isAborted) throw new DOMException('aborted', 'AbortError');
      return chunks.shift()!;
    };
    answers.push({
      asked: JSON.parse(String(init?.body)) as ChatInput,
      isAborted: () => isAborted,
      send,
      write: async (...pieces) => {
        for (const delta of pieces) await send({ type: 'text-delta', id: 'a', delta });
      },
      finish: (reply) =>
        send({
          type: 'data-reply',
          data: { response: 'So ist es.', sources: [], mode: 'builtin', ...reply },
        }),
      breakOff: () => push({ done: true }),
    });
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'Content-Type': 'text/event-stream' }),
      body: { getReader: () => ({ read, cancel: async () => {} }) },
    } as Response;
  };

  return {
    answers,
    latest: () => answers.at(-1)!,
  };
}
