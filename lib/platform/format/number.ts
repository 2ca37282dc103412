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
