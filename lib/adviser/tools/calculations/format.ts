import { formatPartialDate } from '@/lib/platform/format/date';
import { formatEuros, formatEurosAndCents, formatNumber } from '@/lib/platform/format/number';
import { type Day, MONTHS_IN_YEAR } from '@/lib/adviser/tools/reading/quantity';

const CENTS = 100;

/** '13.566 €', with cents where there are any; '−50.000 €' with a true minus. */
export function euros(amount: number): string {
  const rounded = Math.round(amount * CENTS) / CENTS;
  const shown = Number.isInteger(rounded) ? formatEuros(rounded) : formatEurosAndCents(rounded);
  return shown.replace('-', '\u2212');
}

export const years = (count: number) =>
  `${formatNumber(count)}\u00a0${count === 1 ? 'Jahr' : 'Jahre'}`;

/** Dative, for use after 'nach'. */
export const afterYears = (count: number) => `${years(count)}${count === 1 ? '' : 'n'}`;

export const yearly = (year: number) => ({
  year: euros(year),
  month: euros(year / MONTHS_IN_YEAR),
});

const two = (number: number) => String(number).padStart(2, '0');

/** '14. Dezember 2017', 'Dezember 2017' or '2017' */
export const dayLabel = ({ year, month, day }: Day) =>
  formatPartialDate(
    [String(year), ...(month ? [two(month), ...(day ? [two(day)] : [])] : [])].join('-'),
  );

const MOST_PARTS = 10;

/** '2/3', '37 %': a fraction where it is a simple one. */
export function partLabel(percent: number): string {
  for (let of = 2; of <= MOST_PARTS; of += 1) {
    const count = (percent * of) / 100;
    if (Math.abs(count - Math.round(count)) < 0.001) return `${Math.round(count)}/${of}`;
  }
  return rate(percent);
}

const upToThreeDecimals = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** '2,975 %': commissions have up to three decimals. */
export const rate = (percent: number) => `${upToThreeDecimals.format(percent)}\u00a0%`;

const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });

/** '3,0': fees are multiples of the full one. */
export const timesLabel = (count: number) => oneDecimal.format(count);

type Part = string | false | undefined | readonly (string | false | undefined)[];

/** Skips empty parts; an inner list is one paragraph of lines. */
export const paragraphs = (...parts: Part[]): string =>
  parts
    .map((part) => (Array.isArray(part) ? part.filter(Boolean).join('\n') : (part as string)))
    .filter(Boolean)
    .join('\n\n');
