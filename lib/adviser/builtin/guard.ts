import 'server-only';
import { GUARDS } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import { SUSPECTED_FROM } from './constants';
import { BEGINNING } from './thread';
import { hasOwnSubject } from '../knowledge/own-subject';

export function suspected(knowledge: Knowledge, message: string, from: number) {
  const { id, probability } = knowledge.ranking.danger(message);
  return probability >= from ? GUARDS.find((each) => each.id === id) : undefined;
}

/** Judged by the message alone; one that goes on from the last answer or sum has to be clearer. */
export function guard(
  knowledge: Knowledge,
  message: string,
  { topic } = BEGINNING,
  sum?: { isMeant: boolean },
) {
  const goesOn = sum?.isMeant || (topic && !hasOwnSubject(message, knowledge));
  return suspected(knowledge, message, SUSPECTED_FROM[goesOn ? 'clearly' : 'question']);
}
