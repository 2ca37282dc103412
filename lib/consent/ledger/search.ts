import 'server-only';
import { linkedSubjects } from '@/lib/own-request/links/repository';
import { phoneDigits } from '@/lib/retention/phone-digits';
import { tracesOf } from '@/lib/retention/traces';
import { SUBJECT_TYPES, subjectKey, type SubjectReference } from '@/lib/submissions/subject';
import { findByReference, findSubject, findSubjectsByContact } from '@/lib/subjects/repository';
import type { Subject } from '@/lib/subjects/subject';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { formatReference } from '@/lib/valuation/reference';
import { MOST_FOUND, type FoundRequest } from './ledger';
import { findErasures, withConsents } from './repository';
import type { SearchTerms } from './search-terms';

const GERMANY = /^49/;

/** Requests that may be meant, each once. */
async function candidates({ email, phone, reference, id }: SearchTerms) {
  const digits = phone && phoneDigits(phone).replace(GERMANY, '');
  const byReference = reference && (await findByReference(reference));
  const found: SubjectReference[] = [
    ...(byReference ? [byReference] : []),
    ...(id ? SUBJECT_TYPES.map((subjectType) => ({ subjectType, subjectId: id })) : []),
    ...(email || digits ? await findSubjectsByContact({ email, digits }) : []),
    ...(email ? await linkedSubjects(email) : []),
  ];
  return new Map(found.map((one) => [subjectKey(one), one])).values();
}

/** Whether a request is meant; one that was found by its digits may have them among others. */
function isMeant({ person, valuation }: Subject, { phone, reference }: SearchTerms): boolean {
  if (!phone) return true;
  const isSame = phoneDigits(person.phone ?? '') === phoneDigits(phone);
  return isSame || (reference !== undefined && valuation?.reference === reference);
}

async function present(terms: SearchTerms): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const candidate of await candidates(terms)) {
    const subject = await findSubject(candidate);
    if (subject && isMeant(subject, terms)) subjects.push(subject);
    if (subjects.length === MOST_FOUND) break;
  }
  return subjects.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Requests that belong to an address, a number, a reference or an id; then those that were deleted. */
export async function findRequests(terms: SearchTerms): Promise<FoundRequest[]> {
  const subjects = await present(terms);
  const erased = await findErasures(tracesOf(terms), terms.id);
  const proved = await withConsents([...subjects, ...erased].map(({ subjectId }) => subjectId));
  const common = ({ subjectType, subjectId }: SubjectReference) => ({
    ...{ subjectType, subjectId },
    title: SUBJECT_TITLES[subjectType],
    hasProof: proved.has(subjectId),
  });
  return [
    ...subjects.map((subject) => ({
      ...common(subject),
      reference: subject.valuation && formatReference(subject.valuation.reference),
      createdAt: subject.createdAt.toISOString(),
      hasOtherAddress:
        terms.email !== undefined && subject.person.email?.toLowerCase() !== terms.email,
    })),
    ...erased.map(({ erasedAt, ...reference }) => ({
      ...common(reference),
      erasedAt: erasedAt.toISOString(),
      hasOtherAddress: false,
    })),
  ].slice(0, MOST_FOUND);
}
