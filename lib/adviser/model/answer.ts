import 'server-only';
import { randomBytes } from 'node:crypto';
import type { ToolSet } from 'ai';
import type { PastMessage } from '../schema';
import { takeModelCall, isConfigured } from './language-model';
import { ModelFailure } from './failure';
import { guarded, type ModelEvent, type ModelPart } from './guard';
import { createHealth, type ModelHealth } from './health';
import { MAX_PASSAGES, modelMessage } from './material';
import type { Passage } from './passage';
import { readModel, type ModelRequest, type Timeouts } from './read';
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
