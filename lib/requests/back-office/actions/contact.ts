import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { AppError } from '@/lib/platform/http/errors';
import { isSettled, KINDS, ALREADY_CLOSED } from '@/lib/requests/kinds/kinds';
import type { StoredHead } from '@/lib/requests/head';
import type { Change, OperationTarget } from './operation';

const impossible = (message: string) => new AppError('conflict', message);

/** @throws AppError `conflict` (409) without a number, or if the person does not want calls */
export function callConsent({ request, wish }: OperationTarget): ConsentPurpose {
  const purpose = KINDS[request.kind].callPurpose;
  if (!purpose || !request.phone) {
    throw impossible('Zu dieser Anfrage gibt es keine Telefonnummer.');
  }
  if (wish.doNotCall) throw impossible('Diese Person möchte nicht angerufen werden.');
  return purpose;
}

/** @throws AppError `conflict` (409) without a mail address */
export function mailAddress({ request }: OperationTarget): string {
  const { email } = request;
  if (!email) throw impossible('Zu dieser Anfrage gibt es keine E-Mail-Adresse.');
  return email;
}

/** @throws AppError `conflict` (409) if the request is closed */
export function requireOpen({ request: { kind, status } }: OperationTarget): void {
  if (isSettled(kind, status)) throw impossible(ALREADY_CLOSED);
}

export function statusAfterContact({ request: { kind, status } }: OperationTarget): string {
  const { first, contacted } = KINDS[kind].progress;
  return status === first ? contacted : status;
}

/** A contact keeps the promise of a first contact; anything else stays due. */
export function dueAfterContact({
  request: { dueAt, dueFor },
}: OperationTarget): Pick<StoredHead, 'dueAt' | 'dueFor'> {
  return dueFor === 'first_contact' ? { dueAt: null, dueFor: null } : { dueAt, dueFor };
}

export function statusChange(
  { request }: OperationTarget,
  status: string,
): Required<Pick<Change, 'before' | 'after'>> {
  if (status === request.status) return { before: {}, after: {} };
  return { before: { status: request.status }, after: { status } };
}
