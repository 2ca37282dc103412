import 'server-only';
import { type SubmissionKind, KINDS, wireOf } from '@/lib/submissions/kinds/kinds';
import { parse } from '@/lib/platform/validation/fields';
import { findSubmissions } from '@/lib/submissions/repository';
import { searchWords } from '@/lib/submissions/search-index/repository';
import { EVERYTHING, PAGE_LENGTH } from '../queue';
import { findListing, type QueueRows } from '../repository';
import { z } from 'zod';
import { LAST_PAGE, LONGEST_QUERY } from '../search-params';

const PAGE = 'Bitte geben Sie als Seite eine ganze Zahl ab 1 an';

const LIST_LENGTH = 500;

const LIMIT = `Bitte geben Sie als Länge eine ganze Zahl von 1 bis ${LIST_LENGTH} an`;

function listingSchema(type: SubmissionKind) {
  const statuses = ['all', 'open', ...KINDS[type].progress.all] as const;
  return z.object({
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, { error: PAGE })
      .transform(Number)
      .refine((page) => page <= LAST_PAGE, { error: PAGE })
      .optional(),
    limit: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, { error: LIMIT })
      .transform(Number)
      .refine((limit) => limit <= LIST_LENGTH, { error: LIMIT })
      .optional(),
    query: z
      .string()
      .max(LONGEST_QUERY, { error: `Bitte suchen Sie mit höchstens ${LONGEST_QUERY} Zeichen` })
      .optional(),
    status: z
      .string()
      .refine((status) => statuses.some((known) => known === status), {
        error: 'Bitte wählen Sie einen gültigen Status',
      })
      .optional(),
  });
}

export type AskedListing = Partial<Record<'page' | 'limit' | 'query' | 'status', string>>;

/** The API has no viewer whose submissions could be 'mine'. */
const NOBODY = 0;

const NOTHING: QueueRows = { ids: [], total: 0, hasNext: false };

/** The 500 newest; with any filter, pages. @throws AppError `invalid` (422) */
export async function listForApi(type: SubmissionKind, asked: AskedListing) {
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
  const found = await findSubmissions(ids);
  return { submissions: found.map(wireOf), total, hasNext, page, limit };
}

interface Listed {
  total?: number;
  hasNext: boolean;
  page: number;
  limit: number;
}

/** The total and the links to other pages (Web Linking, RFC 8288), relative to the host */
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
    // Before a page beyond the end comes the last one.
    page > 1 && link('prev', Math.min(page - 1, pages ?? page)),
    isCut && link('first', 1),
    isCut && pages !== undefined && link('last', pages),
  ].filter((each) => each !== false);
  return {
    ...(total !== undefined && { 'X-Total-Count': String(total) }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  };
}
