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

/** What was due when a status was set, beside that status in the audit trail; nothing where nothing was. */
const dueInTrail = ({ dueAt, dueFor }: Pick<StoredRequest, 'dueAt' | 'dueFor'>) =>
  dueAt && { dueAt: dueAt.toISOString(), dueFor };

/** A step in the audit trail. */
interface Step {
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * What was due before a status was set that is now taken back: no rule knows of a call that was arranged,
 * or of the next try. Nothing where the step was another one; a meeting is known by itself.
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

/** What the operation 'assignment' takes: to oneself, or to nobody. */
const assignmentSchema = z.object({
  assigned: z.boolean({ error: 'Bitte senden Sie assigned als true oder false' }),
  version,
});

/** Whoever works on a request. */
interface Worker {
  id: number;
}

/**
 * What was set aside is looked at before anything is done with it.
 * @throws AppError `conflict` (409)
 */
export function refuseQuarantined({ quarantine }: Pick<StoredRequest, 'quarantine'>): void {
  if (!quarantine) return;
  throw new AppError(
    'conflict',
    'Diese Anfrage liegt in der Quarantäne. Bitte geben Sie sie zuerst frei.',
  );
}

/** Nothing is written over what was not read. */
const withoutVersion = () =>
  new AppError(
    'without_version',
    'Zu einer Änderung gehört die Version der Anfrage, die Sie gelesen haben. Bitte laden Sie die Anfrage neu.',
  );

/** Times that an assignment is tried again when another one came in between. */
const ATTEMPTS = 3;

/**
 * Writes what `write` makes of the request as it stands.
 * @returns the request afterwards
 * @throws AppError `conflict` (409) when others keep changing it
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

/** What is due once a status is set; taken back, a status brings back what was due before it. */
async function dueWith(row: StoredRequest, status: string) {
  // What is due of it is due of the request that it is worked on with.
  if (row.mergedInto) return null;
  const takenBack = dueTakenBack(await findLastStep(row.id), { from: row.status, to: status });
  if (takenBack) return takenBack;
  const appointment = (await findAppointment(row.id))?.startsAt;
  return dueAfter(row, status, { appointment, now: new Date() }) ?? null;
}

/**
 * Sets the status of a request and what is written down of it; the due time follows. Nothing is written
 * when nothing changes.
 * @param body `{ status, notes | response, version }`
 * @returns the changed request
 * @throws AppError `not_found` (404), `invalid` (422), `without_version` (428), `conflict` (409) with what
 *   stands there now when it was changed since `version`
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
 * Assigns a request to whoever asks ('Mir zuweisen'), or to nobody ('Zuweisung aufheben'). What somebody else
 * holds is taken over only by whoever has seen that, as the version tells.
 * @param body `{ assigned, version? }`
 * @throws AppError `not_found` (404), `invalid` (422), `conflict` (409) naming who holds it
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
 * Gives a request to an employee, or to nobody.
 * @throws AppError `not_found` (404), `conflict` (409) naming who has taken it meanwhile
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
