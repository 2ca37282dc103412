import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { factsOf, personOf } from '@/lib/requests/answers';
import { findRequests } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { KINDS } from '@/lib/requests/kinds/kinds';
import {
  QUARANTINE_PAGE_LENGTH,
  type QuarantinedRequest,
  type QuarantineListPage,
  quarantineLabel,
} from './quarantine';
import { countSetAside, findQuarantined } from './repository';

function shown(request: StoredRequest): QuarantinedRequest[] {
  const { kind: type, id, createdAt, quarantine } = request;
  if (!quarantine) return [];
  const reason = quarantineLabel(quarantine);
  const person = personOf(request);
  const facts = factsOf(request);
  return [{ type, id, title: KINDS[type].title, createdAt, reason, person, facts }];
}

export function countQuarantined(): Promise<number> {
  return countSetAside();
}

/** A page beyond the last shows the last. */
export async function listQuarantined(wanted: number): Promise<QuarantineListPage> {
  const total = await countSetAside();
  const { page, pages } = pageOf(wanted, total, QUARANTINE_PAGE_LENGTH);
  const found = await findRequests(await findQuarantined(page));
  // A request that was released in between is left out.
  return { requests: found.flatMap(shown), total, page, pages };
}
