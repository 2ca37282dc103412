/** Requests of an export that are read at once. */
export const EXPORT_BATCH = 500;
