import 'server-only';
import { randomBytes } from 'node:crypto';
import type { ToolSet } from 'ai';
import type { PastMessage } from '../schema';
import { takeModelCall, isConfigured } from './language-model';
import { ModelFailure } from './failure';
import { guarded, type ModelEvent, type ModelPart } from './guard';
import { createHealth, type Health } from './health';
import { MAX_PASSAGES, modelMessage } from './material';
import type { Passage } from './passage';
import { readModel, type ModelRequest, type Timeouts } from './read';
import { systemPrompt } from './system-prompt';

const TIMEOUTS: Timeouts = { firstPieceMs: 8000, wholeMs: 30_000 };

export interface ModelQuestion {
  message: string;
  /** Oldest first; of a long one the end is sent */
  history: PastMessage[];
  /** The best first; their numbers are what an answer cites */
  passages: Passage[];
  tools?: ToolSet;
  /** Fires when the reader leaves */
  signal?: AbortSignal;
}

export interface AnswerOptions {
  timeouts: Timeouts;
  health: Health;
  takeCall: () => Promise<boolean>;
}

const healthOfModel = createHealth();

/** Whether the model is set up and not resting after failures. Says nothing about the day's budget. */
export function isModelReady(): boolean {
  return isConfigured() && healthOfModel.isReady();
}

/** Records the outcome of the call in the health. */
async function* noted(request: ModelRequest, health: Health): AsyncGenerator<ModelEvent> {
  const attempt = health.begin();
  try {
    yield* readModel(request);
    attempt.answered();
  } catch (error) {
    if (error instanceof ModelFailure) attempt.failed(error);
    throw error;
  } finally {
    attempt.end();
  }
}

/**
 * Streams the model's answer, each sentence as soon as it may be shown, and at the end its sources.
 * The first call is taken from the day's budget by the caller: see `takeModelCall`.
 * @throws ModelFailure when the model fails or its answer may not be shown; the text streamed so
 *   far has to be withdrawn then
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
