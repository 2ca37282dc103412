import 'server-only';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/fields';
import { findAdvised } from './advised/advised';
import { type Advice, advise } from './builtin/advise';
import { noteOpenQuestion } from './editorial/service';
import { statesHalfRuleWrongly } from './half-rule';
import { currentKnowledge } from './knowledge/current';
import type { Knowledge } from './knowledge/knowledge';
import { answerWithModel, isModelReady } from './model/answer';
import { takeModelCall, isConfigured } from './model/language-model';
import { ModelFailure } from './model/failure';
import { passagesFor } from './model/passage';
import type { AnswerPart, Reply } from './reply';
import { CALCULATOR, type ChatInput, chatSchema } from './schema';
import { say } from './sentences';
import { modelTools } from './calculation/model-tools';
import { log } from '@/lib/platform/telemetry/log';
import { metrics } from '@/lib/platform/telemetry/metrics';

/** Generous, because a household or a mobile network shares a connection. */
export const CHAT_RATE_LIMIT: RateLimitRule = { name: 'chat', limit: 60, window: 600 };

/** One text per message: a replacement continues under the same id. */
export const TEXT_ID = 'answer';

const text = (delta: string): AnswerPart => ({ type: 'text-delta', id: TEXT_ID, delta });

/** @throws AppError `invalid` (422), `too_many` (429) */
export async function readQuestion(body: unknown, caller: string): Promise<ChatInput> {
  const input = parse(chatSchema, body);
  if (input.calculator && !findAdvised(input.calculator.name)) {
    throw new AppError('invalid', CALCULATOR, { fields: { calculator: CALCULATOR } });
  }
  await enforceRateLimit(CHAT_RATE_LIMIT, caller);
  return input;
}

const ASKED_FROM = 0.07;

const isForModel = ({ found, isBeyond }: Advice) =>
  found !== undefined && !isBeyond && found.certainty >= ASKED_FROM;

function noteUnanswered(message: string, { found, reply, isBeyond }: Advice, knowledge: Knowledge) {
  if (!found || !reply.refused || isBeyond) return;
  setImmediate(() => {
    // The question must not be logged, and the error could quote it.
    noteOpenQuestion(message, knowledge).catch(() => {
      log().warn('A question without an answer could not be noted');
    });
  });
}

function outcomeOf({ mode, note, refused, suggestions }: Reply, { isBeyond }: Advice): string {
  if (mode === 'model') return 'model';
  if (note) return 'fallback';
  if (isBeyond) return 'guarded';
  if (!refused) return 'answered';
  return suggestions ? 'offered' : 'refused';
}

const count = (reply: Reply, advice: Advice) =>
  metrics().answers.inc({ outcome: outcomeOf(reply, advice) });

function* builtin(advice: Advice, handedOn: () => void, note?: string): Generator<AnswerPart> {
  const reply = { ...advice.reply, ...(note && { note }) };
  count(reply, advice);
  yield text(reply.response);
  yield { type: 'data-reply', data: reply };
  handedOn();
}

async function* byModel(
  knowledge: Knowledge,
  input: ChatInput,
  advice: Advice,
  signal?: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { found, reply, thread } = advice;
  const { message, history = [] } = input;
  const passages = found ? passagesFor(knowledge, found) : [];
  const tools = modelTools();
  let response = '';
  for await (const part of answerWithModel({ message, history, passages, tools, signal })) {
    if (part.type === 'text') {
      response += part.text;
      if (statesHalfRuleWrongly(response, thread.scope)) throw new ModelFailure('uncited');
      yield text(part.text);
    } else {
      const { calculator } = reply;
      const sources = part.sources.slice(0, passages.length);
      const whole: Reply = { response, sources, mode: 'model', ...(calculator && { calculator }) };
      count(whole, advice);
      yield { type: 'data-reply', data: whole };
    }
  }
}

/** The built-in adviser replaces a model that fails, is out of calls or breaks a rule. */
export async function* answerMessage(
  input: ChatInput,
  signal?: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const knowledge = await currentKnowledge();
  const advice = advise(knowledge, input);
  const handedOn = () => noteUnanswered(input.message, advice, knowledge);
  if (!isConfigured() || !isForModel(advice)) return yield* builtin(advice, handedOn);
  if (!isModelReady() || !(await takeModelCall())) {
    return yield* builtin(advice, handedOn, say('modelResting'));
  }
  try {
    yield* byModel(knowledge, input, advice, signal);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.reason === 'aborted') return;
    // Finding no answer in the passages is not a fault of the model.
    const note = error.reason === 'no-answer' ? undefined : say('modelResting');
    if (note) log().warn(`${error.message}; the built-in adviser answers`);
    yield { type: 'data-replace', data: { note: note ?? '' } };
    yield* builtin(advice, handedOn, note);
  }
}

/** @throws Error when the stream ends without an answer */
export async function wholeAnswer(parts: AsyncIterable<AnswerPart>): Promise<Reply> {
  let reply: Reply | undefined;
  for await (const part of parts) if (part.type === 'data-reply') reply = part.data;
  if (!reply) throw new Error('The adviser gave no answer');
  return reply;
}
