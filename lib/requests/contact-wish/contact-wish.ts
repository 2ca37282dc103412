/** The ways on which a person can be reached. */
export const CONTACT_CHANNELS = [
  { value: 'any', label: 'Telefon oder E-Mail' },
  { value: 'phone', label: 'Am liebsten per Telefon' },
  { value: 'email', label: 'Am liebsten per E-Mail' },
] as const;

export type ContactChannel = (typeof CONTACT_CHANNELS)[number]['value'];

/** Times of day within the office hours; none chosen means any of them. */
export const CONTACT_TIMES = [
  { value: 'morning', label: 'Vormittags, 9 bis 12\u00a0Uhr' },
  { value: 'noon', label: 'Mittags, 12 bis 14\u00a0Uhr' },
  { value: 'afternoon', label: 'Nachmittags, 14 bis 18\u00a0Uhr' },
] as const;

export type ContactTime = (typeof CONTACT_TIMES)[number]['value'];

/** How somebody wants to be reached about a request. */
export interface ContactWish {
  channel: ContactChannel;
  times: ContactTime[];
  /** 'Bitte nicht anrufen' */
  doNotCall: boolean;
}

/** What holds until the person says otherwise. */
export const NO_WISH: ContactWish = { channel: 'any', times: [], doNotCall: false };
