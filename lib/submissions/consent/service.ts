import 'server-only';
import { mailTitle } from '@/lib/submissions/mail-titles';
import { AppError } from '@/lib/platform/http/errors';
import { findWish } from '@/lib/submissions/contact-wish/repository';
import { confirmedAt } from '@/lib/submissions/links/repository';
import {
  isSubmissionKind,
  KINDS,
  type StoredSubmission,
  personOf,
} from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import { parse } from '@/lib/platform/validation/fields';
import { type LedgerRow, ownUses } from './consents';
import type { ConsentLedger, FoundSubmission, LedgerEntry, LedgerUse } from './ledger';
import { findErasedAt, findLedger } from './repository';
import { searchConsents, searchSchema } from './search';

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

/** For employees; also finds deleted submissions. @throws AppError `invalid` (422) */
export async function searchLedgers(body: unknown): Promise<FoundSubmission[]> {
  return searchConsents(parse(searchSchema, body).search);
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
