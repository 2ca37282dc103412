import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { sendsMail } from '@/lib/platform/mail/sender';
import { mailState, type MailState } from '@/lib/platform/mail/state';
import { isUuid } from '@/lib/platform/validation/uuid';
import { ownConsents } from '@/lib/submissions/consent/consents';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { confirmedAt } from '@/lib/submissions/links/repository';
import { passedReference } from '@/lib/submissions/links/service';
import { findSubmission } from '@/lib/submissions/repository';
import { mayBePassedOn, permissionIn } from './consent-rules';
import { findOwnEffects } from './repository';
import { type OwnSale, ownSale } from './sale';

export interface AddressState {
  isConfirmed: boolean;
  /** Asks to confirm the address or, once confirmed, holds the valuation */
  mail?: MailState;
}

function masked(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

/** For the result page, which anyone with its link can read. */
export interface NextStep extends AddressState {
  address: string;
  sendsMail: boolean;
  /** Only in the browser that sent the submission */
  own?: {
    mailId?: string;
    permission: { mayBeGiven: boolean; givenAt?: Date; sale?: OwnSale };
  };
}

/** None if the submission has ended. */
export async function nextStep(id: string, pass?: string): Promise<NextStep | undefined> {
  const submission = await findSubmission(id);
  if (submission?.kind !== 'valuation' || !submission.email || submission.status === 'cancelled') {
    return undefined;
  }
  const { email } = submission;
  const [{ consents, mails }, confirmed, passed] = await Promise.all([
    findOwnEffects(id),
    confirmedAt(id, email),
    passedReference(pass),
  ]);
  const newest = (name: string) =>
    mails.find(({ template, recipient }) => template === name && recipient === email);
  const asked = newest(KINDS.valuation.confirmation);
  const mail = confirmed ? newest('valuation-detailed') : asked;
  return {
    address: masked(email),
    sendsMail: sendsMail(),
    isConfirmed: confirmed !== undefined,
    mail: mail && mailState(mail, { now: new Date(), sendsMail: sendsMail() }),
    own:
      passed?.id === id
        ? {
            mailId: asked?.id,
            permission: {
              mayBeGiven: mayBePassedOn(submission),
              givenAt: permissionIn(ownConsents(consents))?.givenAt,
              sale: await ownSale(id),
            },
          }
        : undefined,
  };
}

/** @throws AppError `not_found` (404) */
export async function addressState(id: string): Promise<AddressState> {
  const step = isUuid(id) ? await nextStep(id) : undefined;
  if (!step) throw new AppError('not_found', 'Bewertung nicht gefunden');
  const { isConfirmed, mail } = step;
  return { isConfirmed, mail };
}
