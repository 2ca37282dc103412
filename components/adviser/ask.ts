import { createParser } from 'eventsource-parser';
import type { Reply, StreamPart } from '@/lib/adviser/reply';
import type { ChatInput } from '@/lib/adviser/schema';
import { HttpError } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import { readReply } from './read-reply';
import { QuestionRefused } from './entry';

export interface Writing {
  text: string;
  note?: string;
}

interface Asking {
  signal: AbortSignal;
  onWriting: (writing: Writing) => void;
  /** Milliseconds of silence after which the request is given up */
  patience?: number;
}

export type Ask = (question: ChatInput, asking: Asking) => Promise<Reply>;

const PATIENCE = 40_000;
/** The response to these holds a sentence for the user. */
const SPOKEN = [413, 422, 429];

async function refusal(response: Response): Promise<Error> {
  const failure = new HttpError(response.status, await response.text(), response.statusText);
  const { error, fields } = failure.problem;
  const sentence = Object.values(fields ?? {})[0] ?? error;
  return SPOKEN.includes(response.status) && sentence ? new QuestionRefused(sentence) : failure;
}

function complete(reply: unknown): Reply {
  const read = readReply(reply);
  if (!read) throw new Error('The answer holds no text.');
  return read;
}

function streamReader() {
  const writing: Writing = { text: '' };
  let reply: Reply | undefined;
  const take = (part: StreamPart) => {
    if (part.type === 'text-delta') writing.text += part.delta;
    else if (part.type === 'data-replace')
      Object.assign(writing, { text: '', note: part.data.note });
    else if (part.type === 'data-reply') reply = complete(part.data);
    else if (part.type === 'error') throw new Error(part.errorText);
  };
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') take(JSON.parse(data) as StreamPart);
    },
  });
  return {
    feed: (text: string) => parser.feed(text),
    writing: (): Writing => ({ ...writing }),
    reply: () => reply,
  };
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  { onWriting, onWord }: { onWriting: Asking['onWriting']; onWord: () => void },
): Promise<Reply> {
  const bytes = body.getReader();
  const decoder = new TextDecoder();
  const stream = streamReader();
  for (;;) {
    const { done, value } = await bytes.read();
    stream.feed(decoder.decode(value, { stream: !done }));
    const reply = stream.reply();
    if (reply) {
      bytes.cancel().catch(() => {});
      return reply;
    }
    if (done) throw new Error('The answer ended before it was complete.');
    onWord();
    onWriting(stream.writing());
  }
}

/** @throws QuestionRefused with a sentence for the user; another error for any other failure */
export const ask: Ask = async (question, { signal, onWriting, patience = PATIENCE }) => {
  const given = new AbortController();
  const giveUp = () => given.abort();
  let clock = setTimeout(giveUp, patience);
  const onWord = () => {
    clearTimeout(clock);
    clock = setTimeout(giveUp, patience);
  };
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(routes.api.chat, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(question),
      signal: given.signal,
    });
    if (!response.ok) throw await refusal(response);
    const type = response.headers.get('Content-Type') ?? '';
    const isStream = type.startsWith('text/event-stream') && response.body;
    if (!isStream) return complete(await response.json());
    onWord();
    return await readStream(isStream, { onWriting, onWord });
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', giveUp);
  }
};
