import 'server-only';
import { contactedBy } from '@/lib/submissions/forms/callback/slots';
import { offersOf } from '@/lib/submissions/leads/offers-repository';
import { outcomeText } from '@/lib/submissions/leads/outcomes';
import { exceptionOf, type SaleState, saleState } from '@/lib/submissions/leads/qualification';
import { findSubmission } from '@/lib/submissions/repository';
import { findQualification } from '@/lib/submissions/leads/qualification-repository';

export interface OwnSale {
  state: Exclude<SaleState, 'unclear'>;
  endsAt: Date;
  /** While it is still ahead: until when the person is called */
  calledBy?: Date;
  exception?: string;
  isReleased: boolean;
  wasOffered: boolean;
  /** `told`: what it says became of it */
  agency?: { name: string; at: Date; told?: string; withdrawnAt?: Date };
}

export async function ownSale(
  submissionId: string,
  now = new Date(),
): Promise<OwnSale | undefined> {
  const row = await findQualification(submissionId);
  if (!row) return undefined;
  const calledBy = contactedBy(row.wishedAt);
  const due = (await findSubmission(submissionId))?.dueAt;
  // Nothing is promised that is not due.
  const isPromised = calledBy > now && due && due <= calledBy && !row.intentAt;
  const offers = await offersOf(submissionId);
  const accepted = offers.find((offer) => offer.delivery);
  const delivery = accepted?.delivery;
  const isOffered = offers.some(({ state, endsAt }) => state === 'open' && endsAt > now);
  // Without joinedTo: the joined submission may belong to another person.
  const alone = saleState({ ...row, joinedTo: null }, now, isOffered);
  const state = alone === 'unclear' ? 'checking' : alone;
  return {
    state: row.joinedTo && state === 'checking' ? 'joined' : state,
    endsAt: row.endsAt,
    calledBy: isPromised ? calledBy : undefined,
    exception: exceptionOf(row),
    isReleased: row.releasedAt !== null,
    wasOffered: offers.length > 0,
    agency: delivery
      ? {
          name: accepted.office,
          at: delivery.deliveredAt,
          withdrawnAt: delivery.withdrawnAt ?? undefined,
          told: delivery.outcome === 'new' ? undefined : outcomeText(delivery),
        }
      : undefined,
  };
}
