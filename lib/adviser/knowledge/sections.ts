import 'server-only';
import type { Article } from '@/lib/guides/article';
import { renderArticle } from '@/lib/guides/markdown';
import { withSections } from '@/lib/guides/sections';
import { routes } from '@/lib/routes';
import type { ReplySource } from '../reply';

export interface GuideSection {
  id: string;
  source: ReplySource;
  heading: string;
  /** Without markup and tables */
  text: string;
  /** With tables, for the search */
  words: string;
}

const HEADING = /^ {0,3}#{1,6}[ \t]+/m;
const TABLE_ROW = /^\s*\|.*$/gm;

const plain = (markdown: string) =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+(?:\[[ xX]\]\s+)?/gm, '')
    .replace(/^\s*>\s?/gm, '')
    .replace(/[*_`]/g, '')
    .trim();

/** 'Maklerprovision' of 'Maklerprovision: Kosten, Teilung und was das Gesetz verlangt' */
const shortTitle = (title: string) => title.split(': ')[0] ?? title;

export function sectionsOf({
  slug,
  title,
  content,
}: Pick<Article, 'slug' | 'title' | 'content'>): GuideSection[] {
  const { headings } = renderArticle(content);
  const [, ...parts] = `\n${withSections(content)}`.split(HEADING);
  // If Markdown counts headings differently, an anchor could be wrong: none is better.
  if (parts.length !== headings.length) return [];
  return headings.flatMap(({ id, text: heading }, index) => {
    const body = (parts[index] ?? '').replace(/^.*\n?/, '');
    const text = plain(body.replace(TABLE_ROW, ''));
    if (!text) return [];
    const source = {
      title: `${shortTitle(title)}: ${heading}`,
      url: `${routes.guide(slug)}#${id}`,
    };
    return [{ id: `${slug}#${id}`, source, heading, text, words: plain(body.replace(/\|/g, ' ')) }];
  });
}
