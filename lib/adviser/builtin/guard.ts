import 'server-only';
import { GUARDS } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import { SUSPECTED_FROM } from './constants';
import { BEGINNING } from './thread';
import { hasOwnSubject } from '../knowledge/own-subject';

/** Judged by the message alone; one that goes on from the last answer or sum has to be clearer. */
export function guard(
  knowledge: Knowledge,
  message: string,
  thread = BEGINNING,
  sum?: { isMeant: boolean },
) {
  const { id, probability } = knowledge.ranking.danger(message);
  const isFollowUp = thread.topic !== undefined && !hasOwnSubject(message, knowledge);
  const goesOn = isFollowUp || sum?.isMeant;
  const from = goesOn ? SUSPECTED_FROM.clearly : SUSPECTED_FROM.question;
  return probability >= from ? GUARDS.find((each) => each.id === id) : undefined;
}
