import 'server-only';
import { agencyRoutes } from '@/lib/agency-routes';
import { type Agency, mayBuy, billingMonth } from '@/lib/agencies/agency';
import {
  obstacle,
  RECLAIM_REASONS,
  reclaimEnd,
  type ReclaimReason,
  reasonLabel,
} from '@/lib/agencies/reclaim-rules';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/fields';
import { isUuid } from '@/lib/platform/validation/uuid';
import { personAnswers } from '@/lib/submissions/kinds/kinds';
import { findSubmission } from '@/lib/submissions/repository';
import { isSaleSubmission, ownersWords, typedPlace } from './facts';
import { openGuarantee } from './guarantee-repository';
import { leadSheet, offeredHome } from './offer';
import { creditOf, isReturned } from './opened-delivery';
import { className, offerToken, priceLabel } from './offer-service';
import {
  findCallNotes,
  findDeliveries,
  findDelivery,
  findOpenOffers,
  storeOutcome,
} from './agency-repository';
import { reclaimFacts } from './reclaim-repository';
import { type LeadOutcome, outcomeSchema } from './outcomes';
import { findQualification } from './qualification-repository';

type Delivery = Awaited<ReturnType<typeof findDeliveries>>[number];

interface AgencyReclaim {
  id: string;
  reason: string;
  filedAt: Date;
  dueAt: Date;
  /** 'offen', 'gutgeschrieben' or 'abgelehnt' */
  state: string;
  explanation: string;
}

export interface AgencyLead {
  id: string;
  home: string;
  className: string;
  deliveredAt: Date;
  priceCents: number;
  outcome: LeadOutcome;
  soldFor: number | null;
  isWithdrawn: boolean;
  /** With the money-back guarantee */
  isReturned: boolean;
  /** The oldest first; only the last may be open or credited */
  reclaims: AgencyReclaim[];
}

const DECISIONS: Record<string, string> = { credited: 'gutgeschrieben', refused: 'abgelehnt' };

export const leadOf = (delivery: Delivery): AgencyLead => ({
  id: delivery.id,
  home: offeredHome(delivery.offer),
  className: className(delivery.class),
  deliveredAt: delivery.deliveredAt,
  priceCents: delivery.priceCents,
  outcome: delivery.outcome as LeadOutcome,
  soldFor: delivery.soldFor,
  isWithdrawn: delivery.withdrawnAt !== null,
  isReturned: isReturned(delivery),
  reclaims: delivery.reclaims.map(({ id, reason, filedAt, dueAt, decision, explanation }) => ({
    id,
    reason: reasonLabel(reason),
    filedAt,
    dueAt,
    state: DECISIONS[decision ?? ''] ?? 'offen',
    explanation: explanation ?? '',
  })),
});

/** Accepted leads less credits */
export interface InvoiceMonth {
  /** '2026-11' */
  month: string;
  leads: number;
  cents: number;
}

export async function agencyArea(agency: Agency, now = new Date()) {
  const [open, deliveries, guaranteeEnd] = await Promise.all([
    mayBuy(agency) ? findOpenOffers(agency.id, now) : [],
    findDeliveries(agency.id),
    openGuarantee(agency.id, now),
  ]);
  const months = new Map<string, InvoiceMonth>();
  const add = (month: string, leads: number, cents: number) => {
    const known = months.get(month) ?? { month, leads: 0, cents: 0 };
    months.set(month, { month, leads: known.leads + leads, cents: known.cents + cents });
  };
  for (const delivery of deliveries) {
    const { month, priceCents } = delivery;
    add(month, 1, priceCents);
    const credited = creditOf(delivery)?.creditMonth;
    if (credited) add(credited, 0, -priceCents);
  }
  const takenThisMonth = deliveries.filter(
    ({ month, billing }) => month === billingMonth(now) && billing === 'package',
  ).length;
  return {
    open: open.map((offer) => ({
      id: offer.id,
      link: agencyRoutes.offer(offerToken(offer.id, agency)),
      home: offeredHome(offer),
      className: className(offer.class),
      price: priceLabel(offer.priceCents),
      endsAt: offer.endsAt,
    })),
    leads: deliveries.map(leadOf),
    months: [...months.values()].sort((one, other) => (one.month < other.month ? 1 : -1)),
    takenThisMonth,
    returned: deliveries.filter(isReturned).length,
    guaranteeEnd,
  };
}

export interface ReclaimOption {
  id: ReclaimReason;
  until: Date;
  /** Why this reason cannot be granted */
  obstacle?: string;
}

/** None while a reclaim is open, or after the credit. */
async function reclaimOptions({ id, agencyId, reclaims }: Delivery, now: Date) {
  if (reclaims.some(({ standsFor }) => standsFor)) return [];
  const facts = await reclaimFacts(id, agencyId);
  return (Object.keys(RECLAIM_REASONS) as ReclaimReason[]).map((reason): ReclaimOption => ({
    id: reason,
    until: reclaimEnd(reason, facts.deliveredAt),
    obstacle: obstacle(reason, { ...facts, attempts: [], filedAt: now }),
  }));
}

const NO_LEAD = 'Diesen Lead gibt es hier nicht.';

/** No personal data after withdrawal, return or deletion. @throws AppError `not_found` (404) */
export async function agencyLead(agency: Agency, id: string) {
  const delivery = isUuid(id) ? await findDelivery(agency.id, id) : null;
  if (!delivery) throw new AppError('not_found', NO_LEAD);
  const lead = leadOf(delivery);
  const isHidden = lead.isWithdrawn || lead.isReturned;
  const submission = isHidden ? undefined : await findSubmission(delivery.submissionId);
  const known = submission && isSaleSubmission(submission) ? submission : undefined;
  return {
    ...lead,
    price: priceLabel(delivery.priceCents),
    reclaimOptions: await reclaimOptions(delivery, new Date()),
    sheet: leadSheet({ ...delivery.offer, isOpen: false }, delivery.deliveredAt),
    person: known && personAnswers(known),
    typedPlace: known && typedPlace(known),
    intent: known && (await findQualification(known.id))?.intentWords,
    calls: known ? await findCallNotes(known.id) : [],
    words: (known && ownersWords(known)) ?? undefined,
  };
}

/** @throws AppError `not_found` (404), `invalid` (422) */
export async function setOutcome(agency: Agency, id: string, body: unknown): Promise<void> {
  const told = parse(outcomeSchema, body);
  const isDone = isUuid(id) && (await storeOutcome({ agencyId: agency.id, id }, told, new Date()));
  if (!isDone) throw new AppError('not_found', NO_LEAD);
}
