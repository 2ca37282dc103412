import 'server-only';
import { z } from 'zod';
import { agentRoutes } from '@/lib/agent-routes';
import { placeName } from '@/lib/platform/places/service';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { site } from '@/lib/site';
import { isSaleRequest, ownWords, type SaleRequest } from './facts';
import { findOffer } from './offers-repository';

const payloadSchema = z.object({ offerId: z.string() });

/** A home in the words of OpenImmo 1.2.7, where it has some. */
function openImmo({ details }: SaleRequest) {
  const { postalCode, propertyType, area, yearBuilt, condition } = details;
  return {
    objektkategorie: { objektart: propertyType },
    geo: { plz: postalCode, ort: placeName(postalCode) },
    flaechen: {
      wohnflaeche: area || undefined,
      grundstuecksflaeche: ('plotArea' in details ? details.plotArea : null) ?? undefined,
      anzahl_zimmer: ('rooms' in details ? details.rooms : null) ?? undefined,
    },
    zustand_angaben: { baujahr: yearBuilt ?? undefined, zustand: condition ?? undefined },
  };
}

/** The person, in the same words. */
const contact = ({ name, email, phone }: StoredRequest) => ({
  name,
  email_direkt: email,
  tel_durchw: phone,
});

/** What an office's software is told of a lead that it has accepted; nothing once that is withdrawn. */
export async function leadForSoftware(payload: unknown) {
  const offer = await findOffer(payloadSchema.parse(payload).offerId);
  if (!offer?.delivery || offer.delivery.withdrawnAt) return undefined;
  const request = await findRequest(offer.requestId);
  if (!request || !isSaleRequest(request)) return undefined;
  const { id, deliveredAt } = offer.delivery;
  return {
    agentId: offer.agentId,
    body: {
      event: 'lead.delivered',
      id,
      deliveredAt: deliveredAt.toISOString(),
      class: offer.class,
      priceCents: offer.priceCents,
      certificate: site().url + agentRoutes.certificate(id),
      immobilie: openImmo(request),
      kontaktperson: contact(request),
      freitext: ownWords(request) ?? undefined,
    },
  };
}
