import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { AppError } from '@/lib/platform/http/errors';
import { isSettled, KINDS, ALREADY_CLOSED } from '@/lib/requests/kinds/kinds';
import type { RequestHead } from '@/lib/requests/head';
import type { Change, Target } from './operation';

const impossible = (message: string) => new AppError('conflict', message);

/**
 * The consent on which a call rests.
 * @throws AppError `conflict` (409) where there is no number, or no call is wanted
 */
export function callConsent({ request, wish }: Target): ConsentPurpose {
  const purpose = KINDS[request.kind].callPurpose;
  if (!purpose || !request.phone) {
    throw impossible('Zu dieser Anfrage gibt es keine Telefonnummer.');
  }
  if (wish.doNotCall) throw impossible('Diese Person möchte nicht angerufen werden.');
  return purpose;
}

/**
 * The address that mails go to.
 * @throws AppError `conflict` (409) where there is none
 */
export function mailAddress({ request }: Target): string {
  const { email } = request;
  if (!email) throw impossible('Zu dieser Anfrage gibt es keine E-Mail-Adresse.');
  return email;
}

/**
 * Refuses to arrange something for a request that is over.
 * @throws AppError `conflict` (409)
 */
export function requireOpen({ request: { kind, status } }: Target): void {
  if (isSettled(kind, status)) throw impossible(ALREADY_CLOSED);
}

/** The status of a request once somebody has been in touch with its person, specification 4. */
export function statusAfterContact({ request: { kind, status } }: Target): string {
  const { first, contacted } = KINDS[kind].progress;
  return status === first ? contacted : status;
}

/** What is due once somebody has been in touch: the promise of a first contact is kept. */
export function dueAfterContact({
  request: { dueAt, dueFor },
}: Target): Pick<RequestHead, 'dueAt' | 'dueFor'> {
  return dueFor === 'first_contact' ? { dueAt: null, dueFor: null } : { dueAt, dueFor };
}

/** A status before and after, for the audit trail; nothing where it stays. */
export function statusChange(
  { request }: Target,
  status: string,
): Required<Pick<Change, 'before' | 'after'>> {
  if (status === request.status) return { before: {}, after: {} };
  return { before: { status: request.status }, after: { status } };
}
