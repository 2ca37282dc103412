import 'server-only';
import { randomBytes } from 'node:crypto';
import { type ToolSet, AISDKError, APICallError, stepCountIs, streamText } from 'ai';
import type { PastMessage } from '../schema';
import { takeModelCall, isConfigured, languageModel } from './language-model';
import { ModelFailure } from './failure';
import { guarded, type ModelEvent, type ModelPart } from './guard';
import { createHealth, type ModelHealth, retryAfterMs } from './health';
import { MAX_PASSAGES, modelMessage } from './material';
import type { Passage } from './passage';
import { systemPrompt } from './system-prompt';

const TIMEOUTS: Timeouts = { firstPieceMs: 8000, wholeMs: 30_000 };

export interface ModelQuestion {
  message: string;
  /** Oldest first; of a long one the end is sent */
  history: PastMessage[];
  passages: Passage[];
  tools?: ToolSet;
  signal?: AbortSignal;
}

export interface AnswerOptions {
  timeouts: Timeouts;
  health: ModelHealth;
  takeCall: () => Promise<boolean>;
}

const healthOfModel = createHealth();

/** Whether the model is set up and not resting after failures; the day's budget is not checked. */
export function isModelReady(): boolean {
  return isConfigured() && healthOfModel.isReady();
}

async function* noted(request: ModelRequest, health: ModelHealth): AsyncGenerator<ModelEvent> {
  if (!health.isReady()) throw new ModelFailure('resting');
  try {
    yield* readModel(request);
    health.answered();
  } catch (error) {
    if (error instanceof ModelFailure) health.failed(error);
    throw error;
  }
}

/**
 * The caller takes the first call from the day's budget (`takeModelCall`). @throws ModelFailure,
 * after which the text streamed so far must be withdrawn
 */
export async function* answerWithModel(
  { message, history, passages, tools, signal }: ModelQuestion,
  {
    timeouts = TIMEOUTS,
    health = healthOfModel,
    takeCall = takeModelCall,
  }: Partial<AnswerOptions> = {},
): AsyncGenerator<ModelPart> {
  if (!isConfigured()) throw new ModelFailure('unset');
  const sent = passages.slice(0, MAX_PASSAGES);
  const canary = randomBytes(8).toString('hex');
  const system = systemPrompt(canary);
  const content = modelMessage({ message, history, passages: sent });
  const request = { system, message: content, tools, signal, timeouts, takeCall };
  yield* guarded(noted(request, health), sent, { prompt: system, canary });
}

/** A tool, perhaps another one, and the answer. */
const MAX_CALLS = 3;

interface Timeouts {
  firstPieceMs: number;
  wholeMs: number;
}

interface ModelRequest {
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

/** Ending the iteration closes the connection. @throws ModelFailure */
async function* readModel(request: ModelRequest): AsyncGenerator<ModelEvent> {
  const { system, message, tools, takeCall, timeouts, signal } = request;
  const closing = new AbortController();
  const late = new AbortController();
  const untilFirst = setTimeout(() => late.abort(), timeouts.firstPieceMs);
  const untilEnd = setTimeout(() => late.abort(), timeouts.wholeMs);
  const abortSignal = AbortSignal.any([closing.signal, late.signal, ...(signal ? [signal] : [])]);
  let hasBegun = false;
  const begins = () => {
    hasBegun = true;
    clearTimeout(untilFirst);
  };
  try {
    abortSignal.throwIfAborted();
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
      abortSignal,
      // The library would log the failure with the whole question.
      onError: () => {},
    });
    for await (const part of fullStream) {
      abortSignal.throwIfAborted();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish' && ['error', 'other'].includes(part.finishReason)) {
        throw new ModelFailure('cut-off');
      }
      if (part.type === 'tool-input-start' || part.type === 'tool-call') begins();
      if (part.type === 'tool-result') yield { type: 'calculated' };
      if (part.type === 'text-delta' && part.text) {
        begins();
        yield { type: 'text', text: part.text };
      }
    }
    abortSignal.throwIfAborted();
  } catch (error) {
    if (signal?.aborted) throw new ModelFailure('aborted');
    throw late.signal.aborted ? new ModelFailure('timeout') : failureOf(error, hasBegun);
  } finally {
    clearTimeout(untilFirst);
    clearTimeout(untilEnd);
    closing.abort();
  }
}
