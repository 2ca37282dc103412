import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import type { ActionName } from '@/lib/submissions/kinds/kind';
import { isClosed, KINDS } from '@/lib/submissions/kinds/kinds';
import { mayBeCalled } from '../submission/actions';

export interface NextAction {
  label: string;
  /** Absent if the whole submission is needed */
  action?: ActionName;
}

/**
 * First a meeting's result, then a written answer to a message, otherwise a call if possible and
 * wished.
 */
export function nextAction(card: SubmissionCard, now: Date): NextAction {
  const { type, due, email, status } = card;
  if (due?.for === 'appointment') {
    return { label: due.at <= now ? 'Ergebnis eintragen' : 'Termin ansehen' };
  }
  const isMessage = KINDS[type].note.field === 'response' && !isClosed(type, status);
  if (isMessage && email) return { label: 'Antworten', action: 'mail' };
  if (mayBeCalled(card)) return { label: 'Anrufen', action: 'call' };
  return email ? { label: 'E-Mail schreiben', action: 'mail' } : { label: 'Ansehen' };
}
