import 'server-only';
import type { Answer, PropertyScope } from '../answers/answer';
import type { Limit } from '../answers/limits';
import type { Knowledge } from '../knowledge/knowledge';
import type { Section } from '../knowledge/sections';
import type { Hit } from '../retrieval/search';
import { type Term, termsOf } from '@/lib/words/terms';
import type { ChatInput } from '../schema';
import { holdsFor, scopeOf } from '../scope';
import { fitsTopic } from '../topic';
import { CERTAIN_FROM, LIMIT_FROM, OWN_TERMS } from './constants';
import { certainty, standing, type Evidence } from './rank';

/** What was found for a question, each best first. */
export interface Found {
  answers: Answer[];
  sections: Section[];
  /** How certain it is that the first answer is one, from 0 to 1 */
  certainty: number;
  isAnswered: boolean;
  /** The question is beyond this */
  limit?: Limit;
}

type Asked = Pick<ChatInput, 'message' | 'history'>;

/** How many passages and sections are looked at. */
const PASSAGES = 60;
const SECTIONS = 40;

const askedBefore = ({ history = [] }: Asked) =>
  history.filter(({ role }) => role === 'user').map(({ text }) => text);

/** The kind of property that the conversation is about: what was named last counts. */
export function scopeIn(asked: Asked): PropertyScope | undefined {
  const said = [...askedBefore(asked), asked.message].reverse();
  return said.map(scopeOf).find((scope) => scope !== undefined);
}

/** What a question is about that was asked of something named before. */
const SCOPE_WORDS: Partial<Record<PropertyScope, string>> = {
  'apartment-building': 'Mehrfamilienhaus',
  land: 'Grundstück',
  business: 'Gewerbe',
};

/** A message of few words goes on with what was asked before, and what was named before still holds. */
function termsIn(
  asked: Asked,
  { vocabulary }: Knowledge,
  scope: PropertyScope | undefined,
): Term[] {
  const { message } = asked;
  const terms = termsOf(message, vocabulary);
  const before = terms.length < OWN_TERMS ? askedBefore(asked).at(-1) : undefined;
  if (before) return termsOf(`${before}\n${message}`, vocabulary);
  const named = scope && scopeOf(message) === undefined ? SCOPE_WORDS[scope] : undefined;
  return named ? termsOf(`${named}: ${message}`, vocabulary) : terms;
}

/** What speaks for an answer: the search over the answers, and over the sections that it was written from. */
function evidenceOf(
  hit: Hit,
  answer: Answer,
  scores: Map<string, number>,
  scope: PropertyScope | undefined,
): Evidence {
  const [first = 0, ...others] = answer.sources.map((source) => scores.get(source) ?? 0);
  const isForScope = scope !== undefined && answer.scope?.includes(scope);
  return {
    ...hit,
    section: Math.max(first, ...others),
    firstSection: first,
    scope: isForScope ? 1 : 0,
  };
}

const reachesLimit = ({ likeness, coverage }: Hit) =>
  likeness >= LIMIT_FROM.likeness && coverage >= LIMIT_FROM.coverage;

/** The passages for a question in its conversation. */
export function retrieve(knowledge: Knowledge, asked: Asked): Found {
  const scope = scopeIn(asked);
  const terms = termsIn(asked, knowledge, scope);
  const near = knowledge.sections.find(terms, SECTIONS);
  const scores = new Map(near.map(({ id, score }) => [id, score]));
  const said = [...askedBefore(asked), asked.message].join('\n');
  const hits = knowledge.answers.find(terms, PASSAGES);
  const ranked = hits
    .flatMap((hit) => {
      const answer = knowledge.answer(hit.id);
      if (!answer || !holdsFor(answer.scope, scope)) return [];
      const evidence = evidenceOf(hit, answer, scores, scope);
      const fit = fitsTopic(answer.id, said);
      return [{ answer, evidence, standing: standing(evidence) * fit }];
    })
    .sort((a, b) => b.standing - a.standing);
  const beyond = hits.find(({ id }) => knowledge.limit(id));
  const written = knowledge.exactly(asked.message);
  const exact = written === undefined ? undefined : knowledge.answer(written);
  if (exact && holdsFor(exact.scope, scope)) {
    const others = ranked.map(({ answer }) => answer).filter((answer) => answer !== exact);
    return {
      answers: [exact, ...others],
      sections: near.flatMap(({ id }) => knowledge.section(id) ?? []),
      certainty: 1,
      isAnswered: true,
    };
  }
  const [best, second] = ranked;
  const certain = best
    ? certainty({
        best: best.evidence,
        margin: best.standing - (second?.standing ?? 0),
        beyond,
        terms: terms.length,
        unknown: terms.filter(({ isKnown }) => !isKnown).length / Math.max(1, terms.length),
      })
    : 0;
  const isAnswered = certain >= CERTAIN_FROM;
  return {
    answers: ranked.map(({ answer }) => answer),
    sections: near.flatMap(({ id }) => knowledge.section(id) ?? []),
    certainty: certain,
    isAnswered,
    limit: !isAnswered && beyond && reachesLimit(beyond) ? knowledge.limit(beyond.id) : undefined,
  };
}
