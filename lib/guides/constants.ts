/** Words that people read in a minute. */
export const WORDS_PER_MINUTE = 200;
/** Shortest reading time on an article page, in minutes. */
export const MIN_READING_MINUTES = 3;

/** Cards on the home page. */
export const TEASER_LIMIT = 6;
/** Suggestions of the header search. */
export const SEARCH_LIMITS = { empty: 6, desktop: 5, phone: 4 } as const;
/** 'Beliebte Artikel' are items 4 to 6 of the list without the current one. */
export const POPULAR = { from: 3, count: 3 } as const;
/** Articles of 'Dazu passt', and those offered where a search found none. */
export const NEAR = 3;
/** Where content without headings is cut into its first two sections. */
export const SPLIT_AT = [150, 300] as const;

/** Seconds for which a client may use articles without asking, and then while it asks. */
export const CACHE_TIMES = { fresh: 300, kept: 600 } as const;

/** Views from which on a count is shown: fewer say nothing. */
export const VIEWS_SHOWN_FROM = 10;

/** Longest search that is looked for, in characters. */
export const QUERY_LIMIT = 100;
