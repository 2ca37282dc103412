import 'server-only';
import { mailTitle } from '@/lib/requests/mail-titles';
import { AppError } from '@/lib/platform/http/errors';
import { findWish } from '@/lib/requests/contact-wish/repository';
import { confirmedAt } from '@/lib/requests/links/repository';
import { isRequestKind, KINDS } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { personOf } from '@/lib/requests/answers';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { parse } from '@/lib/platform/validation/parse';
import { formatReference } from '@/lib/requests/reference';
import { type LedgerRow, ownUses } from './consents';
import type { ConsentLedger, FoundRequest, LedgerEntry, LedgerUse } from './ledger';
import { findErasedAt, findLedger, type NewUse, storeUse } from './repository';
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

/** For employees; also finds deleted requests. @throws AppError `invalid` (422) */
export async function searchLedgers(body: unknown): Promise<FoundRequest[]> {
  return searchConsents(parse(searchSchema, body).search);
}

type Trail = Awaited<ReturnType<typeof findLedger>>;

async function ofPresent(request: StoredRequest) {
  const { id, email, reference, createdAt } = request;
  return {
    emailConfirmedAt: email ? await confirmedAt(id, email) : undefined,
    request: {
      reference: reference ? formatReference(reference) : undefined,
      createdAt,
      person: personOf(request),
      wish: await findWish(id),
    },
  };
}

/** The links of a deleted request are gone; its reduced audit trail still has the confirmation. */
function ofErased({ events }: Trail, erasedAt: Date) {
  const confirmed = events.findLast(({ action }) => action === 'email-confirmed');
  return { emailConfirmedAt: confirmed?.createdAt, erasedAt };
}

/** Contains contact data: for employees only. @throws AppError `not_found` (404) */
export async function consentLedger(kind: string, id: string): Promise<ConsentLedger> {
  const reference = isRequestKind(kind) && { kind, id };
  const found = reference ? await findRequest(id) : undefined;
  const request = found?.kind === kind ? found : undefined;
  const erasedAt = reference && !request ? await findErasedAt(reference) : undefined;
  if (!reference || !(request ?? erasedAt)) {
    throw new AppError('not_found', 'Zu dieser Anfrage gibt es keinen Nachweis.');
  }
  const trail = await findLedger(id);
  return {
    subjectType: reference.kind,
    subjectId: id,
    title: KINDS[reference.kind].title,
    entries: ledgerEntries(trail.consents, trail.uses),
    ...(request ? await ofPresent(request) : erasedAt && ofErased(trail, erasedAt)),
  };
}

/** @throws AppError `not_found` (404), `conflict` (409) if the consent does not hold */
export async function recordConsentUse(reference: RequestReference, use: NewUse): Promise<void> {
  await storeUse(reference, use);
}
