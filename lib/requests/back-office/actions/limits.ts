/** Characters of a mail's subject; mail programs show no more. */
export const MAX_SUBJECT = 120;
/** Characters of a mail. */
export const MAX_MAIL = 10_000;
/** Characters of a remark on a call, an arranged call or a meeting. */
export const MAX_NOTE = 2000;

/** Minutes that a meeting takes. */
export const APPOINTMENT_MINUTES = { min: 15, max: 240 };
/** Characters of the place of a meeting. */
export const PLACE_LENGTH = { min: 2, max: 200 };

/** Whole euros of an employee's own value. */
export const EXPERT_VALUE = { min: 1000, max: 50_000_000 };
/** Characters of its reason. */
export const REASON_LENGTH = { min: 10, max: 2000 };

/** Days ahead that a call can be arranged. */
export const CALLBACK_DAYS = 60;
/** Days ahead that a meeting can be arranged. */
export const APPOINTMENT_DAYS = 365;
