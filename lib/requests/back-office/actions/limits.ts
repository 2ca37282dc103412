/** Characters of a mail's subject: mail programs show no more, and the mail itself carries no more. */
export const MAX_SUBJECT = 120;
/** Characters of a mail. */
export const MAX_MAIL = 10_000;
/** Characters of a remark on a call, an arranged call or a meeting. */
export const MAX_NOTE = 2000;

/** Minutes that a meeting takes. */
export const APPOINTMENT_MINUTES = { min: 15, max: 240 };
/** Characters that name the place of a meeting. */
export const PLACE_LENGTH = { min: 2, max: 200 };

/** Whole euros that a home can be held to be worth. */
export const EXPERT_VALUE = { min: 1000, max: 50_000_000 };
/** Characters of the reason for it. */
export const REASON_LENGTH = { min: 10, max: 2000 };

/** Days ahead on which a call can be arranged. */
export const CALLBACK_DAYS = 60;
/** Days ahead on which a meeting can be arranged. */
export const APPOINTMENT_DAYS = 365;
