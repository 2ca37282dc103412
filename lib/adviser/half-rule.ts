import type { PropertyScope } from './answers/answer';
import { patternOf } from './patterns';

const STATED = patternOf('halfStated', 'i');
const COMMISSION = patternOf('commission', 'i');
const DENIED = patternOf('halfDenied', 'i');

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?]*/g) ?? [];

/** Whether a text applies the equal-share rule beyond homes (§§ 656a-d BGB; docs/law.md). */
export function statesHalfRuleWrongly(text: string, scope: PropertyScope | undefined): boolean {
  if (scope === undefined || scope === 'home' || !COMMISSION.test(text)) return false;
  return sentencesOf(text).some((sentence) => STATED.test(sentence) && !DENIED.test(sentence));
}
