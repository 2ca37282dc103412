import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';

/** Need no consent: sent to the office, or required by law. */
const OWED = new Set([
  'office-notice',
  'new-link',
  'consent-withdrawn',
  'deletion-confirmation',
  'address-confirmation',
  'appointment-cancelled',
  'passed-on',
]);

export function purposeOf(template: string, kind: SubmissionKind): ConsentPurpose | undefined {
  return OWED.has(template) ? undefined : KINDS[kind].mailPurpose;
}
