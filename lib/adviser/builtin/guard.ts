import 'server-only';
import { bare } from '@/lib/words/stem';
import { GUARDS } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import { SURE_FROM, SUSPECTED } from './constants';
import { lookUpAlone } from './gate';
import { BEGINNING } from './thread';
import { hasOwnSubject } from '../knowledge/own-subject';

/** The surer another answer is, the more similar the message has to be to a guard's examples. */
export function guard(
  knowledge: Knowledge,
  message: string,
  thread = BEGINNING,
  sum?: { isMeant: boolean },
) {
  const text = bare(message);
  const said = GUARDS.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  // A number for a running calculation is no request.
  if (said || sum?.isMeant) return said;
  const danger = knowledge.ranking.danger(message);
  if (danger.probability < SUSPECTED.from) return undefined;
  const isFollowUp = thread.topic !== undefined && !hasOwnSubject(message, knowledge);
  const sure = sum ? SURE_FROM : lookUpAlone(knowledge, message, thread).certainty;
  const from = isFollowUp ? SUSPECTED.followUp : SUSPECTED.from + SUSPECTED.perCertainty * sure;
  return danger.probability >= from ? GUARDS.find(({ id }) => id === danger.id) : undefined;
}
