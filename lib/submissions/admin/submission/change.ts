import { z } from 'zod';
import { type SubmissionKind, KINDS, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { text } from '@/lib/platform/validation/fields';

const LONGEST_NOTE = 5000;

const note = text({
  max: LONGEST_NOTE,
  message: 'Bitte geben Sie einen Text ein',
  multiline: true,
}).nullish();

/** A field that this kind does not have is ignored. */
const unasked = z.unknown().optional();

export const version = z
  .int({ error: 'Bitte laden Sie die Anfrage neu' })
  .min(1, { error: 'Bitte laden Sie die Anfrage neu' })
  .nullish();

export function changeSchema(type: SubmissionKind) {
  const { progress, note: written } = KINDS[type];
  const status = z.enum([...progress.all], { error: 'Bitte wählen Sie einen gültigen Status' });
  return z
    .object({
      status,
      version,
      notes: written.field === 'notes' ? note : unasked,
      response: written.field === 'response' ? note : unasked,
    })
    .transform((body) => ({
      status: body.status,
      version: body.version ?? undefined,
      note: body[written.field] as string | null | undefined,
    }));
}

export type CardChange = z.output<ReturnType<typeof changeSchema>>;

/** A missing note stays, an empty one is removed. */
export function alterations(row: Pick<StoredSubmission, 'status' | 'notes'>, change: CardChange) {
  const written = change.note === undefined ? row.notes : change.note || null;
  return {
    ...(change.status === row.status ? {} : { status: change.status }),
    ...(written === row.notes ? {} : { notes: written }),
  };
}
