import {
  CONTACT_TIMES,
  type ContactTime,
  type ContactWish,
} from '@/lib/submissions/contact-wish/contact-wish';
import type { FormValues } from '@/lib/platform/form-state';

export function wishValues({ channel, times, doNotCall }: ContactWish): FormValues {
  const ticked = [...times, ...(doNotCall ? ['doNotCall'] : [])];
  return { channel, ...Object.fromEntries(ticked.map((name) => [name, 'on'])) };
}

/** Not validated yet. */
export function wishOf(values: Record<string, unknown>) {
  const times: ContactTime[] = CONTACT_TIMES.map(({ value }) => value);
  return {
    channel: values.channel,
    times: times.filter((time) => values[time] === 'on'),
    doNotCall: values.doNotCall === 'on',
  };
}
