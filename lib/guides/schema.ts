import { z } from 'zod';
import { CATEGORIES, type CategoryId } from './categories';
import { QUERY_LIMIT } from './constants';

const CATEGORY_IDS = CATEGORIES.map(({ id }) => id) as [CategoryId, ...CategoryId[]];

/** Characters that no title contains and no database likes. */
const CONTROLS = /\p{Cc}/gu;

/** Half of a character that was cut in two. */
const HALVES = /\p{Cs}/gu;

/** A repeated parameter counts once, as most servers read it. */
const first = (value: unknown) => (Array.isArray(value) ? (value as unknown[])[0] : value);

/**
 * `?kategorie=recht&search=notar` of the overview. It never fails: an address that somebody typed or
 * shortened leads to the list, at worst to the whole one.
 */
export const overviewSchema = z.object({
  category: z.preprocess(first, z.enum(CATEGORY_IDS)).optional().catch(undefined),
  query: z.preprocess(
    first,
    z
      .string()
      .transform((text) =>
        text.replace(CONTROLS, ' ').trim().slice(0, QUERY_LIMIT).replace(HALVES, ''),
      )
      .catch(''),
  ),
});

export type OverviewQuery = z.output<typeof overviewSchema>;

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** The sources of an article as they stand in the database, which an editor may have written. */
export const sourcesSchema = z.array(
  z.object({
    title: z.string().trim().min(1).max(300),
    publisher: z.string().trim().min(1).max(200).optional(),
    url: z.url({ protocol: /^https?$/ }).optional(),
    date: z.string().regex(DATE).optional(),
  }),
);

/** An address of an article: lower-case words and digits with hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
