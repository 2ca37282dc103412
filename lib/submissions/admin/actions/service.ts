import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { parse } from '@/lib/platform/validation/fields';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { staleSubmission } from '@/lib/submissions/admin/submission/conflict-service';
import { version } from '@/lib/submissions/admin/submission/change';
import {
  assignSubmission,
  refuseQuarantined,
} from '@/lib/submissions/admin/submission/changing/service';
import { openSubmission } from '@/lib/submissions/admin/submission/service';
import { type Actor, type OperationTarget, type Operation, operation } from './operation';
import { storeChange } from './repository';
import { appointmentOperation, appointmentCancellation } from './appointment';
import { callOperation, calls } from './calls';
import { expertValue, valuationMail } from './valuation';
import { mails } from './mails';
import { mergeOperation, separation } from './merge';
import { leadIntent, leadProperty } from './qualification';
import { leadClass, leadHold, leadRelease, leadRule, leadSeparation, offerOperation } from './sale';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { eraseQuietly } from '@/lib/submissions/retention/erase';

const release = operation(
  z.object({}),
  (_, { submission: { quarantine } }) => ({
    action: 'released',
    before: { quarantine },
    columns: { quarantine: null },
    releases: true,
    message: 'Die Anfrage ist freigegeben.',
  }),
  { isForQuarantine: true },
);

const rejection = operation(
  z.object({}),
  () => ({ action: 'rejected', message: 'Die Anfrage ist gelöscht.' }),
  {
    isForQuarantine: true,
    afterwards: async (id) => {
      const filter = { quarantine: { not: null } } as const;
      if (await eraseQuietly(id, { requestedBy: 'retention', filter })) await forgetDeleted();
    },
  },
);

const OPERATIONS: Record<string, Operation> = {
  calls,
  mails,
  merge: mergeOperation,
  separation,
  callback: callOperation,
  appointment: appointmentOperation,
  'appointment-cancellation': appointmentCancellation,
  'expert-value': expertValue,
  'valuation-mail': valuationMail,
  release,
  rejection,
  'lead-intent': leadIntent,
  'lead-property': leadProperty,
  'lead-release': leadRelease,
  'lead-hold': leadHold,
  'lead-rule': leadRule,
  'lead-class': leadClass,
  'lead-separation': leadSeparation,
  'lead-offer': offerOperation,
};

const versionSchema = z.object({ version });

function requireQuarantined({ quarantine }: OperationTarget['submission']) {
  if (quarantine) return;
  throw new AppError('conflict', 'Diese Anfrage liegt nicht in der Quarantäne.');
}

/**
 * @throws AppError `not_found` (404) for an unknown submission or operation, `invalid` (422),
 * `conflict` (409) if the submission has changed since or does not allow the operation
 */
export async function performOperation(
  type: SubmissionKind,
  id: string,
  word: string,
  body: unknown,
  actor: Actor,
): Promise<{ version: number; message: string }> {
  // Assignment has rules of its own: it may be repeated without a version.
  if (word === 'assignment') return assignSubmission(type, id, body, actor);
  const found = Object.hasOwn(OPERATIONS, word) ? OPERATIONS[word] : undefined;
  if (!found) throw new AppError('not_found', 'Diesen Vorgang gibt es nicht.');
  await openSubmission(type, id);
  const { version: seen } = parse(versionSchema, body);
  const decide = found.prepare(body);
  const done = await storeChange(id, { seen: seen ?? undefined, actor }, (target) => {
    const check = found.isForQuarantine ? requireQuarantined : refuseQuarantined;
    check(target.submission);
    return decide(target, actor);
  });
  if (!done) throw await staleSubmission(await openSubmission(type, id));
  await found.afterwards?.(id);
  signalWork();
  return done;
}
