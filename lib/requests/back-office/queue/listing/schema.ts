import { z } from 'zod';
import { type RequestKind, KINDS } from '@/lib/requests/kinds/kinds';
import { LAST_PAGE, LONGEST_QUERY } from '../search-params';

const PAGE = 'Bitte geben Sie als Seite eine ganze Zahl ab 1 an';

/** Requests that a list of the API holds at most, and where nothing is asked for. */
export const LIST_LENGTH = 500;

const LIMIT = `Bitte geben Sie als Länge eine ganze Zahl von 1 bis ${LIST_LENGTH} an`;

/** What the lists of the API may be narrowed down to. Messages as they are shown. */
export function listingSchema(type: RequestKind) {
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
