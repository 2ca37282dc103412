import 'server-only';
import { advise } from '../builtin/advise';
import type { Knowledge } from '../knowledge/knowledge';
import type { EvaluationQuestion } from './questions';

/** How one question was answered. */
export interface Outcome {
  question: string;
  kind: string;
  /** The headings that answer it; none where it is to be refused */
  wanted: string[];
  refused: boolean;
  /** 1 for the first passage that was found; none where the right one is not among the first ten */
  rank?: number;
  /** The first passage that was found */
  nearest?: string;
  /** The answer is the one that is wanted, or the refusal */
  isRight: boolean;
}

const RANKS = 10;

/** Asks one question, and holds the answer against what is wanted. */
export function evaluate(knowledge: Knowledge, asked: EvaluationQuestion): Outcome {
  const { question, kind } = asked;
  const { reply, found } = advise(knowledge, { message: question });
  const wanted = 'cite' in asked ? asked.cite : [];
  const isWanted = (sources: readonly string[]) =>
    sources.some((source) => wanted.includes(source));
  const passages = found?.answers ?? [];
  const index = passages.slice(0, RANKS).findIndex(({ sources }) => isWanted(sources));
  const refused = reply.refused === true;
  const rank = index < 0 ? undefined : index + 1;
  return {
    question,
    kind,
    wanted,
    refused,
    rank,
    nearest: passages[0]?.id,
    isRight: wanted.length === 0 ? refused : !refused && rank === 1,
  };
}

/** What a set of questions came to; shares from 0 to 1. */
export interface Score {
  /** Questions that have an answer */
  answerable: number;
  /** Share of them whose first passage is the right one, and is what was answered */
  at1: number;
  /** Share of them with the right passage among the first three */
  at3: number;
  /** Questions that have none */
  unanswerable: number;
  /** Share of them that were refused */
  refused: number;
  /** The same for those that have nothing to do with the matter */
  offTopicRefused: number;
}

const share = <Item>(items: Item[], holds: (item: Item) => boolean) =>
  items.length === 0 ? 1 : items.filter(holds).length / items.length;

/** Counts what a set came to. */
export function score(outcomes: Outcome[]): Score {
  const answerable = outcomes.filter(({ wanted }) => wanted.length > 0);
  const unanswerable = outcomes.filter(({ wanted }) => wanted.length === 0);
  return {
    answerable: answerable.length,
    at1: share(answerable, ({ isRight }) => isRight),
    at3: share(answerable, ({ rank = Infinity, refused }) => !refused && rank <= 3),
    unanswerable: unanswerable.length,
    refused: share(unanswerable, ({ isRight }) => isRight),
    offTopicRefused: share(
      unanswerable.filter(({ kind }) => kind === 'off-topic'),
      ({ isRight }) => isRight,
    ),
  };
}
