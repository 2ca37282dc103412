import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { findSubmissions } from '@/lib/submissions/repository';
import { KINDS, type StoredSubmission, factsOf, personOf } from '@/lib/submissions/kinds/kinds';
import {
  QUARANTINE_PAGE_LENGTH,
  type QuarantinedSubmission,
  type QuarantineListPage,
  quarantineLabel,
} from './quarantine';
import { countSetAside, findQuarantined } from './repository';

function shown(submission: StoredSubmission): QuarantinedSubmission[] {
  const { kind: type, id, createdAt, quarantine } = submission;
  if (!quarantine) return [];
  const reason = quarantineLabel(quarantine);
  const person = personOf(submission);
  const facts = factsOf(submission);
  return [{ type, id, title: KINDS[type].title, createdAt, reason, person, facts }];
}

export function countQuarantined(): Promise<number> {
  return countSetAside();
}

/** A page beyond the last shows the last. */
export async function listQuarantined(wanted: number): Promise<QuarantineListPage> {
  const total = await countSetAside();
  const { page, pages } = pageOf(wanted, total, QUARANTINE_PAGE_LENGTH);
  const found = await findSubmissions(await findQuarantined(page));
  // A submission that was released in between is left out.
  return { submissions: found.flatMap(shown), total, page, pages };
}
