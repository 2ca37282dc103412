import { bindWords } from '@/lib/platform/format/bind-words';
import type { ListedArticle } from './article';
import { categoryName, categoryOf } from './categories';
import { MIN_READING_MINUTES, WORDS_PER_MINUTE } from './constants';

function countLabel(content: string): number {
  return content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(countLabel(content) / WORDS_PER_MINUTE));
}

export function articleMinutes(content: string): number {
  return Math.max(MIN_READING_MINUTES, readingMinutes(content));
}

export interface Teaser {
  slug: string;
  title: string;
  summary: string;
  image: string;
  category: string;
  minutes: number;
  views?: number;
}

const FALLBACK_IMAGE = '/images/ratgeber/ratgeber.svg';

/** Browsers ignore tabs and line breaks, so '/\t/x' would lead to another site. */
const OWN_PATH = /^\/[^/\\\p{Cc}]\P{Cc}*$/u;

/** Pictures from elsewhere are not shown: their server would learn who reads. */
export function pictureOf({ image }: { image: string }): string {
  return OWN_PATH.test(image) ? image : FALLBACK_IMAGE;
}

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
