import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import type { ActionName } from '@/lib/submissions/kinds/kind';
import { KINDS } from '@/lib/submissions/kinds/kinds';

export const ACTIONS = {
  contact: 'Lead kontaktieren',
  call: 'Jetzt anrufen',
  mail: 'E-Mail senden',
  callback: 'Rückruf vereinbaren',
  expertValue: 'Bewertung erstellen',
  appointment: 'Termin vereinbaren',
  valuationMail: 'Bewertung senden',
} as const satisfies Record<ActionName, string>;

const NEEDS_ADDRESS: readonly ActionName[] = ['mail', 'appointment', 'valuationMail'];
const NEEDS_CALL: readonly ActionName[] = ['call', 'callback'];

type Reachable = Pick<SubmissionDetail, 'type' | 'phone' | 'email' | 'wish' | 'quarantine'>;

export type Actionable = Reachable &
  Pick<SubmissionDetail, 'status' | 'estimate' | 'regional' | 'expert' | 'appointment'>;

/** Requires a number, no wish against calls, and no suspicion of spam. */
export const mayBeCalled = ({
  phone,
  wish,
  quarantine,
}: Pick<Reachable, 'phone' | 'wish' | 'quarantine'>): boolean =>
  Boolean(phone) && !wish?.doNotCall && !quarantine;

/** Nothing while the submission is in quarantine. */
export function actionsFor(submission: Reachable): ActionName[] {
  if (submission.quarantine) return [];
  const isPossible = (name: ActionName) => {
    if (NEEDS_ADDRESS.includes(name)) return Boolean(submission.email);
    if (NEEDS_CALL.includes(name)) return mayBeCalled(submission);
    return name !== 'contact' || mayBeCalled(submission) || Boolean(submission.email);
  };
  return KINDS[submission.type].actions.filter(isPossible);
}
