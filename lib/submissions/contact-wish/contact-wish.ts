export const CONTACT_CHANNELS = [
  { value: 'any', label: 'Telefon oder E-Mail' },
  { value: 'phone', label: 'Am liebsten per Telefon' },
  { value: 'email', label: 'Am liebsten per E-Mail' },
] as const;

export type ContactChannel = (typeof CONTACT_CHANNELS)[number]['value'];

/** None chosen means any of them. */
export const CONTACT_TIMES = [
  { value: 'morning', label: 'Vormittags, 9 bis 12\u00a0Uhr' },
  { value: 'noon', label: 'Mittags, 12 bis 14\u00a0Uhr' },
  { value: 'afternoon', label: 'Nachmittags, 14 bis 18\u00a0Uhr' },
] as const;

export type ContactTime = (typeof CONTACT_TIMES)[number]['value'];

export interface ContactWish {
  channel: ContactChannel;
  times: ContactTime[];
  doNotCall: boolean;
}

export const NO_WISH: ContactWish = { channel: 'any', times: [], doNotCall: false };

const DO_NOT_CALL = 'Bitte nicht anrufen';

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Preferences for calls are left out if calls are not wanted. */
export function wishLabels({ channel, times, doNotCall }: ContactWish): string[] {
  const prefers = CONTACT_CHANNELS.filter(
    ({ value }) => value === channel && value !== 'any' && !(doNotCall && value === 'phone'),
  );
  const hours = CONTACT_TIMES.filter(({ value }) => !doNotCall && times.includes(value));
  const rest = [...prefers, ...hours].map(({ label }) => lowered(label));
  return doNotCall ? [DO_NOT_CALL, ...rest] : rest;
}
