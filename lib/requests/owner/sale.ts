import 'server-only';
import { offersOf } from '@/lib/requests/leads/offers-repository';
import { type SaleState, saleState } from '@/lib/requests/leads/qualification';
import { findQualification } from '@/lib/requests/leads/repository';

/** How far a request is on its way to an office, as its owner is told. */
export interface OwnSale {
  state: Exclude<SaleState, 'joined'>;
  /** When it leaves the sale by itself */
  endsAt: Date;
  /** The one that has it, and since when */
  office?: { name: string; at: Date };
}

/** The way of a request to an office; of one that has joined an earlier one that of the earlier one. */
export async function ownSale(requestId: string, now = new Date()): Promise<OwnSale | undefined> {
  const row = await findQualification(requestId);
  if (!row) return undefined;
  if (row.joinedTo) return ownSale(row.joinedTo, now);
  const offers = await offersOf(requestId);
  const accepted = offers.find(({ delivery }) => delivery);
  const isOffered = offers.some(({ state, endsAt }) => state === 'open' && endsAt > now);
  return {
    state: saleState(row, now, isOffered) as OwnSale['state'],
    endsAt: row.endsAt,
    office: accepted && { name: accepted.office, at: accepted.delivery!.deliveredAt },
  };
}
