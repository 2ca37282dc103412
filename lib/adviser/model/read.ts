import 'server-only';
import { AISDKError, APICallError, stepCountIs, streamText, type ToolSet } from 'ai';
import { retryAfterMs } from './health';
import { ModelFailure } from './failure';
import type { ModelEvent } from './guard';
import { languageModel } from './language-model';

/** A tool, perhaps another one, and the answer. */
const MAX_CALLS = 3;

export interface Timeouts {
  firstPieceMs: number;
  wholeMs: number;
}

export interface ModelRequest {
  system: string;
  message: string;
  tools?: ToolSet;
  signal?: AbortSignal;
  timeouts: Timeouts;
  /** Asked before every further call that a tool makes necessary */
  takeCall: () => Promise<boolean>;
}

/** Drops the error's own words: they could quote the question. */
function failureOf(error: unknown, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!APICallError.isInstance(error)) {
    const isBroken = hasBegun || AISDKError.isInstance(error);
    return new ModelFailure(isBroken ? 'cut-off' : 'network');
  }
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return new ModelFailure('network');
  if (statusCode === 429) {
    return new ModelFailure('busy', retryAfterMs(responseHeaders?.['retry-after'], Date.now()));
  }
  if (statusCode >= 500) return new ModelFailure('server');
  if ([401, 403, 404].includes(statusCode)) return new ModelFailure('setup');
  // A success that is not a stream fails as well.
  return new ModelFailure(statusCode >= 400 ? 'refused' : 'cut-off');
}

function openConnection({ signal, timeouts }: ModelRequest) {
  const closing = new AbortController();
  let reason: ModelFailure | undefined;
  let hasBegun = false;
  const close = (failure?: ModelFailure) => {
    if (closing.signal.aborted) return;
    reason = failure;
    closing.abort();
  };
  const late = () => close(new ModelFailure('timeout'));
  const leave = () => close(new ModelFailure('aborted'));
  const untilFirst = setTimeout(late, timeouts.firstPieceMs);
  const untilEnd = setTimeout(late, timeouts.wholeMs);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  return {
    signal: closing.signal,
    reason: () => reason,
    begins: () => {
      hasBegun = true;
      clearTimeout(untilFirst);
    },
    hasBegun: () => hasBegun,
    end: () => {
      clearTimeout(untilFirst);
      clearTimeout(untilEnd);
      signal?.removeEventListener('abort', leave);
      close();
    },
  };
}

/** No parts after the signal: the library does not always end its stream then. */
async function* untilClosed<Part>(
  parts: AsyncIterable<Part>,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  const end: IteratorResult<Part, undefined> = { done: true, value: undefined };
  const closed = new Promise<typeof end>((resolve) => {
    signal.addEventListener('abort', () => resolve(end), { once: true });
  });
  try {
    while (!signal.aborted) {
      const next = iterator.next();
      // It may fail after the race is over.
      next.catch(() => {});
      const part = await Promise.race([next, closed]);
      if (part.done) return;
      yield part.value;
    }
  } finally {
    iterator.return?.().catch(() => {});
  }
}

/** Ending the iteration closes the connection. @throws ModelFailure */
export async function* readModel(request: ModelRequest): AsyncGenerator<ModelEvent> {
  const { system, message, tools, takeCall } = request;
  const connection = openConnection(request);
  try {
    const { fullStream } = streamText({
      ...languageModel(),
      system,
      prompt: message,
      ...(tools && { tools, stopWhen: stepCountIs(MAX_CALLS) }),
      prepareStep: async ({ stepNumber }) => {
        if (stepNumber > 0 && !(await takeCall())) throw new ModelFailure('spent');
        return {};
      },
      maxRetries: 0,
      abortSignal: connection.signal,
      // The library would log the failure with the whole question.
      onError: () => {},
    });
    for await (const part of untilClosed(fullStream, connection.signal)) {
      if (part.type === 'abort') break;
      if (part.type === 'error') throw failureOf(part.error, connection.hasBegun());
      if (part.type === 'finish' && ['error', 'other'].includes(part.finishReason)) {
        throw new ModelFailure('cut-off');
      }
      if (part.type === 'tool-input-start' || part.type === 'tool-call') connection.begins();
      if (part.type === 'tool-result') yield { type: 'calculated' };
      if (part.type === 'text-delta' && part.text) {
        connection.begins();
        yield { type: 'text', text: part.text };
      }
    }
    const reason = connection.reason();
    if (reason) throw reason;
  } catch (error) {
    throw connection.reason() ?? failureOf(error, connection.hasBegun());
  } finally {
    connection.end();
  }
}
