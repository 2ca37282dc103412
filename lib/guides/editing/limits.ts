/** Characters; a request has at most 64 kB. */
export const LONGEST = { title: 120, slug: 80, summary: 160, content: 50_000, imageAlt: 250 };

/** Characters that a guide needs for publication. */
export const SHORTEST = { title: 5, summary: 60, content: 300 };

export const MOST_SOURCES = 30;

export const PREVIEW_DAYS = 7;
