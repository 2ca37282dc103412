import 'server-only';
import { contactedBy } from '@/lib/requests/due-date';
import { offersOf } from '@/lib/requests/leads/offers-repository';
import { exceptionOf, type SaleState, saleState } from '@/lib/requests/leads/qualification';
import { findQualification } from '@/lib/requests/leads/repository';
import { findRequest } from '@/lib/requests/repository';

export interface OwnSale {
  state: Exclude<SaleState, 'unclear'>;
  endsAt: Date;
  /** While it is still ahead: until when the person is called */
  calledBy?: Date;
  exception?: string;
  office?: { name: string; at: Date };
}

export async function ownSale(requestId: string, now = new Date()): Promise<OwnSale | undefined> {
  const row = await findQualification(requestId);
  if (!row) return undefined;
  const calledBy = contactedBy(row.wishedAt);
  const due = (await findRequest(requestId))?.dueAt;
  // Nothing is promised that is not due.
  const isPromised = calledBy > now && due && due <= calledBy && !row.intentAt;
  const offers = await offersOf(requestId);
  const accepted = offers.find(({ delivery }) => delivery);
  const isOffered = offers.some(({ state, endsAt }) => state === 'open' && endsAt > now);
  // Without joinedTo: the joined request may belong to another person.
  const alone = saleState({ ...row, joinedTo: null }, now, isOffered);
  const state = alone === 'unclear' ? 'checking' : alone;
  return {
    state: row.joinedTo && state === 'checking' ? 'joined' : state,
    endsAt: row.endsAt,
    calledBy: isPromised ? calledBy : undefined,
    exception: exceptionOf(row),
    office: accepted && { name: accepted.office, at: accepted.delivery!.deliveredAt },
  };
}
