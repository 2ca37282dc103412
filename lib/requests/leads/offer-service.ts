import 'server-only';
import { TAX_NOTE } from '@/lib/agents/constants';
import { LEAD_CLASSES } from '@/lib/agents/lead-classes';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { signedId } from '@/lib/platform/secret';
import { acceptOffer, declineOffer } from './delivery-repository';
import { homeOf, OFFER_LINK, type OfferState, stateOf } from './offer';
import { findOffer, type OfferedObject } from './offers-repository';

/** An offer as its office reads it: the object's facts, and nothing of the person. */
export interface OpenedOffer {
  /** 'Einfamilienhaus in 26122 Oldenburg' */
  home: string;
  office: string;
  agentId: string;
  state: OfferState;
  className: string;
  /** '49,80 €, zzgl. USt., nur für Unternehmer' */
  price: string;
  endsAt: Date;
  facts: OfferedObject['facts'];
  reasons: OfferedObject['reasons'];
  /** Once it was accepted */
  deliveryId?: string;
}

const GONE = 'Dieses Angebot gibt es nicht mehr.';

const idOf = (token: string) => {
  const id = signedId(OFFER_LINK, token);
  if (id) return id;
  throw new AppError('not_found', GONE);
};

/** What an offer costs, in words. */
export const priceLabel = (cents: number) => `${formatEurosAndCents(cents / 100)}, ${TAX_NOTE}`;

/** 'Premium A+' by its id. */
export const className = (id: string) => LEAD_CLASSES.find((each) => each.id === id)?.name ?? id;

/**
 * The offer that a link leads to.
 * @throws AppError `not_found` (404)
 */
export async function openOffer(token: string): Promise<OpenedOffer> {
  const offer = await findOffer(idOf(token));
  if (!offer) throw new AppError('not_found', GONE);
  const { facts = [], reasons = [] } = offer.object as unknown as Partial<OfferedObject>;
  return {
    home: homeOf(offer),
    office: offer.agent.office,
    agentId: offer.agentId,
    state: stateOf(offer, new Date()),
    className: className(offer.class),
    price: priceLabel(offer.priceCents),
    endsAt: offer.endsAt,
    ...{ facts, reasons },
    deliveryId: offer.delivery?.id,
  };
}

/**
 * Accepts an offer by its link.
 * @returns the delivery, and the office where this very press has brought it about
 * @throws AppError `not_found` (404), `conflict` (409) where it is over
 */
export async function accept(token: string): Promise<{ id: string; agentId?: string }> {
  const offerId = idOf(token);
  const { id, isNew } = await acceptOffer(offerId);
  signalWork();
  const offer = isNew ? await findOffer(offerId) : null;
  return { id, agentId: offer?.agentId };
}

/**
 * Declines an offer by its link.
 * @throws AppError `not_found` (404), `conflict` (409) where it is over
 */
export async function decline(token: string): Promise<void> {
  await declineOffer(idOf(token));
  signalWork();
}
