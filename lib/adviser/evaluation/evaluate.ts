import 'server-only';
import { routes } from '@/lib/routes';
import { bindWords } from '@/lib/platform/format/bind-words';
import type { Answer } from '../answers/answer';
import { GUARDS } from '../answers/guards';
import { advise } from '../builtin/advise';
import type { Knowledge } from '../knowledge/knowledge';
import type { Reply } from '../reply';
import type { PastMessage } from '../schema';
import { GROUPS, type EvaluationQuestion } from './questions';

/** From what is wanted to what is worst. */
export const VERDICTS = ['right', 'offered', 'refused', 'wrong passage', 'wrong fact'] as const;

type Verdict = (typeof VERDICTS)[number];

/** How a conversation ended. */
export interface Outcome {
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

/** Whether nobody is told anything of the matter: there is no answer, or only why we do not help. */
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

/** Has a whole conversation, and holds its last answer against what is wanted. */
export function evaluate(knowledge: Knowledge, asked: EvaluationQuestion): Outcome {
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

/** Counts the verdicts, by group. */
export function score(outcomes: readonly Outcome[]): Score[] {
  return GROUPS.map((group) => {
    const own = outcomes.filter(({ asked }) => asked.group === group);
    const counted = VERDICTS.map((verdict) => [
      verdict,
      shareOf(own.filter((outcome) => outcome.verdict === verdict).length, own.length),
    ]);
    return { group, count: own.length, verdicts: Object.fromEntries(counted) };
  });
}
