/** Characters that a guide may have; whole requests are 64 kB at most. */
export const LONGEST = { title: 120, slug: 80, summary: 160, content: 50_000, imageAlt: 250 };

/** Characters that a guide has at least before it is published. */
export const SHORTEST = { title: 5, summary: 60, content: 300 };

/** Rows of sources. */
export const MOST_SOURCES = 30;

/** Days for which a preview link is good. */
export const PREVIEW_DAYS = 7;
