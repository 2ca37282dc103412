import { z } from 'zod';
import { CATEGORIES, type CategoryId } from './categories';
import { GUIDE_QUERY_LIMIT } from './constants';

const CATEGORY_IDS = CATEGORIES.map(({ id }) => id) as [CategoryId, ...CategoryId[]];

const CONTROLS = /\p{Cc}/gu;

/** Lone surrogates. */
const HALVES = /\p{Cs}/gu;

const first = (value: unknown) => (Array.isArray(value) ? (value as unknown[])[0] : value);

/** `?kategorie=recht&search=notar`; invalid values are dropped, since people edit addresses. */
export const overviewSchema = z.object({
  category: z.preprocess(first, z.enum(CATEGORY_IDS)).optional().catch(undefined),
  query: z.preprocess(
    first,
    z
      .string()
      .transform((text) =>
        text.replace(CONTROLS, ' ').trim().slice(0, GUIDE_QUERY_LIMIT).replace(HALVES, ''),
      )
      .catch(''),
  ),
});

export type OverviewQuery = z.output<typeof overviewSchema>;

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** From the database; editors may have written them. */
export const sourcesSchema = z.array(
  z.object({
    title: z.string().trim().min(1).max(300),
    publisher: z.string().trim().min(1).max(200).optional(),
    url: z.url({ protocol: /^https?$/ }).optional(),
    date: z.string().regex(DATE).optional(),
  }),
);

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
