/** Characters; mail programs show no more of a subject */
export const MAX_SUBJECT = 120;
/** Characters */
export const MAX_MAIL = 10_000;
/** Characters */
export const MAX_NOTE = 2000;

/** Minutes */
export const APPOINTMENT_MINUTES = { min: 15, max: 240 };
/** Characters */
export const PLACE_LENGTH = { min: 2, max: 200 };

/** Whole euros */
export const EXPERT_VALUE = { min: 1000, max: 50_000_000 };
/** Characters */
export const REASON_LENGTH = { min: 10, max: 2000 };

export const CALLBACK_DAYS = 60;
export const APPOINTMENT_DAYS = 365;
