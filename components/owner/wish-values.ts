import {
  CONTACT_TIMES,
  type ContactTime,
  type ContactWish,
} from '@/lib/requests/contact-wish/contact-wish';
import type { FormValues } from '@/components/forms/plain-form';

/** A contact wish as its form holds it. */
export function wishValues({ channel, times, doNotCall }: ContactWish): FormValues {
  const ticked = [...times, ...(doNotCall ? ['doNotCall'] : [])];
  return { channel, ...Object.fromEntries(ticked.map((name) => [name, 'on'])) };
}

/** The form's content as the contact wish that it stands for, not checked yet. */
export function wishOf(values: Record<string, unknown>) {
  const times: ContactTime[] = CONTACT_TIMES.map(({ value }) => value);
  return {
    channel: values.channel,
    times: times.filter((time) => values[time] === 'on'),
    doNotCall: values.doNotCall === 'on',
  };
}
