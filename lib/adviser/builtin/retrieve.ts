import 'server-only';
import type { Answer, PropertyScope } from '../answers/answer';
import { topicOf } from '../answers/answers';
import type { Limit } from '../answers/limits';
import type { Knowledge } from '../knowledge/knowledge';
import type { GuideSection } from '../knowledge/sections';
import type { About, Judgement } from '../ranking/ranking';
import { type TermEntry, glossaryTerms } from '@/lib/words/terms';
import { holdsFor, scopeOf } from '../scope';
import { scoreOf, type Evidence } from './rank';

export interface Candidate {
  answer: Answer;
  evidence: Evidence;
  standing: number;
}

export interface FoundPassage {
  candidates: Candidate[];
  sections: GuideSection[];
  terms: TermEntry[];
  /** The nearest limit, and how probable it is that the message exceeds any */
  beyond?: { limit: Limit } & Judgement;
}

export interface AskedQuestion {
  /** Without numbers */
  message: string;
  scope?: PropertyScope;
  about?: About;
  /** The passage of the last answer, if this is a follow-up */
  last?: string;
}

const SECTIONS = 25;
/** The ranking may add so many that the search did not find. */
const LEARNED = 12;

/** Words that a follow-up leaves out, because the property was named before. */
const SCOPE_WORDS: Partial<Record<PropertyScope, string>> = {
  'apartment-building': 'Mehrfamilienhaus',
  land: 'Grundstück',
  business: 'Gewerbe',
};

const ABOUT = 0.5;

function termsIn({ message, about, scope }: AskedQuestion, { vocabulary }: Knowledge): TermEntry[] {
  const own = glossaryTerms(message, vocabulary);
  const named = scope && scopeOf(message) === undefined ? SCOPE_WORDS[scope] : undefined;
  const around = glossaryTerms([about?.text, named].filter(Boolean).join('\n'), vocabulary)
    .filter(({ word }) => !own.some((term) => term.word === word))
    .map((term) => ({ ...term, weight: term.weight * (about ? ABOUT * about.weight : 1) }));
  return [...own, ...around];
}

const UNRANKED: Judgement = { probability: 0, first: 0, second: 0 };

export function retrieve(knowledge: Knowledge, asked: AskedQuestion): FoundPassage {
  const { scope, message, about, last } = asked;
  const terms = termsIn(asked, knowledge);
  const topic = last === undefined ? undefined : topicOf(last);
  const near = knowledge.sections.find(terms).slice(0, SECTIONS);
  const scores = new Map(near.map(({ id, coverage }) => [id, coverage]));
  const hits = new Map(knowledge.answers.find(terms).map(({ id, coverage }) => [id, coverage]));
  const judged = knowledge.ranking.judge(message, about);
  const learned = [...judged].sort(([, a], [, b]) => b.probability - a.probability);
  const ids = new Set([...hits.keys(), ...learned.slice(0, LEARNED).map(([id]) => id)]);
  const candidates = [...ids].flatMap((id): Candidate[] => {
    const answer = knowledge.answer(id);
    if (!answer || !holdsFor(answer.scope, scope)) return [];
    const [firstSection = 0, ...others] = answer.sources.map((source) => scores.get(source) ?? 0);
    const evidence: Evidence = {
      coverage: hits.get(id) ?? 0,
      ...(judged.get(id) ?? UNRANKED),
      section: Math.max(firstSection, ...others),
      firstSection,
      scope: scope !== undefined && answer.scope?.includes(scope) ? 1 : 0,
      repeated: id === last ? 1 : 0,
      sameTopic: topic !== undefined && topicOf(id) === topic ? 1 : 0,
    };
    return [{ answer, evidence, standing: scoreOf(evidence) }];
  });
  const limited = learned.filter(([id]) => knowledge.limit(id));
  const [nearest] = limited;
  const limit = nearest && knowledge.limit(nearest[0]);
  const probability = limited.reduce((sum, [, each]) => sum + each.probability, 0);
  return {
    candidates: candidates.sort((a, b) => b.standing - a.standing),
    sections: near.flatMap(({ id }) => knowledge.section(id) ?? []),
    terms,
    beyond: limit && { limit, ...nearest[1], probability },
  };
}
