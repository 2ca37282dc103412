import { placeName } from '@/lib/platform/places/service';

/** What our signature under the link of an offer is good for. */
export const OFFER_LINK = 'lead-offer';

export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'stopped';

/** 'Einfamilienhaus in 26122 Oldenburg'; without the type once the request is deleted. */
export function homeOf({ object, postalCode }: { object: unknown; postalCode: string }): string {
  const { facts = [] } = object as { facts?: readonly { text: string }[] };
  const [type] = facts;
  const place = [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
  return type ? `${type.text} in ${place}` : `Immobilie in ${place}`;
}
