import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { sendsMail } from '@/lib/platform/mail/sender';
import { mailState, type MailState } from '@/lib/platform/mail/state';
import { isUuid } from '@/lib/platform/validation/uuid';
import { ownConsents } from '@/lib/requests/consent/consents';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { confirmedAt } from '@/lib/requests/links/repository';
import { passedReference } from '@/lib/requests/links/service';
import { findRequest } from '@/lib/requests/repository';
import { mayBePassedOn, permissionIn } from './consent-rules';
import { findEffects } from './repository';
import { type OwnSale, ownSale } from './sale';

/** How far the address of a valuation has come, and what became of the mail that this depends on. */
export interface AddressState {
  isConfirmed: boolean;
  /**
   * Of the mail that asks to confirm it, or of the detailed valuation once it is confirmed; none where the
   * valuation did not have to be sent
   */
  mail?: MailState;
}

/** An address shortened so that only its owner recognises it. */
function masked(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

/** What the result page says of the next step. Anyone with its link may read it. */
export interface NextStep extends AddressState {
  /** 'g…@example.de' */
  address: string;
  /** Whether the portal sends mails at all */
  sendsMail: boolean;
  /** What the browser may do that has sent the request; nothing in others */
  own?: {
    /** The mail that asks to confirm the address */
    mailId?: string;
    permission: { mayBeGiven: boolean; givenAt?: Date; sale?: OwnSale };
  };
}

/**
 * The next step of a valuation; none where the request has ended.
 * @param pass by which the browser proves that it has sent the request, as received
 */
export async function nextStep(id: string, pass?: string): Promise<NextStep | undefined> {
  const request = await findRequest(id);
  if (request?.kind !== 'valuation' || !request.email || request.status === 'cancelled') {
    return undefined;
  }
  const { email } = request;
  const [{ consents, mails }, confirmed, passed] = await Promise.all([
    findEffects(id),
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
              mayBeGiven: mayBePassedOn(request),
              givenAt: permissionIn(ownConsents(consents))?.givenAt,
              sale: await ownSale(id),
            },
          }
        : undefined,
  };
}

/**
 * Whether the next step is another one by now.
 * @throws AppError `not_found` (404)
 */
export async function addressState(id: string): Promise<AddressState> {
  const step = isUuid(id) ? await nextStep(id) : undefined;
  if (!step) throw new AppError('not_found', 'Bewertung nicht gefunden');
  const { isConfirmed, mail } = step;
  return { isConfirmed, mail };
}
