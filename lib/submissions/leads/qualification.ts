import { CRITERIA, LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { type StageId, STAGES } from '@/lib/agencies/stages';
import { classifyLead, isBetter, type LeadClassId, type LeadFacts } from './lead-class';
import { propertyFacts, type SaleSubmission, timelineOf } from './facts';
import type { Qualification } from './qualification-repository';

export function factsFor(
  submission: SaleSubmission,
  {
    contactAt,
    contactSource,
    intentAt,
    isOwner,
    isShared,
    timeline,
    value,
    valueBasis,
  }: Qualification,
): LeadFacts {
  return {
    contact: contactAt ? (contactSource === 'mail' ? 'mail' : 'call') : undefined,
    hasIntent: intentAt !== null,
    isOwner,
    isShared,
    timeline: timeline ?? timelineOf(submission),
    ...propertyFacts(submission),
    value,
    valueBasis: valueBasis as LeadFacts['valueBasis'],
  };
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
    reached('property', row.propertyAt),
    reached('intent', row.isOwner ? row.intentAt : null, employee(row.intentBy)),
    reached('released', row.releasedAt, employee(row.releasedBy)),
  ];
}

/** All before the release have to be reached before it. */
export const openStages = (row: Qualification): StageId[] =>
  stagesOf(row).flatMap(({ id, at }) => (at || id === 'released' ? [] : [id]));

/** 'Kontakt bestätigt, Eigentum und Absicht bestätigt' */
export const stageTitles = (ids: readonly StageId[]) =>
  STAGES.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(', ');

/** For the agency and the owner; nothing once the open stages are reached or the owner stopped it. */
export function exceptionOf(row: Qualification): string | undefined {
  const open = openStages(row);
  if (!row.releasedAt || row.stoppedAt || !row.exception || open.length === 0) return undefined;
  return `freigegeben, obwohl noch offen ist: ${stageTitles(open)}. Begründung: ${row.exception}`;
}

/** What an agency reads: never a class above the facts, the reasons, and what people decided. */
export function classOf(submission: SaleSubmission, row: Qualification) {
  const { class: byRule, reasons } = classifyLead(factsFor(submission, row));
  const lower = row.setClass && isBetter(byRule, row.setClass) ? row.setClass : undefined;
  const name = LEAD_CLASSES.find(({ id }) => id === byRule)?.name;
  const exception = exceptionOf(row);
  return {
    class: (lower ?? byRule) as LeadClassId,
    reasons: [
      ...CRITERIA.map(({ id, label }) => ({ label, text: reasons[id] })),
      ...(lower
        ? [
            {
              label: 'Einstufung',
              text: `nach den Angaben ${name}, von uns niedriger eingestuft: ${row.setReason}`,
            },
          ]
        : []),
      ...(exception ? [{ label: 'Ausnahme', text: exception }] : []),
    ],
  };
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
