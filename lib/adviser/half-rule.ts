import type { PropertyScope } from './answers/answer';

const STATED =
  /(?:mindestens|wenigstens|höchstens|maximal|nicht mehr als|zur|die|je) (?:die |der |zur )?hälfte|hälftig|halbe provision|50 ?(?:%|prozent)|je zur hälfte/i;
const COMMISSION = /provision|courtage|makler/i;
const DENIED =
  /gilt (?:hier |dort |dafür |da )?nicht|gelten nicht|frei (?:verhandelbar|vereinbar|aushandel)|keine (?:solche )?regel|nicht vorgeschrieben|nicht für/i;

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?]*/g) ?? [];

/** Whether a text applies the equal-share rule beyond homes (§§ 656a-d BGB; docs/law.md). */
export function statesHalfRuleWrongly(text: string, scope: PropertyScope | undefined): boolean {
  if (scope === undefined || scope === 'home' || !COMMISSION.test(text)) return false;
  return sentencesOf(text).some((sentence) => STATED.test(sentence) && !DENIED.test(sentence));
}
