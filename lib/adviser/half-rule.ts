import type { PropertyScope } from './answers/answer';

/** Half of the commission is named as the least or the most that somebody pays. */
const STATED =
  /(?:mindestens|wenigstens|höchstens|maximal|nicht mehr als|zur|die|je) (?:die |der |zur )?hälfte|hälftig|halbe provision|50 ?(?:%|prozent)|je zur hälfte/i;
const COMMISSION = /provision|courtage|makler/i;
/** It is said that the rule does not hold. */
const DENIED =
  /gilt (?:hier |dort |dafür |da )?nicht|gelten nicht|frei (?:verhandelbar|vereinbar|aushandel)|keine (?:solche )?regel|nicht vorgeschrieben|nicht für/i;

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?]*/g) ?? [];

/**
 * Whether a text states the equal-share rule for a kind of property that it does not cover: apartment
 * buildings, land and business property (§§ 656a-d BGB; docs/law.md).
 */
export function statesHalfRuleWrongly(text: string, scope: PropertyScope | undefined): boolean {
  if (scope === undefined || scope === 'home' || !COMMISSION.test(text)) return false;
  return sentencesOf(text).some((sentence) => STATED.test(sentence) && !DENIED.test(sentence));
}
