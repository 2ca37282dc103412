import 'server-only';
import { offersOf } from '@/lib/requests/leads/offers-repository';
import { type SaleState, saleState } from '@/lib/requests/leads/qualification';
import { findQualification } from '@/lib/requests/leads/repository';

export interface OwnSale {
  state: Exclude<SaleState, 'unclear'>;
  endsAt: Date;
  office?: { name: string; at: Date };
}

export async function ownSale(requestId: string, now = new Date()): Promise<OwnSale | undefined> {
  const row = await findQualification(requestId);
  if (!row) return undefined;
  const offers = await offersOf(requestId);
  const accepted = offers.find(({ delivery }) => delivery);
  const isOffered = offers.some(({ state, endsAt }) => state === 'open' && endsAt > now);
  // Without joinedTo: the joined request may belong to another person.
  const alone = saleState({ ...row, joinedTo: null }, now, isOffered);
  const state = alone === 'unclear' ? 'checking' : alone;
  return {
    state: row.joinedTo && state === 'checking' ? 'joined' : state,
    endsAt: row.endsAt,
    office: accepted && { name: accepted.office, at: accepted.delivery!.deliveredAt },
  };
}
