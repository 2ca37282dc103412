export const WORDS_PER_MINUTE = 200;
export const MIN_READING_MINUTES = 3;

export const TEASER_LIMIT = 6;
export const SEARCH_LIMITS = { empty: 6, desktop: 5, phone: 4 } as const;
/** 'Beliebte Artikel' are items 4 to 6 of the list without the current one. */
export const POPULAR = { from: 3, count: 3 } as const;
/** Articles in 'Dazu passt', and offered after a search without results. */
export const NEAR = 3;
export const SPLIT_AT = [150, 300] as const;

/** Seconds without revalidation, then with revalidation in the background. */
export const CACHE_TIMES = { fresh: 300, kept: 600 } as const;

/** Lower counts are not shown. */
export const VIEWS_SHOWN_FROM = 10;

export const GUIDE_QUERY_LIMIT = 100;
