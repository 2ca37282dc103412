import 'server-only';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { parse } from '@/lib/platform/validation/parse';
import { findRequests } from '@/lib/requests/repository';
import { wireOf } from '@/lib/requests/answers';
import { searchWords } from '../../../entry/terms';
import { EVERYTHING, PAGE_LENGTH } from '../queue';
import { findListing, type Listing } from '../repository';
import { LIST_LENGTH, listingSchema } from './schema';

/** What a list is asked for, as it stands in the address. */
export type Asked = Partial<Record<'page' | 'limit' | 'query' | 'status', string>>;

/** Nobody looks at these lists in a browser, so that nothing is 'mine'. */
const NOBODY = 0;

const NOTHING: Listing = { ids: [], total: 0, hasNext: false };

/**
 * A list of the API, specification 7: newest first, without those in quarantine; the 500 newest, or pages of
 * 50 or of `limit` where anything is asked for.
 * @throws AppError `invalid` (422) for a page, a length or a status that there cannot be
 */
export async function listForApi(type: RequestKind, asked: Asked) {
  const isWhole = Object.values(asked).every((value) => value === undefined);
  const wanted = parse(listingSchema(type), asked);
  const {
    page = 1,
    limit = isWhole ? LIST_LENGTH : PAGE_LENGTH,
    query = '',
    status = 'all',
  } = wanted;
  const words = searchWords(query);
  const isLost = query.trim() !== '' && words.length === 0;
  const narrowed = { ...EVERYTHING, query, status, page, sort: 'newest' } as const;
  const selection = { type, query: narrowed, words, viewer: NOBODY };
  const { ids, total, hasNext } = isLost ? NOTHING : await findListing(selection, limit);
  const found = await findRequests(ids);
  return { requests: found.map(wireOf), total, hasNext, page, limit };
}
