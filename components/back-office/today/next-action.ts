import type { RequestCard } from '@/lib/requests/back-office/request/request';
import type { ActionName } from '@/lib/requests/kinds/kind';
import { isClosed, KINDS } from '@/lib/requests/kinds/kinds';
import { mayBeCalled } from '../request/actions';

export interface NextAction {
  label: string;
  /** Absent if the whole request is needed */
  action?: ActionName;
}

/**
 * First a meeting's result, then a written answer to a message, otherwise a call if possible and
 * wished.
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
