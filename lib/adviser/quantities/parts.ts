import type { Said } from './said';

export const PART =
  /(?<![\p{L}\d])(?:(zwei|drei|dreiviertel)[ -]?)?(h(?:ä|ae|a)lfte|drittel|viertel|f(?:ü|ue|u)nftel|sechstel|achtel)(?!\p{L})|(halbe?-?(?: und)? ?halbe?\b|\bje (?:zur )?halb\b|(?<!\d)50 ?[/:] ?50(?!\d))|(?<![\d.,/])(\d{1,4})\s?\/\s?(\d{1,5})(?![\d/.,])/gu;
const PARTS: [RegExp, number][] = [
  [/^h/, 2],
  [/^d/, 3],
  [/^v/, 4],
  [/^f/, 5],
  [/^s/, 6],
  [/^a/, 8],
];

export function partOf(match: RegExpMatchArray) {
  const { 0: typed, 1: times, 2: part, 3: half, 4: over, 5: under, index = 0 } = match;
  const below = under
    ? Number(under)
    : (PARTS.find(([name]) => name.test(half ? 'h' : (part ?? '')))?.[1] ?? 1);
  const above = over ? Number(over) : times === 'zwei' ? 2 : times ? 3 : 1;
  const value = Math.round((above / below) * 1_000_000) / 10_000;
  const at = { start: index, end: index + typed.length };
  if (!(value > 0 && value < 100)) return [];
  return [{ value, kinds: ['percent'], hasUnit: true, isPart: true, ...at } satisfies Said];
}
