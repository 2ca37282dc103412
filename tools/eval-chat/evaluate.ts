import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '@/lib/routes';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import type { Answer } from '@/lib/adviser/answers/answer';
import { advise } from '@/lib/adviser/builtin/advise';
import type { Knowledge } from '@/lib/adviser/knowledge/knowledge';
import type { Reply } from '@/lib/adviser/reply';
import type { PastMessage } from '@/lib/adviser/schema';

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
  /** Messages of the person; the answer to the last one is judged */
  turns: z.array(z.string().min(1)).min(1),
  /** All of them match a right answer */
  must: z.array(pattern),
  /** An answer that matches one is wrong or dangerous */
  mustNot: z.array(pattern),
  /** Headings of the guides, `slug#heading-id`; a right answer cites one of them */
  cite: z.array(z.string()).optional(),
  /** Shown with all numbers that were said, it is right as well */
  calculator: z.string().optional(),
  entries: z.array(z.number()).optional(),
  note: z.string(),
});

/** Written without knowledge of passages and code. */
export type EvaluationQuestion = z.output<typeof question>;

const FOLDER = join('lib', 'adviser', 'evaluation', 'sets');

/** A judge set is used once and then becomes a training set. */
export type SetKind = 'training' | 'judge';

export function evaluationQuestions(kind: SetKind): EvaluationQuestion[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${kind}-`))
    .sort()
    .flatMap((file) =>
      z.array(question).parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
    );
}

export const VERDICTS = ['right', 'offered', 'refused', 'wrong passage', 'wrong fact'] as const;

type Verdict = (typeof VERDICTS)[number];

export interface EvaluatedConversation {
  asked: EvaluationQuestion;
  verdict: Verdict;
  reply: Reply;
}

/** As it is read: without the difference between kinds of spaces. */
const textOf = ({ title, response }: Pick<Reply, 'title' | 'response'>) =>
  [title, response]
    .filter(Boolean)
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');

function addressOf(heading: string): string {
  const [slug = '', id] = heading.split('#');
  return `${routes.guide(slug)}#${id}`;
}

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

export const asReply = (knowledge: Knowledge, answer: Answer) => ({
  title: answer.title,
  response: answer.text,
  sources: knowledge.sourcesOf(answer),
});

/** The right calculator, filled in with what was said. */
function isFilledIn({ calculator, entries = [] }: EvaluationQuestion, reply: Reply): boolean {
  if (!calculator || reply.calculator?.name !== calculator) return false;
  const known = Object.values(reply.calculator.entries).map(parseGermanNumber);
  return entries.every((entry) => known.includes(entry));
}

function verdictOf(knowledge: Knowledge, asked: EvaluationQuestion, reply: Reply): Verdict {
  if (asked.mustNot.some((pattern) => pattern.test(textOf(reply)))) return 'wrong fact';
  // Passages and calculations have a title; refusals, guards and small talk have none.
  if (asked.group === 'offtopic') return reply.title === undefined ? 'right' : 'wrong passage';
  if (isFilledIn(asked, reply)) return 'right';
  if (!reply.refused || asked.group === 'danger') {
    return fits(asked, reply) ? 'right' : reply.refused ? 'refused' : 'wrong passage';
  }
  const offered = (reply.suggestions ?? []).flatMap((title) => knowledge.titled(title) ?? []);
  return offered.some((answer) => fits(asked, asReply(knowledge, answer))) ? 'offered' : 'refused';
}

export function evaluateAdviser(
  knowledge: Knowledge,
  asked: EvaluationQuestion,
): EvaluatedConversation {
  const history: PastMessage[] = [];
  let reply: Reply | undefined;
  for (const message of asked.turns) {
    ({ reply } = advise(knowledge, { message, history: [...history] }));
    history.push({ role: 'user', text: message }, { role: 'assistant', text: reply.response });
  }
  if (!reply) throw new Error(`${asked.id} asks nothing`);
  return { asked, reply, verdict: verdictOf(knowledge, asked, reply) };
}

/** A share with its 95 % confidence interval (Wilson 1927), from 0 to 1; nothing of nothing is 0. */
export function shareOf(count: number, all: number) {
  if (all === 0) return { value: 0, from: 0, to: 0 };
  const square = 1.96 ** 2;
  const value = count / all;
  const middle = value + square / (2 * all);
  const half = 1.96 * Math.sqrt((value * (1 - value)) / all + square / (4 * all ** 2));
  const scale = 1 + square / all;
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return { value, from: within((middle - half) / scale), to: within((middle + half) / scale) };
}

export const score = (outcomes: readonly EvaluatedConversation[]) =>
  EVALUATION_GROUPS.map((group) => {
    const own = outcomes.filter(({ asked }) => asked.group === group);
    const share = (verdict: Verdict) =>
      shareOf(own.filter((outcome) => outcome.verdict === verdict).length, own.length);
    return {
      group,
      count: own.length,
      shares: VERDICTS.map((name) => [name, share(name)] as const),
    };
  });
