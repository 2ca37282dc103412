const inWords = new Intl.ListFormat('de');

export const formatList = (words: readonly string[]): string => inWords.format(words);
