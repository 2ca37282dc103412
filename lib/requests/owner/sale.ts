import 'server-only';
import { offersOf } from '@/lib/requests/leads/offers-repository';
import { type SaleState, saleState } from '@/lib/requests/leads/qualification';
import { findQualification } from '@/lib/requests/leads/repository';

/** How far a request is on its way to an office, as its owner sees it. */
export interface OwnSale {
  state: Exclude<SaleState, 'unclear'>;
  /** When it leaves the sale by itself */
  endsAt: Date;
  /** The one that has it, and since when */
  office?: { name: string; at: Date };
}

/** The way of a request to an office. */
export async function ownSale(requestId: string, now = new Date()): Promise<OwnSale | undefined> {
  const row = await findQualification(requestId);
  if (!row) return undefined;
  const offers = await offersOf(requestId);
  const accepted = offers.find(({ delivery }) => delivery);
  const isOffered = offers.some(({ state, endsAt }) => state === 'open' && endsAt > now);
  // Its own state, also if it has joined another request, which may belong to somebody else.
  const alone = saleState({ ...row, joinedTo: null }, now, isOffered);
  const state = alone === 'unclear' ? 'checking' : alone;
  return {
    state: row.joinedTo && state === 'checking' ? 'joined' : state,
    endsAt: row.endsAt,
    office: accepted && { name: accepted.office, at: accepted.delivery!.deliveredAt },
  };
}
