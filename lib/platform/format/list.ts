const inWords = new Intl.ListFormat('de');

/** 'a', 'a und b', 'a, b und c'; empty where there is nothing. */
export const formatList = (words: readonly string[]): string => inWords.format(words);
