/** Ends the scope of keys that name the senders of a form, instead of what they have sent. */
export const SENDERS = '-sender';
