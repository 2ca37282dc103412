const NBSP = '\u00a0';

const wholeEuros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const eurosAndCents = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'negative',
});
const upToTwoDecimals = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

export function formatEuros(euros: number): string {
  return wholeEuros.format(euros);
}

export function formatEurosAndCents(euros: number): string {
  return eurosAndCents.format(euros);
}

/** '82,5', at most two decimals */
export function formatNumber(value: number): string {
  return upToTwoDecimals.format(value);
}

export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)}${NBSP}m²`;
}

export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${NBSP}%`;
}

const WORDS = [
  ...['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'],
  ...['acht', 'neun', 'zehn', 'elf', 'zwölf'],
];

/** 'zwölf', '13': in words from two to twelve. */
export function numberInWords(count: number): string {
  return WORDS[count - 2] ?? formatNumber(count);
}

/** '+4.200 €', '−71.400 €' with a minus sign, '0 €' */
export function formatSignedEuros(euros: number): string {
  if (euros === 0) return formatEuros(0);
  return `${euros > 0 ? '+' : '\u2212'}${formatEuros(Math.abs(euros))}`;
}

/** '+4.200 € (+1,2 %)'; '±0 €' without a change. */
export function formatChange(from: number, to: number): string {
  if (to === from) return '±0\u00a0€';
  const percent = Math.round((1000 * Math.abs(to - from)) / from) / 10;
  if (percent === 0) return 'kaum verändert';
  return `${formatSignedEuros(to - from)} (${to > from ? '+' : '\u2212'}${formatPercent(percent)})`;
}

export type Length = { years: number } | { months: number } | { days: number } | { hours: number };

const UNITS = {
  years: ['Jahr', 'Jahre'],
  months: ['Monat', 'Monate'],
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
} as const;

/** 'zwölf Monate', '30 Tage', 'einen Tag' (accusative) */
export function lengthInWords(length: Length): string {
  const [[unit, count] = []] = Object.entries(length) as [keyof typeof UNITS, number][];
  if (!unit || !count) throw new Error('A length has one unit and is longer than nothing.');
  const [one, many] = UNITS[unit];
  if (count === 1)
    return `${unit === 'hours' ? 'eine' : unit === 'years' ? 'ein' : 'einen'}\u00a0${one}`;
  return `${numberInWords(count)}\u00a0${many}`;
}
