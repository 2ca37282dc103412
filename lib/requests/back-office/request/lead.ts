import 'server-only';
import { STAGES } from '@/lib/agents/stages';
import { CRITERIA, LEAD_CLASSES } from '@/lib/agents/lead-classes';
import { findRequest, findRequests } from '@/lib/requests/repository';
import { isSaleRequest, type SaleRequest } from '@/lib/requests/leads/facts';
import { classifyLead, type LeadClassId } from '@/lib/requests/leads/lead-class';
import { offersOf } from '@/lib/requests/leads/offers-repository';
import {
  exceptionOf,
  factsFor,
  openStages,
  type Qualification,
  saleState,
  stagesOf,
  stageTitles,
} from '@/lib/requests/leads/qualification';
import { findQualification, findQualifications, joinedTo } from '@/lib/requests/leads/repository';
import { missingAnswers } from '@/lib/requests/owner/correction/fields';
import { officesFor } from '@/lib/requests/leads/sale-repository';
import { plannedOffer } from '@/lib/requests/leads/sale-service';
import { actorName } from './history';
import type { ClassLabel, LeadDetail, LeadBadge, OtherRequest } from './request';

const classLabel = (id: string): ClassLabel => {
  const { name, price } = LEAD_CLASSES.find((each) => each.id === id)!;
  return { id: id as LeadClassId, name, price };
};

const OFFER_STATES: Record<string, string> = {
  open: 'angeboten',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  expired: 'nicht beantwortet',
  stopped: 'vom Eigentümer gestoppt',
};

const SOURCES: Record<string, string> = { form: 'über das Formular', mail: 'Link in der E-Mail' };

/** Nothing until the worker has classified the lead. */
function leadBadge(row: Qualification | undefined, now: Date): LeadBadge | undefined {
  if (!row?.class) return undefined;
  return {
    state: saleState(row, now),
    class: classLabel(row.setClass ?? row.class),
    endsAt: row.endsAt,
    value: row.value ?? undefined,
  };
}

export async function leadBadges(ids: string[], now = new Date()): Promise<Map<string, LeadBadge>> {
  const rows = [...(await findQualifications(ids)).entries()];
  return new Map(
    rows.flatMap(([id, row]) => {
      const mark = leadBadge(row, now);
      return mark ? [[id, mark] as const] : [];
    }),
  );
}

const reference = ({ kind, id, createdAt }: SaleRequest): OtherRequest => ({
  type: kind,
  id,
  createdAt,
});

async function resembled(id: string): Promise<LeadDetail['resembles']> {
  const [request, row] = await Promise.all([findRequest(id), findQualification(id)]);
  return {
    request: request && isSaleRequest(request) ? reference(request) : undefined,
    isStopped: Boolean(row?.stoppedAt),
  };
}

/** Nothing if the owner has never permitted the sale. */
export async function leadDetail(
  request: SaleRequest,
  names: ReadonlyMap<number, string>,
  now = new Date(),
): Promise<LeadDetail | undefined> {
  const row = await findQualification(request.id);
  const mark = leadBadge(row ?? undefined, now);
  if (!row || !mark) return undefined;
  const [offers, joined, root, alike] = await Promise.all([
    offersOf(request.id),
    joinedTo(request.id).then(findRequests),
    row.joinedTo ? findRequest(row.joinedTo) : undefined,
    row.resembles ? resembled(row.resembles) : undefined,
  ]);
  const { class: byRule, reasons, missing } = classifyLead(factsFor(request, row));
  const stages = stagesOf(row).map(({ id, at, source }) => ({
    id,
    at,
    title: STAGES.find((stage) => stage.id === id)!.title,
    by: source && (SOURCES[source] ?? actorName(source, names)),
  }));
  const isOffered = offers.some(({ state }) => state === 'open');
  const state = saleState(row, now, isOffered);
  return {
    ...mark,
    state,
    stages,
    missing,
    gaps: missingAnswers(request),
    next: stages.find(({ at }) => !at)?.id,
    open: stageTitles(openStages(row)),
    exception: exceptionOf(row),
    byRule: classLabel(byRule),
    reasons: CRITERIA.map(({ id, label }) => ({ label, text: reasons[id] })),
    set: row.setClass
      ? {
          reason: row.setReason ?? '',
          by: actorName(`employee:${row.setBy}`, names),
          at: row.setAt ?? row.endsAt,
        }
      : undefined,
    words: row.intentWords ?? undefined,
    joinedTo: root && isSaleRequest(root) ? reference(root) : undefined,
    resembles: alike,
    joined: joined.filter(isSaleRequest).map(reference),
    offers: offers.map(({ id, office, state: each, offeredAt, endsAt, delivery }) => ({
      id,
      office,
      endsAt,
      state: OFFER_STATES[each] ?? each,
      at: offeredAt,
      isOpen: each === 'open',
      deliveryId: delivery?.id,
    })),
    offices: state === 'on-sale' ? await officesFor(row, mark.class.id, now) : [],
    rule: state === 'on-sale' ? await plannedOffer(row, now) : undefined,
    isByHand: row.isByHand,
  };
}
