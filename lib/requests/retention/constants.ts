/** Rows, or requests, that one transaction deletes at most: none lasts long. */
export const BATCH = 100;
