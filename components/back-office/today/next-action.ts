import type { RequestCard } from '@/lib/requests/back-office/request/request';
import type { ActionName } from '@/lib/requests/kinds/kind';
import { isClosed, KINDS } from '@/lib/requests/kinds/kinds';
import { mayBeCalled } from '../request/actions';

export interface NextAction {
  label: string;
  /** Whose form opens with the request; none where the whole of it is needed */
  action?: ActionName;
}

/**
 * The next action for a request: note the result of a meeting, answer a message in writing, otherwise
 * call, if that is possible and wished.
 */
export function nextAction(card: RequestCard, now: Date): NextAction {
  const { type, due, email, status } = card;
  if (due?.for === 'appointment') {
    return { label: due.at <= now ? 'Ergebnis eintragen' : 'Termin ansehen' };
  }
  const isMessage = KINDS[type].note.field === 'response' && !isClosed(type, status);
  if (isMessage && email) return { label: 'Antworten', action: 'mail' };
  if (mayBeCalled(card)) return { label: 'Anrufen', action: 'call' };
  return email ? { label: 'E-Mail schreiben', action: 'mail' } : { label: 'Ansehen' };
}
