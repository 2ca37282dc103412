import { contactKey, replaceContacts } from './contacts';

/** `[1]`, `[1, 2]`, `[1–3]`, `[^1]`, `[Textstelle 1]`, `【1†Titel】` */
const CITATION =
  /[^\S\n]?[[【]\s*\^?(?:(?:Textstellen?|Quellen?|Nr\.)\s*)?(\d+(?:\s*(?:,|;|und|[-–])\s*\d+)*)\s*(?:†[^\]】\n]*)?[\]】]/giu;
const RANGE = /^(\d+)\s*[-–]\s*(\d+)$/;
/** There are not so many passages. */
const LONGEST_RANGE = 20;

function numbersIn(list: string): number[] {
  return list.split(/,|;|und/i).flatMap((entry) => {
    const [, first, last] = (RANGE.exec(entry.trim()) ?? []).map(Number);
    if (first === undefined || last === undefined) return [Number(entry)];
    const length = Math.min(LONGEST_RANGE, Math.max(0, last - first + 1));
    return Array.from({ length }, (_, index) => first + index);
  });
}

export function withoutCitations(text: string): { text: string; numbers: number[] } {
  const numbers: number[] = [];
  const rest = text.replace(CITATION, (_, list: string) => {
    numbers.push(...numbersIn(list));
    return '';
  });
  return { text: rest, numbers };
}

/** Removing one thing can expose another: `<scr<b>ipt>`. Honest text needs fewer rounds. */
const MAX_ROUNDS = 10;

const INVISIBLE = /[\p{Cf}\p{Co}]|[^\P{Cc}\n\t]/gu;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});?(?<=;|&#[\da-fx]+)/gi;
const MACHINERY =
  /<(script|style|iframe|object|svg|math|template|noscript)\b[^>]*>[^]*?(?:<\/\1\b[^>]*>|$)/gi;
const COMMENT = /<!--[^]*?(?:-->|$)/g;
const TAG = /<[\p{L}/!?][^<>]*(?:>|$)/gu;
/** The rest of a tag must not become one with the piece that follows. */
const TAG_START = /<(?=\s*(?:[\p{L}/!?]|$))/gu;

const TARGET = String.raw`\((?:[^()\n]|\([^()\n]*\))*\)`;
const LINK = new RegExp(String.raw`!?\[([^\[\]\n]*)\]${TARGET}`, 'g');
const REFERENCE = /!?\[([^[\]\n]*\D[^[\]\n]*)\]\[[^[\]\n]*\]/g;
const DEFINITION = /^[^\S\n]*\[[^\]\n]+\]:[^\n]*$/gm;

const SCHEME =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z\d+.-]*:\/\/(?:\S*[^\s.,;:!?)])?|(?:javascript|vbscript|data|mailto|tel|sms|file|blob|about):\S*[^\s.,;:!?])/giu;
const RELATIVE = /(?<!\S)\/\/\S+/g;
const DOT = '[.。．｡]';
const HOST = new RegExp(
  String.raw`(?<![\p{L}\p{N}@])[\p{L}\p{N}-]+(?:${DOT}[\p{L}\p{N}-]+)*${DOT}\p{L}[\p{L}\p{N}-]+(?![\p{L}\p{N}])(?::\d+)?(?:[/?#](?:\S*[^\s.,;:!?)])?)?`,
  'gu',
);
const LOCAL_HOST = /(?<![\p{L}\p{N}])localhost(?::\d+)?(?:\/\S*)?/giu;
const ADDRESS = /(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}]|\.\d)(?::\d+)?(?:\/\S*)?/gu;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;

/** 'Verkauf.Danach' lacks a space, and is harmless with one; all other hosts are removed. */
const SENTENCES = /^([\p{L}\p{N}-]+)\.(\p{Lu}[\p{Ll}-]+)$/u;

const MARKS: [RegExp, string][] = [
  [/^[^\S\n]*(?:#{1,6}[^\S\n]+|>[^\S\n]?)+/gm, ''],
  [/^[^\S\n]*[*•–][^\S\n]+/gm, '- '],
  [/^[^\S\n]*```[^\n]*$/gm, ''],
  [/`/g, ''],
  [/(?<![*\p{L}\p{N}])\*(?![*\s])([^*\n]+)(?<!\s)\*(?!\*)/gu, '$1'],
];

const TIDY: [RegExp, string][] = [
  [/[[(]\s*[\])]/g, ''],
  [/[^\S\n]{2,}/g, ' '],
  [/(?<=\S)[^\S\n]+(?=[.,;:!?](?:\s|$))/g, ''],
];

const replaceAll = (text: string, rules: [RegExp, string][]) =>
  rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

const withoutMarkup = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(ENTITY, ' ')
    .replace(MACHINERY, ' ')
    .replace(COMMENT, ' ')
    .replace(TAG, '')
    .replace(TAG_START, '')
    .replace(DEFINITION, '')
    .replace(LINK, '$1')
    // A picture within a link
    .replace(LINK, '$1')
    .replace(REFERENCE, '$1');

const withoutHosts = (text: string) =>
  text
    .replace(SCHEME, '')
    .replace(RELATIVE, '')
    .replace(HOST, (found) => {
      const [, before, after] = SENTENCES.exec(found) ?? [];
      return before && after ? `${before}. ${after}` : '';
    })
    .replace(LOCAL_HOST, '')
    .replace(ADDRESS, (found) => (GROUPED.test(found) ? found : ''));

/** Keeps only the contacts that occur in the passages. */
function withoutStrangers(text: string, known: ReadonlySet<string>): string {
  const kept: string[] = [];
  const held = replaceContacts(text, (kind, found) => {
    if (!known.has(contactKey(kind, found))) return '';
    kept.push(found);
    // This private character stands for a known contact; INVISIBLE has removed it elsewhere.
    return '\uE000';
  });
  return withoutHosts(held).replace(/\uE000/g, () => kept.shift() ?? '');
}

export interface CleanPiece {
  text: string;
  numbers: number[];
}

/** Leaves plain text only; none where hidden content keeps appearing. */
export function cleanPiece(piece: string, known: ReadonlySet<string>): CleanPiece {
  const numbers: number[] = [];
  let text = piece;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = text;
    const cited = withoutCitations(withoutMarkup(text));
    numbers.push(...cited.numbers);
    text = replaceAll(withoutStrangers(replaceAll(cited.text, MARKS), known), TIDY);
    if (text === before)
      return /[\p{L}\p{N}]/u.test(text) ? { text, numbers } : { text: '', numbers };
  }
  return { text: '', numbers };
}
