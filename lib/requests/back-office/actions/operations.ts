import 'server-only';
import { appointment, appointmentCancellation } from './appointment';
import { callback } from './callback';
import { calls } from './calls';
import { expertValue } from './expert-value';
import { mails } from './mails';
import { merge, separation } from './merge';
import type { Operation } from './operation';
import { rejection, release } from './quarantine';
import { leadClass, leadHold, leadIntent, leadOffer, leadRelease, leadSeparation } from './sale';
import { valuationMail } from './valuation-mail';

/** What employees do with requests, by its word in the address of the API. */
const OPERATIONS: Record<string, Operation> = {
  calls,
  mails,
  merge,
  separation,
  callback,
  appointment,
  'appointment-cancellation': appointmentCancellation,
  'expert-value': expertValue,
  'valuation-mail': valuationMail,
  release,
  rejection,
  'lead-intent': leadIntent,
  'lead-release': leadRelease,
  'lead-hold': leadHold,
  'lead-class': leadClass,
  'lead-separation': leadSeparation,
  'lead-offer': leadOffer,
};

/** The operation of a word, if there is one. */
export function findOperation(word: string): Operation | undefined {
  return Object.hasOwn(OPERATIONS, word) ? OPERATIONS[word] : undefined;
}
