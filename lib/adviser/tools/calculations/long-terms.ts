import { currentYear } from '@/lib/platform/format/date';
import { formatNumber } from '@/lib/platform/format/number';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs, partLabel, rate, yearly, years } from './format';

const GROUND_LEASE = /erbbau|erbpacht/;
const LASTS = /wie lang|laufzeit|lauft|endet|\bende\b|\bwann\b|ubrig|noch/;
const YEAR = /(?<![\d.,])(?:1[89]|20|21)\d\d(?![\d.,]?\d)(?! ?(?:€|euro|qm|m2|m²))/g;
/** Years. */
const TERMS = { least: 20, most: 200 };

function leaseEnd({ text, of }: Message): string | undefined {
  if (!GROUND_LEASE.test(text) || !LASTS.test(text) || /verlanger|zins/.test(text))
    return undefined;
  const named = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  const terms = of('years').filter((term) => term >= TERMS.least && term <= TERMS.most);
  const [start, ...later] = named;
  const [term] = terms;
  if (start === undefined || later.length > 1 || terms.length > 1) return undefined;
  const isEnd = new RegExp(String.raw`\b(?:bis|endet|ende)\b[^.;?!]{0,15}${start}`).test(text);
  if (term === undefined ? !isEnd : isEnd) return undefined;
  const end = term === undefined ? start : start + term;
  const from = later[0] ?? currentYear();
  if (from < start - (isEnd ? end : 0) || from > end) return undefined;
  const shown = { end: String(end), from: String(from), left: years(end - from) };
  return paragraphs(
    say('leaseEnd', shown),
    [
      term !== undefined &&
        say('leaseEndLine', { start: String(start), term: years(term), end: shown.end }),
      say('leaseLeftLine', shown),
    ],
    say('leaseRule'),
  );
}

const inYears = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Jahr' : 'Jahren'}`;

const PART_SALE = /teilverkauf|teil-verkauf|nutzungsentgelt|nutzungsgebuhr/;
/** Percent a year that such companies take, and percent of the home that they buy. */
const MOST_RATE = 12;
const MOST_PART = 60;
const PAID_OUT =
  /auszahl|ausbezahlt|ausgezahlt|bekomm|krieg|erhalt|zahl\w* (?:\w+ ){0,3}\d|\bfur \d|betrag|summe|sofort|einmalig/;
const MOST_TERM = 40;
const FRACTIONS: [RegExp, number][] = [
  [/\bhalfte\b|\bhalbe[sn]?\b|1\/2/, 50],
  [/\bviertel\b|1\/4/, 25],
  [/\bdrittel\b|1\/3/, 100 / 3],
];

function usageFee({ text, of }: Message): string | undefined {
  if (!PART_SALE.test(text)) return undefined;
  const rates = of('percent').filter((percent) => percent <= MOST_RATE);
  const fractions = FRACTIONS.filter(([pattern]) => pattern.test(text)).map(([, part]) => part);
  const parts = [...of('percent').filter((percent) => percent > MOST_RATE), ...fractions];
  const values = of('euros').filter((value) => value >= LEAST_PRICE);
  const [percent, value] = [rates[0], values[0]];
  if (percent === undefined || value === undefined || /steiger|erhoh/.test(text)) return undefined;
  if (rates.length > 1 || parts.length > 1 || values.length > 1) return undefined;
  const part = parts[0] ?? (PAID_OUT.test(text) ? 100 : undefined);
  if (part === undefined) return undefined;
  const sold = (value * part) / 100;
  const year = (sold * percent) / 100;
  const shown = {
    value: euros(value),
    part: partLabel(part),
    sold: euros(sold),
    percent: rate(percent),
    ...yearly(year),
  };
  const terms = of('years').filter((term) => term >= 1 && term <= MOST_TERM);
  const lines = [
    part < 100 && say('usageFeeSold', shown),
    say('usageFeeLines', shown),
    ...terms.map((term) =>
      say('usageFeeTerm', {
        ...shown,
        years: inYears(term),
        count: formatNumber(term),
        sum: euros(year * term),
      }),
    ),
  ];
  return paragraphs(say('usageFee', shown), lines, say('usageFeeRule'));
}

function partPrice({ text, of }: Message): string | undefined {
  if (!/teilverkauf|teil-verkauf/.test(text) || /entgelt|monat|gebuhr/.test(text)) return undefined;
  if (!/wie ?viel|was (?:krieg|bekomm|ist|sind|gibt|zahl)|wie hoch/.test(text)) return undefined;
  const fractions = FRACTIONS.filter(([pattern]) => pattern.test(text)).map(([, part]) => part);
  const parts = [...of('percent'), ...fractions];
  const values = of('euros').filter((amount) => amount >= LEAST_PRICE);
  const [part, value] = [parts[0], values[0]];
  if (part === undefined || value === undefined) return undefined;
  if (parts.length > 1 || values.length > 1 || part > MOST_PART || part <= MOST_RATE)
    return undefined;
  const shown = { value: euros(value), part: partLabel(part), sold: euros((value * part) / 100) };
  return paragraphs(say('partPrice', shown), say('partPriceLine', shown), say('partPriceRule'));
}

export const lease = single({
  name: 'lease',
  title: 'titleLease',
  sources: ['besondere-faelle-beim-verkauf#erbbaurecht-das-haus-gehoert-ihnen-der-boden-nicht'],
  calculate: leaseEnd,
});

export const partSale = single({
  name: 'partSale',
  title: 'titlePartSale',
  sources: ['besondere-faelle-beim-verkauf#teilverkauf-geld-jetzt-entgelt-jeden-monat'],
  calculate: (message) => usageFee(message) ?? partPrice(message),
});
