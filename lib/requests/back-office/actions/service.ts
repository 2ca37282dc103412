import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { parse } from '@/lib/platform/validation/parse';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { staleRequest } from '../request/conflict-service';
import { assignRequest, refuseQuarantined } from '../request/changing/service';
import { openRequest } from '../request/service';
import { versionSchema } from './fields';
import type { Actor, Target } from './operation';
import { findOperation } from './operations';
import { storeChange } from './repository';

/** The one operation that is none of ours: it has rules of its own. */
const ASSIGNMENT = 'assignment';

/** What was not set aside needs no release. */
function requireQuarantined({ quarantine }: Target['request']) {
  if (quarantine) return;
  throw new AppError('conflict', 'Diese Anfrage liegt nicht in der Quarantäne.');
}

/**
 * Does something with a request: writes down a call, sends a mail, arranges a meeting. Everything that
 * belongs to it is written in one transaction.
 * @param word of the operation, in the address of the API
 * @param body its fields, and the `version` that the employee has seen
 * @returns the new version, and a sentence that says what was done
 * @throws AppError `not_found` (404) for an unknown request or operation, `invalid` (422), `conflict`
 *   (409) when the request has changed since, or the operation is not possible for it
 */
export async function performOperation(
  type: RequestKind,
  id: string,
  word: string,
  body: unknown,
  { id: employeeId, name }: Actor,
): Promise<{ version: number; message: string }> {
  if (word === ASSIGNMENT) return assignRequest(type, id, body, { id: employeeId });
  const found = findOperation(word);
  if (!found) throw new AppError('not_found', 'Diesen Vorgang gibt es nicht.');
  await openRequest(type, id);
  const actor = { id: employeeId, name };
  const { version: seen } = parse(versionSchema, body);
  const decide = found.prepare(body);
  const done = await storeChange(id, { seen: seen ?? undefined, actor }, (target) => {
    const check = found.isForQuarantine ? requireQuarantined : refuseQuarantined;
    check(target.request);
    return decide(target, actor);
  });
  if (!done) throw await staleRequest(await openRequest(type, id));
  await found.afterwards?.(id);
  signalWork();
  return done;
}
