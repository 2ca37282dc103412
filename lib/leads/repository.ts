import 'server-only';
import { searchAnew } from '@/lib/back-office/queue/entry/repository';
import type { Transaction } from '@/lib/db/client';
import {
  recordConsents,
  storeOncePerSender,
  type SubmissionTrail,
} from '@/lib/submissions/repository';

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

/** Brings a lead up to what its owner has sent a moment later; an empty remark erases none. */
async function revise(tx: Transaction, id: string, answers: LeadAnswers, sourcePage: string) {
  const reference = { subjectType: 'lead', subjectId: id } as const;
  const before = await tx.adLead.findUnique({ where: { id } });
  if (!before) return false;
  const { yearBuilt = null, condition = null } = answers;
  await tx.adLead.update({
    where: { id },
    data: { ...answers, yearBuilt, condition, version: { increment: 1 } },
  });
  if (before.partnerConsent !== answers.partnerConsent) {
    const action = answers.partnerConsent ? 'given' : 'withdrawn';
    await recordConsents(tx, reference, ['partner'], { action, sourcePage });
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
  return true;
}

/**
 * Stores a lead and its trail in one transaction, or brings the one up to date that the same owner
 * has sent within the window; resolves once it is committed.
 * @param sender keyed hash that names the owner and the property
 * @param window milliseconds
 * @returns the lead's id
 */
export function createLead(
  lead: NewLead,
  answers: LeadAnswers,
  trail: SubmissionTrail,
  { sender, window }: { sender: string; window: number },
): Promise<string> {
  const subject = { type: 'lead', id: lead.id, after: { status: lead.status } } as const;
  const createRow = (tx: Transaction) => tx.adLead.create({ data: { ...lead, ...answers } });
  return storeOncePerSender(subject, trail, createRow, {
    sender,
    window,
    revise: (tx, earlierId) => revise(tx, earlierId, answers, trail.sourcePage),
  });
}
