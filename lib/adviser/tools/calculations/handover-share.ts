import { MONTHS_IN_YEAR } from '../reading/quantity';
import { say } from '../../sentences';
import { monthOf } from '../reading/months';
import { type Message, single } from './single';
import { euros, paragraphs } from './format';

const DAYS_IN_YEAR = 365;
const CHARGES: [string, RegExp][] = [
  ['Grundsteuer', /grundsteuer/],
  ['Hausgeld', /hausgeld|wohngeld/],
  ['Gebäudeversicherung', /versicherung/],
];
const HANDOVER =
  /ubergabe|ubergeb|lastenwechsel|ubergang|schlussel|besitz|verkauft? (?:zum|am|ab)|ubernimm|ubernahme|einzug|zieht/;
const SHARED =
  /wieder|zuruck|erstatt|anteil|ausgleich|wie ?viel|was (?:krieg|bekomm|zahlt|muss)|verrechn|aufteil|abrechn/;
const PERIODS: [RegExp, number][] = [
  [/(?:im|pro|je|\/) ?(?:quartal|vierteljahr)|vierteljahrlich|quartalsweise/, 4],
  [/(?:im|pro|je|\/) ?monat|monatlich|\bmtl\b/, MONTHS_IN_YEAR],
];
/** Euros a year. */
const AMOUNTS = { least: 20, most: 30_000 };

function partOf(month: number, day: number): { part: number; of: number; unit: string } {
  const last = new Date(Date.UTC(2025, month, 0)).getUTCDate();
  if (day === 1 || day >= last) {
    const left = MONTHS_IN_YEAR - month + (day === 1 ? 1 : 0);
    return { part: left, of: MONTHS_IN_YEAR, unit: 'Monate' };
  }
  const start = Date.UTC(2025, month - 1, day);
  const left = Math.round((Date.UTC(2026, 0, 1) - start) / 86_400_000);
  return { part: left, of: DAYS_IN_YEAR, unit: 'Tage' };
}

function given({ text, all }: Message): string | undefined {
  const charges = CHARGES.filter(([, pattern]) => pattern.test(text));
  const [charge] = charges;
  const date = monthOf(text);
  if (!charge || charges.length > 1 || !date || !HANDOVER.test(text) || !SHARED.test(text)) {
    return undefined;
  }
  const amounts = all.filter(
    ({ kind, value, day, start, end }) =>
      (kind === 'euros' || kind === 'number' || (kind === 'day' && day?.month === undefined)) &&
      (end <= date.start || start >= date.end) &&
      value >= AMOUNTS.least &&
      value <= AMOUNTS.most,
  );
  const [amount] = amounts.filter(({ kind }) => kind !== 'day');
  if (!amount || amounts.filter(({ kind }) => kind !== 'day').length > 1) return undefined;
  const period = PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  // Hausgeld is paid monthly: without a word for the period it stays open.
  const isYearly = period > 1 || /jahr|grundsteuer/.test(text);
  const { part, of, unit } = partOf(date.month, date.day ?? 1);
  if (!isYearly || part <= 0 || part >= of) return undefined;
  const year = amount.value * period;
  const shown = {
    charge: charge[0],
    year: euros(year),
    part: String(part),
    of: String(of),
    unit,
    amount: euros(Math.round((year * part * 100) / of) / 100),
  };
  return paragraphs(
    say('handoverShare', shown),
    say('handoverShareLine', shown),
    charge[0] === 'Grundsteuer' ? say('handoverTaxRule') : say('handoverRule'),
  );
}

export const handoverShare = single({
  name: 'handoverShare',
  title: 'titleHandoverShare',
  sources: [
    'notartermin-und-uebergabe#die-uebergabe-mit-protokoll',
    'nebenkosten-fuer-eigentuemer#kleine-posten-und-die-steuer',
  ],
  calculate: given,
});
