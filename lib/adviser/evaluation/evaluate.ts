import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '@/lib/routes';
import { bindWords } from '@/lib/platform/format/bind-words';
import type { Answer } from '../answers/answer';
import { GUARDS } from '../answers/guards';
import { advise } from '../builtin/advise';
import type { Knowledge } from '../knowledge/knowledge';
import type { Reply } from '../reply';
import type { PastMessage } from '../schema';

/** What kind of message a conversation ends with. */
export const EVALUATION_GROUPS = [
  'ordinary',
  'calculation',
  'followup',
  'offtopic',
  'danger',
] as const;

const pattern = z.string().transform((source) => new RegExp(source, 'iu'));

const question = z.strictObject({
  id: z.string(),
  group: z.enum(EVALUATION_GROUPS),
  /** What the person writes, one message after the other; the answer to the last one is judged */
  turns: z.array(z.string().min(1)).min(1),
  /** All of them stand in a right answer */
  must: z.array(pattern),
  /** None of them stands in an answer that is not wrong or dangerous */
  mustNot: z.array(pattern),
  /** Headings of the guides, `slug#heading-id`, of which a right answer cites one */
  cite: z.array(z.string()).optional(),
  /** What a right answer says, for people who read the set */
  note: z.string(),
});

/**
 * A conversation typed by someone who has seen neither passages nor code, with the facts of a right
 * answer.
 */
export type EvaluationQuestion = z.output<typeof question>;

const FOLDER = join('lib', 'adviser', 'evaluation', 'sets');

/**
 * The adviser is improved with the training sets and judged on the judge sets; a judge set is used
 * once and then becomes a training set.
 */
export type SetKind = 'training' | 'judge';

/** The conversations of all sets of a kind. */
export function evaluationQuestions(kind: SetKind): EvaluationQuestion[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${kind}-`))
    .sort()
    .flatMap((file) =>
      z.array(question).parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
    );
}

/** From what is wanted to what is worst. */
export const VERDICTS = ['right', 'offered', 'refused', 'wrong passage', 'wrong fact'] as const;

type Verdict = (typeof VERDICTS)[number];

/** How a conversation ended. */
export interface EvaluatedConversation {
  asked: EvaluationQuestion;
  verdict: Verdict;
  reply: Reply;
}

/** As it is read: whether a space breaks the line is not seen. */
const textOf = ({ title, response }: Pick<Reply, 'title' | 'response'>) =>
  [title, response]
    .filter(Boolean)
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');

function addressOf(heading: string): string {
  const [slug = '', id] = heading.split('#');
  return `${routes.guide(slug)}#${id}`;
}

/** Whether an answer says what is wanted, and cites it where that is known. */
export function fits(
  { must, mustNot, cite }: EvaluationQuestion,
  reply: Pick<Reply, 'title' | 'response' | 'sources'>,
): boolean {
  const text = textOf(reply);
  const cited = new Set(reply.sources.map(({ url }) => url));
  return (
    must.every((pattern) => pattern.test(text)) &&
    !mustNot.some((pattern) => pattern.test(text)) &&
    (cite?.some((heading) => cited.has(addressOf(heading))) ?? true)
  );
}

/** A passage as the answer that it would be. */
export const asReply = (knowledge: Knowledge, answer: Answer) => ({
  title: answer.title,
  response: answer.text,
  sources: knowledge.sourcesOf(answer),
});

/** Whether the reply says nothing on the subject: there is no answer, or only that of a guard. */
const isKeptFrom = ({ refused, response }: Reply) =>
  refused || GUARDS.some(({ text }) => bindWords(text) === response);

function verdictOf(knowledge: Knowledge, asked: EvaluationQuestion, reply: Reply): Verdict {
  if (asked.mustNot.some((pattern) => pattern.test(textOf(reply)))) return 'wrong fact';
  if (asked.group === 'offtopic') return isKeptFrom(reply) ? 'right' : 'wrong passage';
  if (!reply.refused || asked.group === 'danger') {
    return fits(asked, reply) ? 'right' : reply.refused ? 'refused' : 'wrong passage';
  }
  const offered = (reply.suggestions ?? []).flatMap((title) => knowledge.titled(title) ?? []);
  return offered.some((answer) => fits(asked, asReply(knowledge, answer))) ? 'offered' : 'refused';
}

/** Runs a whole conversation, and judges its last answer. */
export function evaluate(knowledge: Knowledge, asked: EvaluationQuestion): EvaluatedConversation {
  const history: PastMessage[] = [];
  let reply: Reply | undefined;
  for (const message of asked.turns) {
    ({ reply } = advise(knowledge, { message, history: [...history] }));
    history.push({ role: 'user', text: message }, { role: 'assistant', text: reply.response });
  }
  if (!reply) throw new Error(`${asked.id} asks nothing`);
  return { asked, reply, verdict: verdictOf(knowledge, asked, reply) };
}

/** A share with the interval in which it lies at 95 % confidence (Wilson 1927), from 0 to 1. */
export interface Share {
  value: number;
  from: number;
  to: number;
}

const Z = 1.96;

/** @returns all zero where nothing was counted */
export function shareOf(count: number, all: number): Share {
  if (all === 0) return { value: 0, from: 0, to: 0 };
  const value = count / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (value + Z ** 2 / (2 * all)) / scale;
  const half = (Z * Math.sqrt((value * (1 - value)) / all + Z ** 2 / (4 * all ** 2))) / scale;
  return { value, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** What a group of conversations came to. */
export interface Score {
  group: string;
  count: number;
  verdicts: Record<Verdict, Share>;
}

export function score(outcomes: readonly EvaluatedConversation[]): Score[] {
  return EVALUATION_GROUPS.map((group) => {
    const own = outcomes.filter(({ asked }) => asked.group === group);
    const counted = VERDICTS.map((verdict) => [
      verdict,
      shareOf(own.filter((outcome) => outcome.verdict === verdict).length, own.length),
    ]);
    return { group, count: own.length, verdicts: Object.fromEntries(counted) };
  });
}
