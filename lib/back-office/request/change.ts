import { z } from 'zod';
import type { SubjectType } from '@/lib/submissions/subject';
import { text } from '@/lib/platform/validation/text';
import { KINDS } from '../kinds';
import type { RequestRow } from './row';

/** Characters of what an employee writes down. */
const LONGEST_NOTE = 5000;

const note = text({
  max: LONGEST_NOTE,
  message: 'Bitte geben Sie einen Text ein',
  multiline: true,
}).nullish();

/** What a kind of request does not ask for is passed over. */
const unasked = z.unknown().optional();

/** The version of a request that a change was made on; none means that it holds in any case. */
export const version = z
  .int({ error: 'Bitte laden Sie die Anfrage neu' })
  .min(1, { error: 'Bitte laden Sie die Anfrage neu' })
  .nullish();

/** What `PUT …/status` takes for a kind of request, specification 7. Messages as they are shown. */
export function changeSchema(type: SubjectType) {
  const { statuses, noteField } = KINDS[type];
  const status = z.enum([...statuses], { error: 'Bitte wählen Sie einen gültigen Status' });
  return z
    .object(
      {
        status,
        version,
        notes: noteField === 'notes' ? note : unasked,
        response: noteField === 'response' ? note : unasked,
      },
      { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
    )
    .transform((body) => ({
      status: body.status,
      version: body.version ?? undefined,
      note: body[noteField] as string | null | undefined,
    }));
}

export type Change = z.output<ReturnType<typeof changeSchema>>;

/** What a change alters: a note that is not sent stays, one that is empty is removed. */
export function alterations(row: Pick<RequestRow, 'status' | 'note'>, change: Change) {
  const written = change.note === undefined ? row.note : change.note || null;
  return {
    ...(change.status === row.status ? {} : { status: change.status }),
    ...(written === row.note ? {} : { note: written }),
  };
}
