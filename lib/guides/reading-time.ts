import { MIN_READING_MINUTES, WORDS_PER_MINUTE } from './constants';

/** Words of a Markdown text; its marks alone (##, |, -) are none. */
function countLabel(content: string): number {
  return content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes to read a text: words ÷ 200, rounded up, at least one (specification 9). */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(countLabel(content) / WORDS_PER_MINUTE));
}

/** Minutes as the article page shows them: at least three (specification 9). */
export function articleMinutes(content: string): number {
  return Math.max(MIN_READING_MINUTES, readingMinutes(content));
}
