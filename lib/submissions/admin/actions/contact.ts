import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import { AppError } from '@/lib/platform/http/errors';
import { isSettled, KINDS, ALREADY_CLOSED } from '@/lib/submissions/kinds/kinds';
import type { StoredHead } from '@/lib/submissions/head';
import type { Change, OperationTarget } from './operation';

const impossible = (message: string) => new AppError('conflict', message);

/** @throws AppError `conflict` (409) without a number, or if the person does not want calls */
export function callConsent({ submission, wish }: OperationTarget): ConsentPurpose {
  const purpose = KINDS[submission.kind].callPurpose;
  if (!purpose || !submission.phone) {
    throw impossible('Zu dieser Anfrage gibt es keine Telefonnummer.');
  }
  if (wish.doNotCall) throw impossible('Diese Person möchte nicht angerufen werden.');
  return purpose;
}

/** @throws AppError `conflict` (409) without a mail address */
export function mailAddress({ submission }: OperationTarget): string {
  const { email } = submission;
  if (!email) throw impossible('Zu dieser Anfrage gibt es keine E-Mail-Adresse.');
  return email;
}

/** @throws AppError `conflict` (409) if the submission is closed */
export function requireOpen({ submission: { kind, status } }: OperationTarget): void {
  if (isSettled(kind, status)) throw impossible(ALREADY_CLOSED);
}

export function statusAfterContact({ submission: { kind, status } }: OperationTarget): string {
  const { first, contacted } = KINDS[kind].progress;
  return status === first ? contacted : status;
}

/** A contact keeps the promise of a first contact; anything else stays due. */
export function dueAfterContact({
  submission: { dueAt, dueFor },
}: OperationTarget): Pick<StoredHead, 'dueAt' | 'dueFor'> {
  return dueFor === 'first_contact' ? { dueAt: null, dueFor: null } : { dueAt, dueFor };
}

export function statusChange(
  { submission }: OperationTarget,
  status: string,
): Required<Pick<Change, 'before' | 'after'>> {
  if (status === submission.status) return { before: {}, after: {} };
  return { before: { status: submission.status }, after: { status } };
}
