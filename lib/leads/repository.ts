import 'server-only';
import { searchAnew } from '@/lib/back-office/queue/entry/repository';
import type { Transaction } from '@/lib/platform/db/client';
import type { AdLead } from '@/lib/platform/db/generated/sqlite/client';
import {
  recordConsents,
  storeSubmission,
  type Source,
  type SubmissionEffects,
} from '@/lib/submissions/repository';
import { REPEAT_WINDOW } from './constants';

/** What the owner has answered. */
export interface LeadAnswers {
  propertyType: string;
  postalCode: string;
  city: string;
  /** m² */
  area: number;
  yearBuilt?: number | null;
  condition?: string | null;
  name: string;
  email: string;
  phone: string;
  timeline: string;
  additionalInfo?: string | null;
  partnerConsent: boolean;
}

/** The row around them. */
export interface NewLead {
  id: string;
  status: string;
  quarantine?: string;
}

/** What the audit trail keeps of a lead: nothing that names its owner. */
function audited({ area, yearBuilt, condition, timeline, partnerConsent }: LeadAnswers) {
  const [year, state] = [yearBuilt ?? null, condition ?? null];
  return { area, yearBuilt: year, condition: state, timeline, partnerConsent };
}

/** Whether a lead was stored a moment ago, about the same property and for the same address. */
function isSame(before: AdLead, { quarantine }: NewLead, answers: LeadAnswers): boolean {
  const { email, postalCode, propertyType } = answers;
  const isRecent = Date.now() - before.createdAt.getTime() < REPEAT_WINDOW;
  const isAlike = before.postalCode === postalCode && before.propertyType === propertyType;
  const isSender = before.email.toLowerCase() === email.toLowerCase();
  // What looks like spam neither changes a person's lead nor holds it back.
  return isRecent && isAlike && isSender && Boolean(before.quarantine) === Boolean(quarantine);
}

/** Brings a lead up to what its owner has sent a moment later; an empty remark erases none. */
async function revise(
  tx: Transaction,
  id: string,
  lead: NewLead,
  { answers, source }: { answers: LeadAnswers; source: Source },
) {
  const reference = { subjectType: 'lead', subjectId: id } as const;
  const before = await tx.adLead.findUnique({ where: { id } });
  if (!before || !isSame(before, lead, answers)) return undefined;
  const { yearBuilt = null, condition = null } = answers;
  await tx.adLead.update({
    where: { id },
    data: { ...answers, yearBuilt, condition, version: { increment: 1 } },
  });
  if (before.partnerConsent !== answers.partnerConsent) {
    const action = answers.partnerConsent ? 'given' : 'withdrawn';
    await recordConsents(tx, reference, ['partner'], { ...source, action });
  }
  await tx.requestEvent.create({
    data: {
      ...reference,
      actor: 'visitor',
      action: 'repeated',
      before: audited(before),
      after: audited(answers),
    },
  });
  await searchAnew(tx, reference);
  return id;
}

/**
 * Stores a lead and its effects in one transaction, or brings the one up to date that its owner has sent a
 * moment ago; resolves once it is committed.
 * @param own id of the lead that the browser has proved to have sent, if there is one
 * @returns the lead's id
 */
export function createLead(
  lead: NewLead,
  answers: LeadAnswers,
  effects: SubmissionEffects,
  own?: string,
): Promise<string> {
  const subject = { type: 'lead', id: lead.id, after: { status: lead.status } } as const;
  const createRow = (tx: Transaction, repeatOf?: string) =>
    tx.adLead.create({ data: { ...lead, ...answers, repeatOf } });
  return storeSubmission(subject, effects, createRow, {
    sender: answers,
    revise: async (tx) => own && revise(tx, own, lead, { answers, source: effects }),
  });
}
