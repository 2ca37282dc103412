import type { StageId } from '@/lib/agents/stages';
import { classifyLead, type Classified, type LeadClassId, type LeadFacts } from './lead-class';
import { propertyFacts, type SaleRequest, timelineOf } from './facts';

export interface Qualification {
  requestId: string;
  postalCode: string;
  wishedAt: Date;
  endsAt: Date;
  stoppedAt: Date | null;
  receivedAt: Date | null;
  contactAt: Date | null;
  /** 'mail' or 'employee:{id}' */
  contactSource: string | null;
  propertyAt: Date | null;
  intentAt: Date | null;
  intentBy: number | null;
  intentWords: string | null;
  isOwner: boolean;
  timeline: string | null;
  releasedAt: Date | null;
  releasedBy: number | null;
  /** Whole euros, from the 'regional' model or the 'formula' */
  value: number | null;
  valueBasis: string | null;
  class: string | null;
  setClass: string | null;
  setReason: string | null;
  setBy: number | null;
  setAt: Date | null;
  joinedTo: string | null;
  /** A similar request, not proven to be the same person's */
  resembles: string | null;
  /** An employee has separated it from the request that it joined or resembles */
  isSeparate: boolean;
  soldAt: Date | null;
}

export function factsFor(
  request: SaleRequest,
  { contactAt, contactSource, intentAt, isOwner, timeline, value, valueBasis }: Qualification,
): LeadFacts {
  return {
    contact: contactAt ? (contactSource === 'mail' ? 'mail' : 'call') : undefined,
    hasIntent: intentAt !== null,
    isOwner,
    timeline: timeline ?? timelineOf(request),
    ...propertyFacts(request),
    value,
    valueBasis: valueBasis as LeadFacts['valueBasis'],
  };
}

/** The reasons are those of the rules, also if an employee has set the class. */
export function classOf(request: SaleRequest, row: Qualification): Classified {
  const byRule = classifyLead(factsFor(request, row));
  return { ...byRule, class: (row.setClass as LeadClassId | null) ?? byRule.class };
}

export interface Stage {
  id: StageId;
  at?: Date;
  /** 'form', 'mail', 'owner' or 'employee:{id}' */
  source?: string;
}

const employee = (id: number | null) => (id === null ? undefined : `employee:${id}`);

export function stagesOf(row: Qualification): Stage[] {
  const reached = (id: StageId, at: Date | null, source?: string | null): Stage =>
    at ? { id, at, source: source ?? undefined } : { id };
  return [
    reached('received', row.receivedAt, 'form'),
    reached('contact', row.contactAt, row.contactSource),
    reached('property', row.propertyAt, 'form'),
    reached('intent', row.isOwner ? row.intentAt : null, employee(row.intentBy)),
    reached('released', row.releasedAt, employee(row.releasedBy)),
  ];
}

export type SaleState =
  'stopped' | 'joined' | 'sold' | 'expired' | 'unclear' | 'checking' | 'on-sale' | 'offered';

/** Expired from its end on, also before that is stored. */
export function saleState(row: Qualification, now: Date, isOffered = false): SaleState {
  if (row.joinedTo) return 'joined';
  if (row.soldAt) return 'sold';
  if (row.stoppedAt) return 'stopped';
  if (row.endsAt <= now) return 'expired';
  if (row.resembles) return 'unclear';
  if (!row.releasedAt) return 'checking';
  return isOffered ? 'offered' : 'on-sale';
}
