import { type Agent, mayBuy } from '@/lib/agents/agent';
import { placeName } from '@/lib/platform/places/service';

/** How an offer stands; 'barred' where time is left, but its office may not buy. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'stopped' | 'barred';

/** What an office reads that may not buy. */
export const BARRED =
  'Ihr Büro kann zurzeit keine Leads annehmen, weil es bei uns nicht aktiv ist oder seine Erlaubnis nach § 34c GewO nicht geprüft ist. Bitte rufen Sie uns an.';

/** How a stored offer stands at a moment. One whose time is over is over, whether or not that is noted. */
export function stateOf(
  { state, endsAt, agent }: { state: string; endsAt: Date; agent: Agent },
  now: Date,
): OfferState {
  if (state !== 'open' && state !== 'expired') return state as OfferState;
  if (endsAt <= now) return 'expired';
  return mayBuy(agent) ? state : 'barred';
}

/** 'Einfamilienhaus in 26122 Oldenburg'; without the type once the request is deleted. */
export function homeOf({ object, postalCode }: { object: unknown; postalCode: string }): string {
  const { facts = [] } = object as { facts?: readonly { text: string }[] };
  const [type] = facts;
  const place = [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
  return type ? `${type.text} in ${place}` : `Immobilie in ${place}`;
}
