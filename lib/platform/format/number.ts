/** Non-breaking space: between a figure and its unit. */
const NBSP = '\u00a0';

const wholeEuros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const eurosAndCents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const upToTwoDecimals = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** '348.600 €', from whole euros. */
export function formatEuros(euros: number): string {
  return wholeEuros.format(euros);
}

/** '49,80 €', from euros. */
export function formatEurosAndCents(euros: number): string {
  return eurosAndCents.format(euros);
}

/** '82,5', at most two decimals. */
export function formatNumber(value: number): string {
  return upToTwoDecimals.format(value);
}

/** '82,5 m²', from square metres. */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)}${NBSP}m²`;
}

/** '17 %', from percent. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${NBSP}%`;
}

const WORDS = [
  ...['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'],
  ...['acht', 'neun', 'zehn', 'elf', 'zwölf'],
];

/** 'zwölf', '13': from two to twelve in words, as they stand in a text. */
export function numberInWords(count: number): string {
  return WORDS[count - 2] ?? formatNumber(count);
}

/** '+4.200 €', '−71.400 €' with a minus sign instead of a hyphen, '0 €'; from whole euros. */
export function formatSignedEuros(euros: number): string {
  if (euros === 0) return formatEuros(0);
  return `${euros > 0 ? '+' : '\u2212'}${formatEuros(Math.abs(euros))}`;
}

/** '+4.200 € (+1,2 %)': how far a figure has moved from another; '±0 €' where it has not, and no '(−0 %)'. */
export function formatChange(from: number, to: number): string {
  if (to === from) return '±0\u00a0€';
  const percent = Math.round((1000 * Math.abs(to - from)) / from) / 10;
  if (percent === 0) return 'kaum verändert';
  return `${formatSignedEuros(to - from)} (${to > from ? '+' : '\u2212'}${formatPercent(percent)})`;
}

/** How long something is kept, in one unit. */
export type Length = { years: number } | { months: number } | { days: number } | { hours: number };

const UNITS = {
  years: ['Jahr', 'Jahre'],
  months: ['Monat', 'Monate'],
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
} as const;

/** 'zwölf Monate', '30 Tage', 'einen Tag': as it stands after a verb, with a space that does not break. */
export function lengthInWords(length: Length): string {
  const [[unit, count] = []] = Object.entries(length) as [keyof typeof UNITS, number][];
  if (!unit || !count) throw new Error('A length has one unit and is longer than nothing.');
  const [one, many] = UNITS[unit];
  if (count === 1)
    return `${unit === 'hours' ? 'eine' : unit === 'years' ? 'ein' : 'einen'}\u00a0${one}`;
  return `${numberInWords(count)}\u00a0${many}`;
}
