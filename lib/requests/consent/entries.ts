import { mailTitle } from '@/lib/requests/mail-titles';
import { ownUses, type LedgerRow } from '@/lib/requests/consent/consents';
import type { LedgerEntry, LedgerUse } from './ledger';

type UseRow = Parameters<typeof ownUses>[0][number];

function toUse(row: UseRow): LedgerUse {
  const { kind, detail, createdAt: at } = row;
  const [told] = ownUses([row], mailTitle);
  return { kind, detail: detail ?? undefined, text: told?.text ?? kind, at };
}

/**
 * Every agreement, also an earlier one to the same sentence, with its withdrawal and with what it was
 * used for until it was given anew.
 * @param rows the ledger of one request, oldest first
 * @param uses oldest first
 */
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
