/** A page of a list, and what surrounds it. */
interface Listed {
  /** Of all pages, where it is known */
  total?: number;
  hasNext: boolean;
  /** From 1 */
  page: number;
  /** Of a page */
  limit: number;
}

/**
 * What an answer says of a list beside its entries: how many there are, and the addresses of the pages
 * around it (RFC 8288), relative to the host.
 * @param address that was asked for, whose other parameters are kept
 */
export function listHeaders(address: URL, { total, hasNext, page, limit }: Listed) {
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / limit));
  const link = (name: string, number: number) => {
    const parameters = new URLSearchParams(address.searchParams);
    parameters.set('page', String(number));
    parameters.set('limit', String(limit));
    return `<${address.pathname}?${parameters}>; rel="${name}"`;
  };
  const isCut = hasNext || page > 1;
  const links = [
    hasNext && link('next', page + 1),
    // Beyond the last page the one before it is the last.
    page > 1 && link('prev', Math.min(page - 1, pages ?? page)),
    isCut && link('first', 1),
    isCut && pages !== undefined && link('last', pages),
  ].filter((each) => each !== false);
  return {
    ...(total !== undefined && { 'X-Total-Count': String(total) }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  };
}
