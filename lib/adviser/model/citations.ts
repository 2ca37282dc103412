/** `[1]`, `[1, 2]`, `[1–3]`, `[^1]`, `[Textstelle 1]`, `【1†Titel】` */
const CITATION =
  /[^\S\n]?[[【]\s*\^?(?:(?:Textstellen?|Quellen?|Nr\.)\s*)?(\d+(?:\s*(?:,|;|und|[-–])\s*\d+)*)\s*(?:†[^\]】\n]*)?[\]】]/giu;
const RANGE = /^(\d+)\s*[-–]\s*(\d+)$/;
/** No range is longer: there are not so many passages. */
const LONGEST_RANGE = 20;

function numbersIn(list: string): number[] {
  return list.split(/,|;|und/i).flatMap((entry) => {
    const [, first, last] = (RANGE.exec(entry.trim()) ?? []).map(Number);
    if (first === undefined || last === undefined) return [Number(entry)];
    const length = Math.min(LONGEST_RANGE, Math.max(0, last - first + 1));
    return Array.from({ length }, (_, index) => first + index);
  });
}

/** Takes the citations out of a text and tells the passages that they name, as they come. */
export function withoutCitations(text: string): { text: string; numbers: number[] } {
  const numbers: number[] = [];
  const rest = text.replace(CITATION, (_, list: string) => {
    numbers.push(...numbersIn(list));
    return '';
  });
  return { text: rest, numbers };
}
