import 'server-only';
import { AppError } from '@/lib/http/errors';
import type { SubjectType } from '@/lib/submissions/subject';
import { parse } from '@/lib/validation/parse';
import { isUuid } from '@/lib/validation/uuid';
import { wakeWorkers } from '@/lib/wake';
import { versionSchema } from './fields';
import type { Actor, Target } from './operation';
import { findOperation } from './operations';
import { storeChange } from './repository';

/** What was set aside is looked at first; what was not needs no release. */
function requireQuarantine({ subject: { quarantine } }: Target, isExpected: boolean) {
  if (Boolean(quarantine) === isExpected) return;
  throw new AppError(
    'conflict',
    isExpected
      ? 'Diese Anfrage ist nicht in Quarantäne.'
      : 'Diese Anfrage ist in Quarantäne. Bitte geben Sie sie zuerst frei.',
  );
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
  type: SubjectType,
  id: string,
  word: string,
  body: unknown,
  { id: employeeId, name }: Actor,
): Promise<{ version: number; message: string }> {
  const found = findOperation(word);
  if (!found || !isUuid(id)) throw new AppError('not_found', 'Diese Anfrage gibt es nicht mehr.');
  const actor = { id: employeeId, name };
  const { version: seen } = parse(versionSchema, body);
  const decide = found.prepare(body);
  const reference = { subjectType: type, subjectId: id };
  const { version, message } = await storeChange(reference, { seen, actor }, (target) => {
    requireQuarantine(target, found.isForQuarantine ?? false);
    return decide(target, actor);
  });
  await found.afterwards?.(reference);
  wakeWorkers();
  return { version, message };
}
