import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { type RequestKind, KINDS } from '@/lib/requests/kinds/kinds';
import { parse } from '@/lib/platform/validation/parse';
import { dueAfter } from '@/lib/requests/due-date';
import { employeeName } from '@/lib/auth/employee';
import { alterations, changeSchema, version } from '../change';
import { staleRequest } from '../conflict-service';
import { employeeNames } from '@/lib/auth/name-repository';
import { findAppointment, findLastStep, storeChange } from '../repository';
import type { StoredRequest } from '@/lib/requests/request';
import { openRequest } from '../service';
import { z } from 'zod';
import { valuesOf } from '../history';
import type { Due } from '@/lib/requests/head';

/** What was due when a status was set, for the audit trail. */
const dueInTrail = ({ dueAt, dueFor }: Pick<StoredRequest, 'dueAt' | 'dueFor'>) =>
  dueAt && { dueAt: dueAt.toISOString(), dueFor };

interface Step {
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * What was due before a status that is now taken back: an arranged call or the next try, which no rule can
 * restore. Nothing if the last step was another one; a meeting is stored separately.
 * @param step the last one that may have changed what is due
 */
function dueTakenBack(
  step: Step | null,
  { from, to }: { from: string; to: string },
): Due | undefined {
  if (step?.action !== 'status-changed') return undefined;
  const [before, after] = [valuesOf(step.before), valuesOf(step.after)];
  const { dueAt, dueFor } = before;
  if (before.status !== to || after.status !== from || typeof dueAt !== 'string') return undefined;
  if (dueFor !== 'callback' && dueFor !== 'first_contact') return undefined;
  return { at: new Date(dueAt), for: dueFor };
}

/** Body of the operation 'assignment': true assigns the request to the employee, false frees it. */
const assignmentSchema = z.object({
  assigned: z.boolean({ error: 'Bitte senden Sie assigned als true oder false' }),
  version,
});

interface Worker {
  id: number;
}

/**
 * @throws AppError `conflict` (409) for a request in quarantine
 */
export function refuseQuarantined({ quarantine }: Pick<StoredRequest, 'quarantine'>): void {
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

/** Attempts to write when others change the request at the same time. */
const ATTEMPTS = 3;

/**
 * Writes to the current request until no other change interferes.
 * @returns the request afterwards
 * @throws AppError `conflict` (409) if others keep changing it
 */
async function attempt(
  type: RequestKind,
  id: string,
  write: (row: StoredRequest) => Promise<boolean>,
): Promise<StoredRequest> {
  for (let tries = 1; ; tries++) {
    const row = await openRequest(type, id);
    refuseQuarantined(row);
    if (await write(row)) return openRequest(type, id);
    if (tries === ATTEMPTS) throw await staleRequest(await openRequest(type, id));
  }
}

/** What is due after a status change; taking a status back restores what was due before it. */
async function dueWith(row: StoredRequest, status: string) {
  // Only the request that it is merged into has something due.
  if (row.mergedInto) return null;
  const takenBack = dueTakenBack(await findLastStep(row.id), { from: row.status, to: status });
  if (takenBack) return takenBack;
  const appointment = (await findAppointment(row.id))?.startsAt;
  return dueAfter(row, status, { appointment, now: new Date() }) ?? null;
}

/**
 * Sets status and note of a request and updates what is due. Writes nothing if nothing changes.
 * @param body `{ status, notes | response, version }`
 * @returns the changed request
 * @throws AppError `not_found` (404), `invalid` (422), `without_version` (428), `conflict` (409) with the
 *   current state if it was changed since `version`
 */
export async function changeRequest(
  type: RequestKind,
  id: string,
  body: unknown,
  employee: Worker,
): Promise<StoredRequest> {
  await openRequest(type, id);
  const change = parse(changeSchema(type), body);
  if (change.version === undefined) throw withoutVersion();
  return attempt(type, id, async (row) => {
    const altered = alterations(row, change);
    if (Object.keys(altered).length === 0) return true;
    if (change.version !== row.version) throw await staleRequest(row, altered);
    const { status, notes } = altered;
    const due = status && (await dueWith(row, status));
    const field = KINDS[type].note.field;
    return storeChange(
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
 * Assigns a request to the employee ('Mir zuweisen'), or frees it ('Zuweisung aufheben'). Taking it over from
 * a colleague needs the current version.
 * @param body `{ assigned, version? }`
 * @throws AppError `not_found` (404), `invalid` (422), `conflict` (409) naming the assignee
 */
export async function assignRequest(
  type: RequestKind,
  id: string,
  body: unknown,
  employee: Worker,
): Promise<{ version: number; message: string }> {
  await openRequest(type, id);
  const { assigned, version } = parse(assignmentSchema, body);
  const assignedTo = assigned ? employee.id : null;
  const row = await assignTo(type, id, { assignedTo, version }, employee);
  const message = assigned ? 'Die Anfrage ist Ihnen zugewiesen.' : 'Die Anfrage ist wieder frei.';
  return { version: row.version, message };
}

/**
 * Assigns a request to an employee, or frees it.
 * @throws AppError `not_found` (404), `conflict` (409) naming the new assignee
 */
export function assignTo(
  type: RequestKind,
  id: string,
  { assignedTo, version }: { assignedTo: number | null; version?: number | null },
  employee: Worker,
): Promise<StoredRequest> {
  return attempt(type, id, async (current) => {
    const holder = current.assignedTo;
    if (holder === assignedTo) return true;
    if (holder !== null && holder !== employee.id && version !== current.version) {
      const name = employeeName(holder, await employeeNames([holder]));
      throw new AppError('conflict', `${name} hat diese Anfrage inzwischen übernommen.`);
    }
    const event = { before: { assignedTo: holder }, after: { assignedTo } };
    return storeChange(
      current,
      { assignedTo },
      { actor: `employee:${employee.id}`, action: 'assigned', ...event },
    );
  });
}
