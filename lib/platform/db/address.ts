/** Whether an address means Postgres; every other one is a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The path of a SQLite file out of its address. */
export const fileOf = (url: string): string =>
  decodeURI(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, ''));
