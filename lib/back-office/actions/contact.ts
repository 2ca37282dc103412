import type { ConsentPurpose } from '@/lib/consent/wordings';
import { AppError } from '@/lib/platform/http/errors';
import type { SubjectType } from '@/lib/submissions/subject';
import { isSettled, KINDS, ALREADY_CLOSED } from '../kinds';
import type { RequestRow } from '../request/row';
import type { Change, Target } from './operation';

const impossible = (message: string) => new AppError('conflict', message);

/** The consent that a call rests on; who writes a message leaves no number. */
const CALL_PURPOSES: Record<SubjectType, ConsentPurpose | undefined> = {
  valuation: 'contact',
  lead: 'inquiry',
  callback: 'callback',
  contact: undefined,
  inquiry: 'inquiry',
};

/**
 * The consent on which a call rests.
 * @throws AppError `conflict` (409) where there is no number, or no call is wanted
 */
export function callConsent({ subject, wish }: Target): ConsentPurpose {
  const purpose = CALL_PURPOSES[subject.subjectType];
  if (!purpose || !subject.person.phone) {
    throw impossible('Zu dieser Anfrage gibt es keine Telefonnummer.');
  }
  if (wish.doNotCall) throw impossible('Diese Person möchte nicht angerufen werden.');
  return purpose;
}

/**
 * The address that mails go to.
 * @throws AppError `conflict` (409) where there is none
 */
export function mailAddress({ subject }: Target): string {
  const { email } = subject.person;
  if (!email) throw impossible('Zu dieser Anfrage gibt es keine E-Mail-Adresse.');
  return email;
}

/**
 * Refuses to arrange something for a request that is over.
 * @throws AppError `conflict` (409)
 */
export function requireOpen({ subject: { subjectType, status } }: Target): void {
  if (isSettled(subjectType, status)) throw impossible(ALREADY_CLOSED);
}

/** The status of a request once somebody has been in touch with its person, specification 4. */
export function statusAfterContact({ subject: { subjectType, status } }: Target): string {
  if (status !== KINDS[subjectType].newStatus) return status;
  return subjectType === 'contact' ? 'read' : 'contacted';
}

/** What is due once somebody has been in touch: the promise of a first contact is kept. */
export function dueAfterContact({
  row: { dueAt, dueFor },
}: Target): Pick<RequestRow, 'dueAt' | 'dueFor'> {
  return dueFor === 'first_contact' ? { dueAt: null, dueFor: null } : { dueAt, dueFor };
}

/** A status before and after, for the audit trail; nothing where it stays. */
export function statusChange(
  { subject }: Target,
  status: string,
): Required<Pick<Change, 'before' | 'after'>> {
  if (status === subject.status) return { before: {}, after: {} };
  return { before: { status: subject.status }, after: { status } };
}
