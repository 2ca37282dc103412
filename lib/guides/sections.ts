import { SPLIT_AT } from './constants';

export const GUIDE_SECTIONS = [
  'Einführung',
  'Aktuelle Marktlage',
  'Kaufen oder Verkaufen?',
  'Fazit & Handlungsempfehlungen',
] as const;

const HEADING = /^ {0,3}(#{1,6}[ \t]+\S|\S.*\r?\n {0,3}(=+|-+)[ \t]*$)/m;

function wordEnd(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  return space > 0 ? space : limit;
}

/** Content without headings gets them at 150 and 300 characters, between words. */
export function withSections(content: string): string {
  if (HEADING.test(content)) return content;
  const [first, second] = SPLIT_AT;
  const text = content.trim();
  const firstEnd = wordEnd(text, first);
  const secondEnd = wordEnd(text, second);
  const parts = [text.slice(0, firstEnd), text.slice(firstEnd, secondEnd), text.slice(secondEnd)];
  return parts
    .map((part, index) => part.trim() && `## ${GUIDE_SECTIONS[index]}\n\n${part.trim()}`)
    .filter(Boolean)
    .join('\n\n');
}
