import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';

/** Mails that make use of no consent: to the office, or owed to the person by law. */
const OWED = new Set([
  'office-notice',
  'new-link',
  'consent-withdrawn',
  'deletion-confirmation',
  'address-confirmation',
  'appointment-cancelled',
  'passed-on',
]);

/** The consent that a mail about a request makes use of, if it does; a message is answered without one. */
export function purposeOf(template: string, kind: RequestKind): ConsentPurpose | undefined {
  return OWED.has(template) ? undefined : KINDS[kind].mailPurpose;
}
