import 'server-only';
import { bare } from '@/lib/words/stem';
import { GUARDS } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import { SURE_FROM, SUSPECTED } from './constants';
import { lookUp } from './gate';
import { BEGINNING } from './thread';

/**
 * What is answered before anything is looked up: the message says what calls for it, or is much like
 * those that do. The surer it is answered otherwise, the liker it has to be; and what is only understood
 * with the conversation ('Und wie sicher ist das?') says little by itself.
 * @param look finds what a passage would answer, where that has to be known
 * @param isReckoned whether a calculation would answer it
 */
export function guard(
  knowledge: Knowledge,
  message: string,
  look = () => lookUp(knowledge, message, BEGINNING),
  isReckoned = false,
) {
  const text = bare(message);
  const said = GUARDS.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  const danger = said ? undefined : knowledge.ranking.danger(message);
  if (!danger || danger.probability < SUSPECTED.from) return said;
  const { certainty, isFollowUp } = look();
  const sure = isReckoned ? SURE_FROM : certainty;
  const from = isFollowUp ? SUSPECTED.followUp : SUSPECTED.from + SUSPECTED.perCertainty * sure;
  return danger.probability >= from ? GUARDS.find(({ id }) => id === danger.id) : undefined;
}
