'use client';

import { TextField } from '@/components/forms/field';
import { ActionForm } from './action-form';
import { DayAndTime, momentOf } from './day-and-time';
import { useActionForm } from './use-action-form';

/** Agrees on a time for a call, which then is due. */
export function CallbackForm({ onDone }: { onDone: () => void }) {
  const { field, frame } = useActionForm({
    action: 'callback',
    operation: 'callback',
    initial: { day: '', time: '', note: '' },
    bodyOf: ({ note, ...moment }) => ({ at: momentOf(moment), note: note || undefined }),
    isReplacing: true,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Rückruf eintragen" pending="Speichern...">
      <DayAndTime day={field('day', 'at')} time={field('time', 'at')} />
      <TextField label="Worum geht es?" optional rows={3} {...field('note')} />
    </ActionForm>
  );
}
