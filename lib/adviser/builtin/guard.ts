import 'server-only';
import { bare } from '@/lib/words/stem';
import { GUARDS } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import { SURE_FROM, SUSPECTED } from './constants';
import { lookUp } from './gate';
import { BEGINNING } from './thread';

/**
 * What is answered before any search: the message matches a guard's pattern, or is similar enough
 * to its examples. The more certain another answer is, the more similar it has to be; a follow-up
 * ('Und wie sicher ist das?') says little by itself.
 * @param look finds what a passage would answer, on demand
 * @param isCalculated whether a calculation would answer it
 */
export function guard(
  knowledge: Knowledge,
  message: string,
  look = () => lookUp(knowledge, message, BEGINNING),
  isCalculated = false,
) {
  const text = bare(message);
  const said = GUARDS.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  const danger = said ? undefined : knowledge.ranking.danger(message);
  if (!danger || danger.probability < SUSPECTED.from) return said;
  const { certainty, isFollowUp } = look();
  const sure = isCalculated ? SURE_FROM : certainty;
  const from = isFollowUp ? SUSPECTED.followUp : SUSPECTED.from + SUSPECTED.perCertainty * sure;
  return danger.probability >= from ? GUARDS.find(({ id }) => id === danger.id) : undefined;
}
