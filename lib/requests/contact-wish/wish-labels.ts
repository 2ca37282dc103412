import {
  CONTACT_CHANNELS,
  CONTACT_TIMES,
  type ContactWish,
} from '@/lib/requests/contact-wish/contact-wish';

/** What is to be read before a number is dialled. */
const DO_NOT_CALL = 'Bitte nicht anrufen';

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * How somebody wants to be reached, in words, one after another; empty for whoever wishes nothing. What
 * would speak for a call is left out where calls are not wanted.
 */
export function wishLabels({ channel, times, doNotCall }: ContactWish): string[] {
  const prefers = CONTACT_CHANNELS.filter(
    ({ value }) => value === channel && value !== 'any' && !(doNotCall && value === 'phone'),
  );
  const hours = CONTACT_TIMES.filter(({ value }) => !doNotCall && times.includes(value));
  const rest = [...prefers, ...hours].map(({ label }) => lowered(label));
  return doNotCall ? [DO_NOT_CALL, ...rest] : rest;
}
