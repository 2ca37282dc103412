export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

export const fileOf = (url: string): string =>
  decodeURI(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, ''));
