/** Control characters, line and paragraph separators, and marks that turn the reading direction. */
export const FORBIDDEN_IN_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** As above, but tabs and line breaks belong to a text of several lines. */
export const FORBIDDEN_IN_TEXT = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;
