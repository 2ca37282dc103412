import 'server-only';
import type { Answer } from '../answers/answer';
import type { Guard } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import type { Reply } from '../reply';
import type { ChatInput } from '../schema';
import { holdsFor, scopeOf } from '../scope';
import { say } from '../sentences';
import { type Asked, calculation } from '../calculation/calculate';
import { choose, type Chosen } from '../calculation/choose';
import { calculationAsked, offered } from '../calculation/follow';
import { withoutNumbers } from '../quantities/without-numbers';
import {
  ALONE_FROM,
  BEYOND_FROM,
  BOTH_FROM,
  MAX_SUGGESTIONS,
  OFFERED_FROM,
  SURE_FROM,
  SUSPECTED_FROM,
} from './constants';
import { type Judged, lookUp, lookUpAlone } from './gate';
import { guard, suspected } from './guard';
import { handover, smallTalk } from './small-talk';
import { answered, bothAnswered, guardedReply, refused, replyOf, sourceReply } from './replies';
import { FAR_BELOW, isFarBehind } from './rank';
import type { Candidate } from './retrieve';
import { asksForSource, BEGINNING, type Thread } from './thread';

export interface Advice {
  reply: Reply;
  /** Unset where no passage is needed: a greeting, a calculation, a handover */
  found?: Judged;
  isBeyond?: true;
  thread: Thread;
}

function exactly(knowledge: Knowledge, message: string, { scope }: Thread) {
  const id = knowledge.exactly(message);
  const answer = id === undefined ? undefined : knowledge.answer(id);
  return answer && holdsFor(answer.scope, scope) ? answer : undefined;
}

/** Without numbers, these words ask for the passage, although they would start a calculation. */
const knownWording = (knowledge: Knowledge, message: string, thread: Thread) =>
  !/\d/.test(message) && !thread.topic && exactly(knowledge, message, thread);

const orMeant = ([first, second]: readonly Candidate[], isFollowUp: boolean) =>
  first &&
  second &&
  (isFollowUp
    ? first.standing - second.standing < FAR_BELOW
    : !isFarBehind(second.evidence, first.evidence))
    ? second.answer
    : undefined;

function step(knowledge: Knowledge, { message, calculator }: ChatInput, before: Thread): Advice {
  const said = [...before.said, message];
  const scope = scopeOf(message) ?? before.scope;
  const thread: Thread = { ...before, said, scope };
  const titled = knowledge.titled(message);
  let looked: Judged | undefined;
  const look = () =>
    (looked ??= lookUp(knowledge, message, thread, lookUpAlone(knowledge, message, thread)));
  // Also judged once: a calculation that is not asked for may still be offered.
  let chosen: Chosen | undefined;
  const choice = () => (chosen ??= choose(knowledge, message));
  if (titled) return fromFound(knowledge, message, thread, look(), choice, titled);
  const written = knownWording(knowledge, message, before);
  const sum = written
    ? undefined
    : calculationAsked(knowledge, message, before, choice, calculator);
  const called = written ? undefined : guard(knowledge, message, thread, sum);
  if (called) return guarded(message, called, thread, knowledge);
  const talk = smallTalk(message);
  if (talk) return { reply: replyOf(talk, []), thread };
  const person = handover(message);
  if (person) {
    const topic = { question: message, title: knowledge.answer('portal-mensch-erreichen')?.title };
    return {
      reply: replyOf(person.text, [], { offers: person.offers }),
      thread: { ...thread, topic },
    };
  }
  const cited = before.topic && asksForSource(message) && sourceReply(knowledge, before.topic);
  if (cited) return { reply: cited, thread };
  if (!sum || isLeft(sum, look())) return fromFound(knowledge, message, thread, look(), choice);
  return calculated(knowledge, message, thread, sum);
}

function guarded(message: string, by: Guard, thread: Thread, knowledge: Knowledge): Advice {
  const topic = { question: withoutNumbers(message), guard: by };
  const reply = guardedReply(knowledge, by);
  return { reply, isBeyond: true, thread: { ...thread, running: undefined, topic } };
}

/** A question without numbers is answered by a passage; so is what we do not help with. */
function isLeft({ isMeant, hasNumber }: Asked, { beyond, certainty }: Judged): boolean {
  if (isMeant) return false;
  const isBeyond = beyond !== undefined && beyond.probability >= BEYOND_FROM;
  return isBeyond || (!hasNumber && certainty >= BOTH_FROM.question);
}

function calculated(knowledge: Knowledge, message: string, thread: Thread, sum: Asked): Advice {
  const { described, entries } = sum;
  const { name } = described.calculator;
  const { running, topic } = thread;
  const question = running?.name === name ? topic?.question : undefined;
  return {
    reply: calculation(knowledge, sum),
    thread: {
      ...thread,
      running: { name, entries },
      topic: {
        question: question ?? withoutNumbers(message),
        title: described.content.question,
      },
    },
  };
}

/** Below a passage, the card of a calculation that may be meant as well. */
function withCard(reply: Reply, thread: Thread, choice: () => Chosen): Advice {
  const calculator = thread.topic && offered(choice());
  if (!calculator) return { reply, thread };
  return { reply: { ...reply, calculator }, thread: { ...thread, running: calculator } };
}

function fromFound(
  knowledge: Knowledge,
  message: string,
  thread: Thread,
  found: Judged,
  choice: () => Chosen,
  named?: Answer,
): Advice {
  const { isFollowUp, candidates, beyond } = found;
  const written = named ?? (isFollowUp ? undefined : exactly(knowledge, message, thread));
  const best = written ?? candidates[0]?.answer;
  const question = (!named && isFollowUp && thread.topic?.question) || withoutNumbers(message);
  const { running, ...rest } = thread;
  // After a question in between, a calculation still goes on with another number.
  const on = (answer?: Answer): Thread => ({
    ...rest,
    ...(isFollowUp && running && { running }),
    topic: { question, title: answer?.title, id: answer?.id },
  });
  if (written) {
    return {
      found: { ...found, certainty: 1 },
      ...withCard(answered(knowledge, written), on(written), choice),
    };
  }
  // The less certain a passage is, the less a danger has to be.
  const from = Math.max(SUSPECTED_FROM.unanswered, found.certainty / 2);
  const danger = isFollowUp ? undefined : suspected(knowledge, message, from);
  if (danger) return guarded(message, danger, thread, knowledge);
  // A follow-up to something we do not help with gets the same answer.
  const again = isFollowUp && found.certainty < SURE_FROM && thread.topic?.guard;
  if (again) return { reply: guardedReply(knowledge, again), found, isBeyond: true, thread };
  if (beyond && beyond.probability >= BEYOND_FROM && found.certainty < BOTH_FROM.question) {
    return { reply: refused(beyond.limit.text), found, isBeyond: true, thread };
  }
  if (best && found.certainty >= (isFollowUp ? BOTH_FROM.followUp : BOTH_FROM.question)) {
    const second = found.certainty < ALONE_FROM && orMeant(candidates, isFollowUp);
    const reply = second ? bothAnswered(knowledge, best, second) : answered(knowledge, best);
    return { found, ...withCard(reply, on(best), choice) };
  }
  const isNear = found.certainty >= OFFERED_FROM;
  const near = isNear ? candidates.slice(0, MAX_SUGGESTIONS).map(({ answer }) => answer.title) : [];
  return { reply: refused(say(isNear ? 'offer' : 'refusal'), near), found, thread: on() };
}

const threadOf = (knowledge: Knowledge, said: readonly string[]) =>
  said.reduce((before, text) => step(knowledge, { message: text }, before).thread, BEGINNING);

/** What the last message finds in the passages; undefined where a rule answers it. */
export function searched(knowledge: Knowledge, said: readonly string[]) {
  const before = threadOf(knowledge, said.slice(0, -1));
  const message = said.at(-1) ?? '';
  return step(knowledge, { message }, before).found;
}

/** Answers without a model. Replays the conversation, because the server keeps none of it. */
export function advise(knowledge: Knowledge, input: ChatInput): Advice {
  const { history = [], message, calculator } = input;
  const said = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  return step(knowledge, { message, calculator }, threadOf(knowledge, said));
}
