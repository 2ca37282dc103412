import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import type { RequestRow } from '../request/row';
import { termsOf } from './terms';

/** Writes the terms under which a request is found in place of those before. */
export async function writeTerms(tx: Transaction, row: RequestRow): Promise<void> {
  const reference = { subjectType: row.type, subjectId: row.id };
  await tx.searchTerm.deleteMany({ where: reference });
  if (row.quarantine) return;
  const data = termsOf(row).map((term) => ({ ...reference, term }));
  await tx.searchTerm.createMany({ data });
}
