import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';

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

export function purposeOf(template: string, kind: RequestKind): ConsentPurpose | undefined {
  return OWED.has(template) ? undefined : KINDS[kind].mailPurpose;
}
