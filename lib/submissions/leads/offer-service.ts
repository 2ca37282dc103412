import 'server-only';
import type { Agency } from '@/lib/agencies/agency';
import { TAX_NOTE } from '@/lib/agencies/constants';
import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { signedId, signId } from '@/lib/platform/secret';
import { parse } from '@/lib/platform/validation/fields';
import { isUuid } from '@/lib/platform/validation/uuid';
import { acceptOffer, declineOffer } from './delivery-repository';
import {
  barredText,
  leadSheet,
  type LeadSheetData,
  offeredHome,
  type OfferState,
  offerState,
} from './offer';
import { storeOutcome } from './agency-repository';
import { findOffer } from './offers-repository';
import { type LeadOutcome, outcomeSchema } from './outcomes';

/** Without personal data */
export interface OpenedOffer {
  /** 'Einfamilienhaus in 26122 Oldenburg' */
  home: string;
  office: string;
  agencyId: string;
  state: OfferState;
  barred?: string;
  /** '49,80 €, zzgl. USt., nur für Unternehmer' */
  price: string;
  endsAt: Date;
  sheet: LeadSheetData;
  delivery?: { id: string; outcome: LeadOutcome; soldFor: number | null };
}

/** The signature includes the address: a link is valid only while its agency has this address. */
const purposeFor = ({ email }: Pick<Agency, 'email'>) => `lead-offer:${email}`;

export const offerToken = (id: string, agency: Pick<Agency, 'email'>) =>
  signId(purposeFor(agency), id);

async function offerBy(token: string) {
  const [id = ''] = token.split('.');
  const offer = isUuid(id) ? await findOffer(id) : null;
  if (offer && signedId(purposeFor(offer.agency), token) === id) return offer;
  throw new AppError('not_found', 'Dieses Angebot gibt es nicht mehr.');
}

export const priceLabel = (cents: number) => `${formatEurosAndCents(cents / 100)}, ${TAX_NOTE}`;

export const className = (id: string) => LEAD_CLASSES.find((each) => each.id === id)?.name ?? id;

/** @throws AppError `not_found` (404) */
export async function openOffer(token: string): Promise<OpenedOffer> {
  const offer = await offerBy(token);
  const now = new Date();
  const state = offerState(offer, now);
  const { delivery } = offer;
  return {
    home: offeredHome(offer),
    office: offer.agency.office,
    agencyId: offer.agencyId,
    state,
    barred: state === 'barred' ? barredText(offer.agency, now) : undefined,
    price: priceLabel(offer.priceCents),
    endsAt: offer.endsAt,
    sheet: leadSheet({ ...offer, isOpen: state === 'open' }, delivery?.deliveredAt ?? now),
    delivery: delivery
      ? { id: delivery.id, outcome: delivery.outcome as LeadOutcome, soldFor: delivery.soldFor }
      : undefined,
  };
}

/**
 * Only the area of the agency shows the contact data.
 * @throws AppError `not_found` (404), `conflict` (409) if the offer is over
 */
export async function accept(token: string): Promise<void> {
  await acceptOffer((await offerBy(token)).id);
  signalWork();
}

/** @throws AppError `not_found` (404), `conflict` (409) if the offer is over */
export async function decline(token: string): Promise<void> {
  await declineOffer((await offerBy(token)).id);
  signalWork();
}

/** @throws AppError `not_found` (404), also before the acceptance, `invalid` (422) */
export async function answerOutcome(token: string, body: unknown): Promise<void> {
  const { agencyId, delivery } = await offerBy(token);
  if (!delivery) throw new AppError('not_found', 'Dieser Lead ist nicht angenommen.');
  const told = parse(outcomeSchema, body);
  await storeOutcome({ agencyId, id: delivery.id }, told, new Date());
}
