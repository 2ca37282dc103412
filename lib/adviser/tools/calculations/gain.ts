import { capitalGainsTax, TAXED_FROM, taxableGain } from '@/lib/calculators/rules/capital-gains';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { explained } from '../reading/explained';
import type { Facts } from '../reading/known';
import { quantitiesIn } from '../reading/quantities';
import { say } from '../../sentences';
import { saleCostsOf } from './deductions';
import { euros } from './format';

/** Percent of income tax for examples, if the person's rate is not known. */
const EXAMPLES = { low: 30, high: 42 };
/** Percent, § 32a Abs. 1 EStG. */
const RATES = { least: 14, most: 45 };
/** Euros: for a smaller gain the limit may be mistaken for an allowance. */
export const NEAR_LIMIT = 5 * TAXED_FROM;

function paidOf({ paid = 0, purchaseCosts = 0, depreciation = 0 }: Facts) {
  return { paid, purchaseCosts, depreciation: Math.min(depreciation, paid + purchaseCosts) };
}

export function gainOf(facts: Facts): number | undefined {
  const { gain, price, paid } = facts;
  if (gain !== undefined) return gain;
  if (price === undefined || paid === undefined) return undefined;
  const { purchaseCosts, depreciation } = paidOf(facts);
  return taxableGain({
    salePrice: price,
    saleCosts: saleCostsOf(facts),
    purchasePrice: paid,
    purchaseCosts,
    depreciation,
  });
}

export const taxOn = (gain: number, percent: number) => capitalGainsTax({ gain, percent });

export const isBelowLimit = (gain: number | undefined) => gain !== undefined && gain < TAXED_FROM;
export const isNearLimit = (gain: number | undefined) =>
  gain !== undefined && gain >= TAXED_FROM && gain < NEAR_LIMIT;

/** '340.000 € − 12.000 € Verkaufskosten − (250.000 € − 32.000 € Abschreibung)' */
function terms(facts: Facts, price: number): string {
  const { paid, purchaseCosts, depreciation } = paidOf(facts);
  const costs = saleCostsOf(facts);
  const bought = [
    euros(paid),
    purchaseCosts > 0 && ` + ${euros(purchaseCosts)} Nebenkosten`,
    depreciation > 0 && ` − ${euros(depreciation)} Abschreibung`,
  ].filter(Boolean);
  return [
    euros(price),
    costs > 0 && ` − ${euros(costs)} Verkaufskosten`,
    bought.length > 1 ? ` − (${bought.join('')})` : ` − ${bought.join('')}`,
  ]
    .filter(Boolean)
    .join('');
}

export function gainLine(facts: Facts, gain: number): string | undefined {
  const { price, paid, depreciation } = facts;
  if (facts.gain !== undefined || price === undefined || paid === undefined) return undefined;
  const shown = { price: euros(price), paid: euros(paid), gain: euros(gain) };
  if (saleCostsOf(facts) > 0 || facts.purchaseCosts) {
    return say('gainLineCosts', { terms: terms(facts, price), gain: shown.gain });
  }
  return depreciation
    ? say('gainLineDepreciated', { ...shown, depreciation: euros(depreciation) })
    : say('gainLine', shown);
}

function taxLine(gain: number, taxRate: number | undefined): string | undefined {
  if (isBelowLimit(gain)) return undefined;
  const shown = euros(gain);
  if (taxRate !== undefined) {
    const tax = taxOn(gain, taxRate);
    const left = { tax: euros(tax), left: euros(gain - tax) };
    return say('gainTaxLine', { gain: shown, percent: formatPercent(taxRate), ...left });
  }
  const { low, high } = EXAMPLES;
  return say('gainExamples', {
    gain: shown,
    low: euros(taxOn(gain, low)),
    high: euros(taxOn(gain, high)),
  });
}

export const ratesIn = (text: string): number[] =>
  quantitiesIn(text)
    .map((quantity) => explained(quantity, text))
    .filter(({ kind, value }) => kind === 'percent' && value >= RATES.least && value <= RATES.most)
    .map(({ value }) => value);

export function taxLines(
  { taxRate, persons }: Facts,
  gain: number,
  rates: readonly number[],
): (string | undefined)[] {
  if (persons === undefined || isBelowLimit(gain)) return [taxLine(gain, taxRate)];
  const part = gain / persons;
  const parts = say('gainParts', {
    gain: euros(gain),
    persons: formatNumber(persons),
    part: euros(part),
  });
  const each = (percent: number) =>
    say('gainTaxEach', {
      part: euros(part),
      percent: formatPercent(percent),
      tax: euros(taxOn(part, percent)),
    });
  if (rates.length !== 2) {
    return [taxLine(gain, taxRate), ...(taxRate === undefined ? [] : [parts, each(taxRate)])];
  }
  const taxes = rates.map((percent) => taxOn(part, percent));
  const tax = taxes.reduce((sum, one) => sum + one, 0);
  const terms = taxes.map(euros).join(' + ');
  const both = say('gainTaxBoth', { terms, tax: euros(tax), left: euros(gain - tax) });
  return [parts, ...rates.map(each), both];
}
