import 'server-only';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { parse } from '@/lib/platform/validation/parse';
import { findRequests } from '@/lib/requests/repository';
import { wireOf } from '@/lib/requests/answers';
import { searchWords } from '../../../entry/terms';
import { EVERYTHING } from '../queue';
import { findIds, findNewest } from '../repository';
import { listingSchema } from './schema';

/** Requests that a list of the API holds where nothing narrower is asked for. */
const LIST_LENGTH = 500;

interface Asked {
  page?: string;
  query?: string;
  status?: string;
}

/** Nobody looks at these lists in a browser, so that nothing is 'mine'. */
const NOBODY = 0;

async function idsOf(type: RequestKind, asked: Asked): Promise<string[]> {
  const { page = 1, query = '', status = 'all' } = parse(listingSchema(type), asked);
  if (Object.values(asked).every((value) => value === undefined)) {
    return findNewest(type, LIST_LENGTH);
  }
  const words = searchWords(query);
  if (query.trim() && words.length === 0) return [];
  const narrowed = { ...EVERYTHING, query, status, page, sort: 'newest' } as const;
  return findIds({ type, query: narrowed, words, viewer: NOBODY });
}

/**
 * A list of the API, specification 7: newest first, without those in quarantine; at most 500, or a page of
 * 50 where something narrower is asked for.
 * @throws AppError `invalid` (422) for a page or a status that there cannot be
 */
export async function listForApi(type: RequestKind, asked: Asked) {
  const found = await findRequests(await idsOf(type, asked));
  return found.map(wireOf);
}
