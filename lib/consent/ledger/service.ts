import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import type { ContactWish } from '@/lib/own-request/contact-wish/contact-wish';
import { findWish, findWishes } from '@/lib/own-request/contact-wish/repository';
import { confirmedAt } from '@/lib/own-request/links/repository';
import { findEffects } from '@/lib/own-request/repository';
import { isSubjectType, type SubjectReference, type SubjectType } from '@/lib/submissions/subject';
import { findSubject } from '@/lib/subjects/repository';
import type { Subject } from '@/lib/subjects/subject';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { parse } from '@/lib/platform/validation/parse';
import { formatReference } from '@/lib/valuation/reference';
import { ledgerEntries } from './entries';
import type { ConsentLedger, FoundRequest } from './ledger';
import { findErasedAt, storeUse, type NewUse } from './repository';
import { findRequests } from './search';
import { searchSchema } from './search-terms';

/**
 * Requests whose consents are to be proved, deleted ones included: for employees only.
 * @param body `search`: a mail address, a phone number, a reference or an id
 * @throws AppError `invalid` (422)
 */
export async function searchLedgers(body: unknown): Promise<FoundRequest[]> {
  return findRequests(parse(searchSchema, body).search);
}

type Trail = Awaited<ReturnType<typeof findEffects>>;

/** What the ledger tells of a request that is there. */
async function ofPresent(subject: Subject) {
  const { person, valuation, createdAt } = subject;
  return {
    emailConfirmedAt: person.email ? await confirmedAt(subject, person.email) : undefined,
    request: {
      reference: valuation && formatReference(valuation.reference),
      createdAt,
      person,
      wish: await findWish(subject),
    },
  };
}

/** Of a deleted one the links are gone; its reduced audit still tells of the confirmation. */
function ofErased({ events }: Trail, erasedAt: Date) {
  const confirmed = events.findLast(({ action }) => action === 'email-confirmed');
  return { emailConfirmedAt: confirmed?.createdAt, erasedAt };
}

/**
 * The proof of a request's consents, contact data included: for employees only.
 * @throws AppError `not_found` (404) for a kind or an id that there is not, and never was
 */
export async function consentLedger(type: string, id: string): Promise<ConsentLedger> {
  const reference = isSubjectType(type) && { subjectType: type, subjectId: id };
  const subject = reference ? await findSubject(reference) : undefined;
  const erasedAt = reference && !subject ? await findErasedAt(reference) : undefined;
  if (!reference || !(subject ?? erasedAt)) {
    throw new AppError('not_found', 'Zu dieser Anfrage gibt es keinen Nachweis.');
  }
  const trail = await findEffects(reference);
  return {
    ...reference,
    title: SUBJECT_TITLES[reference.subjectType],
    entries: ledgerEntries(trail.consents, trail.uses),
    ...(subject ? await ofPresent(subject) : erasedAt && ofErased(trail, erasedAt)),
  };
}

/** How the people behind requests of one kind want to be reached; whoever wishes nothing is missing. */
export function contactWishes(type: SubjectType, ids: string[]): Promise<Map<string, ContactWish>> {
  return findWishes(type, ids);
}

/**
 * Writes down that a consent was made use of: a call that was made, a lead that was passed on.
 * @throws AppError `not_found` (404) when the request is gone, `conflict` (409) when the consent was not
 *   given or is withdrawn
 */
export async function recordConsentUse(reference: SubjectReference, use: NewUse): Promise<void> {
  await storeUse(reference, use);
}
