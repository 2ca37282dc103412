import 'server-only';
import { STAGES } from '@/lib/agencies/stages';
import { CRITERIA, LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { findSubmission, findSubmissions } from '@/lib/submissions/repository';
import { isSaleSubmission, type SaleSubmission } from '@/lib/submissions/leads/facts';
import { classifyLead, type LeadClassId } from '@/lib/submissions/leads/lead-class';
import { offersOf } from '@/lib/submissions/leads/offers-repository';
import {
  exceptionOf,
  factsFor,
  openStages,
  saleState,
  stagesOf,
  stageTitles,
} from '@/lib/submissions/leads/qualification';
import { missingAnswers } from '@/lib/submissions/owner/correction/fields';
import { agenciesFor } from '@/lib/submissions/leads/sale-repository';
import { plannedOffer } from '@/lib/submissions/leads/sale-service';
import { actorName } from './history';
import type { ClassLabel, LeadDetail, LeadBadge, OtherSubmission } from './submission';
import {
  type Qualification,
  findQualification,
  findQualifications,
  joinedTo,
} from '@/lib/submissions/leads/qualification-repository';

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

const reference = ({ kind, id, createdAt }: SaleSubmission): OtherSubmission => ({
  type: kind,
  id,
  createdAt,
});

async function resembled(id: string): Promise<LeadDetail['resembles']> {
  const [submission, row] = await Promise.all([findSubmission(id), findQualification(id)]);
  return {
    submission: submission && isSaleSubmission(submission) ? reference(submission) : undefined,
    isStopped: Boolean(row?.stoppedAt),
  };
}

/** Nothing if the owner has never permitted the sale. */
export async function leadDetail(
  submission: SaleSubmission,
  names: ReadonlyMap<number, string>,
  now = new Date(),
): Promise<LeadDetail | undefined> {
  const row = await findQualification(submission.id);
  const mark = leadBadge(row ?? undefined, now);
  if (!row || !mark) return undefined;
  const [offers, joined, root, alike] = await Promise.all([
    offersOf(submission.id),
    joinedTo(submission.id).then(findSubmissions),
    row.joinedTo ? findSubmission(row.joinedTo) : undefined,
    row.resembles ? resembled(row.resembles) : undefined,
  ]);
  const { class: byRule, reasons, missing } = classifyLead(factsFor(submission, row));
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
    gaps: missingAnswers(submission),
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
    joinedTo: root && isSaleSubmission(root) ? reference(root) : undefined,
    resembles: alike,
    joined: joined.filter(isSaleSubmission).map(reference),
    offers: offers.map(({ id, office, state: each, offeredAt, endsAt, delivery }) => ({
      id,
      office,
      endsAt,
      state: OFFER_STATES[each] ?? each,
      at: offeredAt,
      isOpen: each === 'open',
      deliveryId: delivery?.id,
    })),
    agencies: state === 'on-sale' ? await agenciesFor(row, mark.class.id, now) : [],
    rule: state === 'on-sale' ? await plannedOffer(row, now) : undefined,
    isByHand: row.isByHand,
  };
}
