/** Control characters, separators, and marks that change the reading direction. */
export const FORBIDDEN_IN_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export const FORBIDDEN_IN_TEXT = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;
