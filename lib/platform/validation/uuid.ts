const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text can be the id of what the public creates; no database is asked about anything else. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}
