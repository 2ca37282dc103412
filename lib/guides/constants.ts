/** Words that a reader takes in within one minute, specification 9. */
export const WORDS_PER_MINUTE = 200;
/** Least reading time shown on an article page, in minutes, specification 9. */
export const MIN_READING_MINUTES = 3;

/** Cards on the home page, specification 9. */
export const TEASER_LIMIT = 6;
/** Suggestions of the header search, specification 9. */
export const SEARCH_LIMITS = { empty: 6, desktop: 5, phone: 4 } as const;
/** 'Beliebte Artikel' are items 4 to 6 of the list without the current one, specification 9. */
export const POPULAR = { from: 3, count: 3 } as const;
/** Articles of 'Dazu passt', and those offered where a search found none. */
export const NEAR = 3;
/** Where content without headings is cut into its first two sections, specification 9. */
export const SPLIT_AT = [150, 300] as const;

/** Seconds that a client may use articles without asking, and then while it asks (specification 7). */
export const CACHE_TIMES = { fresh: 300, kept: 600 } as const;

/** Views from which on a count is shown: fewer say nothing (specification 10). */
export const VIEWS_SHOWN_FROM = 10;

/** Longest search that is looked for, in characters. */
export const QUERY_LIMIT = 100;
