export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

export const databaseFile = (url: string): string =>
  decodeURI(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, ''));
