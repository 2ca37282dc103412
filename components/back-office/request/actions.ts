import type { RequestDetail } from '@/lib/requests/back-office/request/request';
import type { ActionName } from '@/lib/requests/kinds/kind';
import { KINDS } from '@/lib/requests/kinds/kinds';

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

type Reachable = Pick<RequestDetail, 'type' | 'phone' | 'email' | 'wish' | 'quarantine'>;

export type Actionable = Reachable &
  Pick<RequestDetail, 'status' | 'estimate' | 'regional' | 'expert' | 'appointment'>;

/** Requires a number, no wish against calls, and no suspicion of spam. */
export const mayBeCalled = ({
  phone,
  wish,
  quarantine,
}: Pick<Reachable, 'phone' | 'wish' | 'quarantine'>): boolean =>
  Boolean(phone) && !wish?.doNotCall && !quarantine;

/** Nothing while the request is in quarantine. */
export function actionsFor(request: Reachable): ActionName[] {
  if (request.quarantine) return [];
  const isPossible = (name: ActionName) => {
    if (NEEDS_ADDRESS.includes(name)) return Boolean(request.email);
    if (NEEDS_CALL.includes(name)) return mayBeCalled(request);
    return name !== 'contact' || mayBeCalled(request) || Boolean(request.email);
  };
  return KINDS[request.type].actions.filter(isPossible);
}
