import 'server-only';
import { subSeconds } from 'date-fns/subSeconds';
import { z } from 'zod';
import { employeeName } from '@/lib/auth/employee';
import { employeeNames } from '@/lib/auth/name-repository';
import { parse } from '@/lib/platform/validation/fields';
import { findPresence, putPresence } from './repository';

/** Seconds without a message after which an employee counts as gone. */
const SILENCE = 30;

const schema = z.object({
  open: z.uuid({ error: 'Bitte nennen Sie eine Anfrage' }).nullish(),
});

/** @returns names of others by the id of their open submission @throws AppError `invalid` (422) */
export async function sayPresence(body: unknown, employee: { id: number }, now = new Date()) {
  const { open } = parse(schema, body);
  await putPresence(employee.id, open ?? undefined, now);
  const rows = await findPresence(employee.id, subSeconds(now, SILENCE));
  const names = await employeeNames(rows.map(({ employeeId }) => employeeId));
  const others: Record<string, string[]> = {};
  for (const { submissionId, employeeId } of rows) {
    (others[submissionId] ??= []).push(employeeName(employeeId, names));
  }
  return { others };
}
