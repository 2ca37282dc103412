import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { type SubmissionKind, KINDS, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { parse } from '@/lib/platform/validation/fields';
import { dueAfter } from '@/lib/submissions/due-date';
import { employeeName } from '@/lib/auth/employee';
import { alterations, changeSchema, version } from '../change';
import { staleSubmission } from '../conflict-service';
import { employeeNames } from '@/lib/auth/name-repository';
import { findAppointment, findLastStep, storeSubmissionChange } from '../repository';
import { openSubmission } from '../service';
import { z } from 'zod';
import { historyValues } from '../history';
import type { Due } from '@/lib/submissions/head';

const dueInTrail = ({ dueAt, dueFor }: Pick<StoredSubmission, 'dueAt' | 'dueFor'>) =>
  dueAt && { dueAt: dueAt.toISOString(), dueFor };

interface Step {
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * What was due before a status that is taken back, because no rule can restore an arranged call or
 * the next try. A meeting is stored separately.
 */
function dueTakenBack(
  step: Step | null,
  { from, to }: { from: string; to: string },
): Due | undefined {
  if (step?.action !== 'status-changed') return undefined;
  const [before, after] = [historyValues(step.before), historyValues(step.after)];
  const { dueAt, dueFor } = before;
  if (before.status !== to || after.status !== from || typeof dueAt !== 'string') return undefined;
  if (dueFor !== 'callback' && dueFor !== 'first_contact') return undefined;
  return { at: new Date(dueAt), for: dueFor };
}

const assignmentSchema = z.object({
  assigned: z.boolean({ error: 'Bitte senden Sie assigned als true oder false' }),
  version,
});

interface Worker {
  id: number;
}

/** @throws AppError `conflict` (409) */
export function refuseQuarantined({ quarantine }: Pick<StoredSubmission, 'quarantine'>): void {
  if (!quarantine) return;
  throw new AppError(
    'conflict',
    'Diese Anfrage liegt in der Quarantäne. Bitte geben Sie sie zuerst frei.',
  );
}

const withoutVersion = () =>
  new AppError(
    'without_version',
    'Zu einer Änderung gehört die Version der Anfrage, die Sie gelesen haben. Bitte laden Sie die Anfrage neu.',
  );

const ATTEMPTS = 3;

/** @throws AppError `conflict` (409) if others keep changing the submission */
async function attempt(
  type: SubmissionKind,
  id: string,
  write: (row: StoredSubmission) => Promise<boolean>,
): Promise<StoredSubmission> {
  for (let tries = 1; ; tries++) {
    const row = await openSubmission(type, id);
    refuseQuarantined(row);
    if (await write(row)) return openSubmission(type, id);
    if (tries === ATTEMPTS) throw await staleSubmission(await openSubmission(type, id));
  }
}

async function dueWith(row: StoredSubmission, status: string) {
  // Only the submission that it is merged into has something due.
  if (row.mergedInto) return null;
  const takenBack = dueTakenBack(await findLastStep(row.id), { from: row.status, to: status });
  if (takenBack) return takenBack;
  const appointment = (await findAppointment(row.id))?.startsAt;
  return dueAfter(row, status, { appointment, now: new Date() }) ?? null;
}

/**
 * Writes nothing if nothing changes.
 * @throws AppError `not_found` (404), `invalid` (422), `without_version` (428), `conflict` (409)
 * with the current state if it was changed since `version`
 */
export async function changeSubmission(
  type: SubmissionKind,
  id: string,
  body: unknown,
  employee: Worker,
): Promise<StoredSubmission> {
  await openSubmission(type, id);
  const change = parse(changeSchema(type), body);
  if (change.version === undefined) throw withoutVersion();
  return attempt(type, id, async (row) => {
    const altered = alterations(row, change);
    if (Object.keys(altered).length === 0) return true;
    if (change.version !== row.version) throw await staleSubmission(row, altered);
    const { status, notes } = altered;
    const due = status && (await dueWith(row, status));
    const field = KINDS[type].note.field;
    return storeSubmissionChange(
      row,
      {
        ...altered,
        ...(due === undefined ? {} : { dueAt: due?.at ?? null, dueFor: due?.for ?? null }),
      },
      {
        actor: `employee:${employee.id}`,
        action: status ? 'status-changed' : 'noted',
        before: {
          ...(status && { status: row.status, ...dueInTrail(row) }),
          ...(notes !== undefined && { [field]: row.notes }),
        },
        after: { ...(status && { status }), ...(notes !== undefined && { [field]: notes }) },
      },
    );
  });
}

/**
 * Taking a submission over from a colleague needs its current version.
 * @throws AppError `not_found` (404), `invalid` (422), `conflict` (409) naming the assignee
 */
export async function assignSubmission(
  type: SubmissionKind,
  id: string,
  body: unknown,
  employee: Worker,
): Promise<{ version: number; message: string }> {
  await openSubmission(type, id);
  const { assigned, version } = parse(assignmentSchema, body);
  const assignedTo = assigned ? employee.id : null;
  const row = await assignTo(type, id, { assignedTo, version }, employee);
  const message = assigned ? 'Die Anfrage ist Ihnen zugewiesen.' : 'Die Anfrage ist wieder frei.';
  return { version: row.version, message };
}

/** @throws AppError `not_found` (404), `conflict` (409) naming the new assignee */
export function assignTo(
  type: SubmissionKind,
  id: string,
  { assignedTo, version }: { assignedTo: number | null; version?: number | null },
  employee: Worker,
): Promise<StoredSubmission> {
  return attempt(type, id, async (current) => {
    const holder = current.assignedTo;
    if (holder === assignedTo) return true;
    if (holder !== null && holder !== employee.id && version !== current.version) {
      const name = employeeName(holder, await employeeNames([holder]));
      throw new AppError('conflict', `${name} hat diese Anfrage inzwischen übernommen.`);
    }
    const event = { before: { assignedTo: holder }, after: { assignedTo } };
    return storeSubmissionChange(
      current,
      { assignedTo },
      { actor: `employee:${employee.id}`, action: 'assigned', ...event },
    );
  });
}
