import type { Hit } from '../retrieval/search';

/** What is known of a passage as an answer to one question, each from 0 to about 1. */
export interface Evidence extends Hit {
  /** The best score of the guides' sections that it was written from */
  section: number;
  /** The score of the first of them */
  firstSection: number;
  /** 1 where it was written for the very kind of property that is asked about */
  scope: number;
}

/**
 * What each part counts for the order of the passages, found by trying on the questions of
 * lib/adviser/evaluation, without those that are held out.
 */
const ORDER = {
  coverage: 0.41,
  likeness: 0.47,
  rank: 0.12,
  section: 0.5,
  firstSection: 0.3,
  scope: 0.09,
};

/** How well a passage answers; higher is better, and only within one question. */
export function standing(evidence: Evidence): number {
  const { coverage, likeness, rank, section, firstSection, scope } = evidence;
  return (
    ORDER.coverage * coverage +
    ORDER.likeness * likeness +
    ORDER.rank * rank +
    ORDER.section * section +
    ORDER.firstSection * firstSection +
    ORDER.scope * scope
  );
}

/** What tells an answer that fits from one that only shares some words. */
export interface Signs {
  best: Evidence;
  /** How far the best stands before the second */
  margin: number;
  /** What is beyond a limit and comes nearest, if anything does */
  beyond?: Hit;
  /** Words of the question that say something */
  terms: number;
  /** Share of them that stand in no answer and no guide */
  unknown: number;
}

/** More words than this make a question no clearer. */
const MANY_TERMS = 10;

/** Logistic regression on the same questions and on those of content/adviser/outside.yaml. */
const CERTAINTY = {
  bias: -6.03,
  coverage: 4.07,
  likeness: 2.09,
  next: 3.34,
  section: 1.06,
  margin: 1.47,
  beyondLikeness: -1.77,
  beyondCoverage: -2.41,
  terms: 3.95,
  unknown: -0.86,
};

/** How certain it is that the best passage answers the question, from 0 to 1. */
export function certainty({ best, margin, beyond, terms, unknown }: Signs): number {
  const sum =
    CERTAINTY.bias +
    CERTAINTY.coverage * best.coverage +
    CERTAINTY.likeness * best.likeness +
    CERTAINTY.next * best.next +
    CERTAINTY.section * best.section +
    CERTAINTY.margin * margin +
    CERTAINTY.beyondLikeness * (beyond?.likeness ?? 0) +
    CERTAINTY.beyondCoverage * (beyond?.coverage ?? 0) +
    CERTAINTY.terms * (Math.min(terms, MANY_TERMS) / MANY_TERMS) +
    CERTAINTY.unknown * unknown;
  return 1 / (1 + Math.exp(-sum));
}
