import { z } from 'zod';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { callConsent, requireOpen } from './contact';
import { note } from './fields';
import { callTime } from './german-time';
import { CALLBACK_DAYS } from './limits';
import { operation } from './operation';

const schema = z.object({ at: callTime(CALLBACK_DAYS), note: note() });

/** Arranges a call: it is what is due next. */
export const callback = operation(schema, ({ at, note: remark = null }, target) => {
  requireOpen(target);
  const restsOn = callConsent(target);
  const { dueAt, dueFor } = target.request;
  return {
    action: 'callback-arranged',
    before: dueFor === 'callback' && dueAt ? { at: dueAt.toISOString() } : undefined,
    after: { at: at.toISOString(), note: remark },
    columns: { dueAt: at, dueFor: 'callback' },
    restsOn,
    message: `Der Rückruf ist vorgemerkt: ${formatAppointment(at)}.`,
  };
});
