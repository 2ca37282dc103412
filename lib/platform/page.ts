/** What Next hands to a page or a route: the parts of its address, by name. */
export interface Params<Name extends string> {
  params: Promise<Record<Name, string>>;
}

/** What Next hands to a page: the query as it was typed. */
export interface PageQuery {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A parameter that an address may name several times: the first counts. */
export const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export function pageOf(asked: number, total: number, length: number) {
  const pages = Math.max(1, Math.ceil(total / length));
  const page = Math.min(asked, pages);
  return { page, pages, skip: (page - 1) * length };
}
