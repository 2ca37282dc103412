import { SPLIT_AT } from './constants';

/** The four sections of every article. */
export const SECTIONS = [
  'Einführung',
  'Aktuelle Marktlage',
  'Kaufen oder Verkaufen?',
  'Fazit & Handlungsempfehlungen',
] as const;

/** '## Title', or a title underlined with = or -. */
const HEADING = /^ {0,3}(#{1,6}[ \t]+\S|\S.*\r?\n {0,3}(=+|-+)[ \t]*$)/m;

/** The end of the last word that fits into `limit` characters; `limit` where one word fills it all. */
function wordEnd(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  return space > 0 ? space : limit;
}

/**
 * Content as Markdown with headings. Content without any is cut into sections, its first
 * 150 characters and those up to 300 being the first two sections; no word is torn apart and the
 * rest is the third, so that nothing is left out.
 */
export function withSections(content: string): string {
  if (HEADING.test(content)) return content;
  const [first, second] = SPLIT_AT;
  const text = content.trim();
  const firstEnd = wordEnd(text, first);
  const secondEnd = wordEnd(text, second);
  const parts = [text.slice(0, firstEnd), text.slice(firstEnd, secondEnd), text.slice(secondEnd)];
  return parts
    .map((part, index) => part.trim() && `## ${SECTIONS[index]}\n\n${part.trim()}`)
    .filter(Boolean)
    .join('\n\n');
}
