import { bindWords } from '@/lib/platform/format/bind-words';
import type { ListedArticle } from './article';
import { categoryName, categoryOf } from './categories';
import { MIN_READING_MINUTES, WORDS_PER_MINUTE } from './constants';

/** Words of a Markdown text; its marks alone (##, |, -) are none. */
function countLabel(content: string): number {
  return content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes to read a text: words ÷ 200, rounded up, at least one. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(countLabel(content) / WORDS_PER_MINUTE));
}

/** Minutes as the article page shows them: at least three. */
export function articleMinutes(content: string): number {
  return Math.max(MIN_READING_MINUTES, readingMinutes(content));
}

/** What a card shows of an article. */
export interface Teaser {
  slug: string;
  title: string;
  summary: string;
  image: string;
  category: string;
  minutes: number;
  views?: number;
}

/** Shown where an article has no picture on this site. */
const FALLBACK_IMAGE = '/images/ratgeber/ratgeber.svg';

/** A path on this site. Browsers pass over tabs and line breaks, so that '/\t/x' would lead away. */
const OWN_PATH = /^\/[^/\\\p{Cc}]\P{Cc}*$/u;

/** The picture of an article. One from elsewhere is not shown: its server would learn who reads. */
export function pictureOf({ image }: { image: string }): string {
  return OWN_PATH.test(image) ? image : FALLBACK_IMAGE;
}

/** A card's text from an article. */
export function toTeaser(
  article: Pick<ListedArticle, 'slug' | 'title' | 'summary' | 'image' | 'content' | 'views'>,
): Teaser {
  const { slug, title, summary, content, views } = article;
  return {
    slug,
    title,
    summary: bindWords(summary),
    image: pictureOf(article),
    category: categoryName(categoryOf(title)),
    minutes: readingMinutes(content),
    views,
  };
}
