import type { ConsentPurpose } from '@/lib/consent/wordings';
import type { SubjectType } from '@/lib/submissions/subject';

/** The consent that a mail about a request rests on; a message is answered without one. */
const PURPOSES: Record<SubjectType, ConsentPurpose | undefined> = {
  valuation: 'privacy',
  lead: 'inquiry',
  callback: 'callback',
  contact: undefined,
  inquiry: 'inquiry',
};

/** Mails that make use of no consent: to the office, or owed to the person by law. */
const OWED = new Set([
  'office-notice',
  'new-link',
  'consent-withdrawn',
  'deletion-confirmation',
  'address-confirmation',
  'appointment-cancelled',
]);

/** The consent that a mail makes use of, if it does. */
export function purposeOf(template: string, type: SubjectType): ConsentPurpose | undefined {
  return OWED.has(template) ? undefined : PURPOSES[type];
}
