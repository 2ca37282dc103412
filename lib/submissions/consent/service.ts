import 'server-only';
import { mailTitle } from '@/lib/submissions/mail-titles';
import { AppError } from '@/lib/platform/http/errors';
import { findWish } from '@/lib/submissions/contact-wish/repository';
import { confirmedAt, linkedSubmissions } from '@/lib/submissions/links/repository';
import {
  isSubmissionKind,
  KINDS,
  type StoredSubmission,
  personOf,
} from '@/lib/submissions/kinds/kinds';
import {
  formatReference,
  isReference,
  type SubmissionReference,
  contactKeys,
} from '@/lib/submissions/reference';
import { findSubmission, findByMarks, findSubmissions } from '@/lib/submissions/repository';
import { parse, text } from '@/lib/platform/validation/fields';
import { type LedgerRow, ownUses } from './consents';
import {
  type ConsentLedger,
  type FoundSubmission,
  type LedgerEntry,
  type LedgerUse,
  MOST_FOUND,
} from './ledger';
import { findErasedAt, findLedger, findErasures, withConsents } from './repository';
import { z } from 'zod';
import { isUuid } from '@/lib/platform/validation/uuid';
import { tracesOf } from '@/lib/submissions/traces';

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
  return [...found, ...(await findSubmissions(others.slice(0, MOST_FOUND)))].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
}

/** For employees; also finds deleted submissions. @throws AppError `invalid` (422) */
export async function searchLedgers(body: unknown): Promise<FoundSubmission[]> {
  const { search: terms } = parse(searchSchema, body);
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

type UseRow = Parameters<typeof ownUses>[0][number];

function toUse(row: UseRow): LedgerUse {
  const { kind, detail, createdAt: at } = row;
  const [told] = ownUses([row], mailTitle);
  return { kind, detail: detail ?? undefined, text: told?.text ?? kind, at };
}

/** Includes earlier agreements to the same sentence; both lists oldest first. */
export function ledgerEntries(rows: readonly LedgerRow[], uses: readonly UseRow[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const lastOf = (purpose: string, at: Date) =>
    entries.findLast((entry) => entry.purpose === purpose && entry.givenAt <= at);
  for (const { action, createdAt, ...words } of rows) {
    const { purpose, wording, version, wordingHash, sourcePage, origin } = words;
    if (action === 'given') {
      const shown = { purpose, wording, version, wordingHash, sourcePage };
      entries.push({ ...shown, origin: origin ?? undefined, givenAt: createdAt, uses: [] });
    } else {
      const withdrawn = lastOf(purpose, createdAt);
      if (withdrawn) withdrawn.withdrawnAt ??= createdAt;
    }
  }
  for (const use of uses) lastOf(use.purpose, use.createdAt)?.uses.push(toUse(use));
  return entries;
}

type Trail = Awaited<ReturnType<typeof findLedger>>;

async function ofPresent(submission: StoredSubmission) {
  const { id, email, reference, createdAt } = submission;
  return {
    emailConfirmedAt: email ? await confirmedAt(id, email) : undefined,
    submission: {
      reference: reference ? formatReference(reference) : undefined,
      createdAt,
      person: personOf(submission),
      wish: await findWish(id),
    },
  };
}

/** The links of a deleted submission are gone; its reduced audit trail still has the confirmation. */
function ofErased({ events }: Trail, erasedAt: Date) {
  const confirmed = events.findLast(({ action }) => action === 'email-confirmed');
  return { emailConfirmedAt: confirmed?.createdAt, erasedAt };
}

/** Contains contact data: for employees only. @throws AppError `not_found` (404) */
export async function consentLedger(kind: string, id: string): Promise<ConsentLedger> {
  const reference = isSubmissionKind(kind) && { kind, id };
  const found = reference ? await findSubmission(id) : undefined;
  const submission = found?.kind === kind ? found : undefined;
  const erasedAt = reference && !submission ? await findErasedAt(reference) : undefined;
  if (!reference || !(submission ?? erasedAt)) {
    throw new AppError('not_found', 'Zu dieser Anfrage gibt es keinen Nachweis.');
  }
  const trail = await findLedger(id);
  return {
    subjectType: reference.kind,
    subjectId: id,
    title: KINDS[reference.kind].title,
    entries: ledgerEntries(trail.consents, trail.uses),
    ...(submission ? await ofPresent(submission) : erasedAt && ofErased(trail, erasedAt)),
  };
}
