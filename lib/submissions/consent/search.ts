import 'server-only';
import { z } from 'zod';
import { text } from '@/lib/platform/validation/fields';
import { isUuid } from '@/lib/platform/validation/uuid';
import {
  formatReference,
  isReference,
  type SubmissionReference,
  contactKeys,
} from '@/lib/submissions/reference';
import { linkedSubmissions } from '@/lib/submissions/links/repository';
import { KINDS, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { findByMarks, findSubmissions as readSubmissions } from '@/lib/submissions/repository';
import { tracesOf } from '@/lib/submissions/traces';
import { type FoundSubmission, MOST_FOUND } from './ledger';
import { findErasures, withConsents } from './repository';

/** Possible meanings of a search; ten digits can be a phone number as well as a reference. */
interface SearchTerms {
  email?: string;
  phone?: string;
  reference?: string;
  id?: string;
}

const SHORTEST_NUMBER = 5;

/** `undefined` if the text cannot be searched for. */
export function searchTerms(typed: string): SearchTerms | undefined {
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  const id = typed.toLowerCase();
  if (isUuid(id)) return { id };
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (digits.length < SHORTEST_NUMBER) return undefined;
  return isReference(typed) ? { reference: digits, phone: typed } : { phone: typed };
}

const MESSAGE =
  'Bitte geben Sie eine E-Mail-Adresse, eine Telefonnummer oder eine Bewertungs-ID ein';

export const searchSchema = z.object({
  search: text({ min: 1, max: 254, message: MESSAGE }).transform((typed, context) => {
    const terms = searchTerms(typed);
    if (terms) return terms;
    context.addIssue({ code: 'custom', message: MESSAGE });
    return z.NEVER;
  }),
});

async function present({ reference, id, ...contact }: SearchTerms): Promise<StoredSubmission[]> {
  const found = await findByMarks({ reference, id, ...contactKeys(contact) }, MOST_FOUND);
  const earlier = contact.email ? await linkedSubmissions(contact.email) : [];
  const others = earlier.filter((other) => found.every((one) => one.id !== other));
  return [...found, ...(await readSubmissions(others.slice(0, MOST_FOUND)))].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
}

export async function searchConsents(terms: SearchTerms): Promise<FoundSubmission[]> {
  const submissions = await present(terms);
  const erased = await findErasures(tracesOf(terms), terms.id);
  const proved = await withConsents([...submissions, ...erased].map(({ id }) => id));
  const common = ({ kind, id }: SubmissionReference) => ({
    subjectType: kind,
    subjectId: id,
    title: KINDS[kind].title,
    hasProof: proved.has(id),
  });
  return [
    ...submissions.map((submission) => ({
      ...common(submission),
      reference: submission.reference ? formatReference(submission.reference) : undefined,
      createdAt: submission.createdAt.toISOString(),
      hasOtherAddress: terms.email !== undefined && submission.email?.toLowerCase() !== terms.email,
    })),
    ...erased.map((submission) => ({
      ...common(submission),
      erasedAt: submission.erasedAt.toISOString(),
      hasOtherAddress: false,
    })),
  ].slice(0, MOST_FOUND);
}
