import type { Quantity } from './quantity';

const COUNTED_ALIKE = /^,? (?:an)?(?:statt|gegen|oder|auf|und|nicht|wollten?)(?: \p{L}+){0,2} $/u;

/** '370 statt 395 tausend': the first counts in what the second is told in. */
export function scaled(text: string, first: Quantity, second: Quantity): Quantity | undefined {
  const typed = text.slice(second.start, second.end);
  const times = /mio|mill/.test(typed)
    ? 1_000_000
    : /tausend|tsd|teuro?|t€|\dk\b/.test(typed)
      ? 1000
      : 1;
  const isPair = COUNTED_ALIKE.test(text.slice(first.end, second.start));
  if (first.kind !== 'number' || second.kind !== 'euros' || times === 1 || !isPair)
    return undefined;
  const value = Math.round(first.value * times);
  const isNear = value * 2 > second.value && value < second.value * 2;
  return isNear ? { ...first, kind: 'euros', value } : undefined;
}

/** 'Zwischen 300.000 und 320.000', but no difference between two amounts. */
const BETWEEN = /(?<!(?:unterschied|differenz)[^.;?!]{0,25})\bzwischen\s*$/;

/** Two ends of a range are one figure: its middle, with the unit of the second. */
export function joined(text: string, first: Quantity, second: Quantity): Quantity | undefined {
  const between = text.slice(first.end, second.start);
  const isRange =
    /^\s?(?:-|–|bis(?: zu)?)\s?$/.test(between) ||
    (/^ und $/.test(between) && BETWEEN.test(text.slice(0, first.start)));
  const isMixed = ![second.kind, 'number', 'code'].includes(first.kind);
  if (!isRange || isMixed || second.kind === 'day' || second.kind === 'code') return undefined;
  // '300-400k': what the second counts in, the first does too.
  const times = second.kind === 'euros' && first.value < 1000 && second.value >= 1000 ? 1000 : 1;
  const value = Math.round(((first.value * times + second.value) / 2) * 100) / 100;
  return { ...second, value, start: first.start };
}
