import { z } from 'zod';
import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import { calculator, EntryError, toCents, type CalculatedLine } from './calculator';
import { needed, oneOf, possible, usual } from './fields';
import { ownershipShare, shareInWords } from './ownership-share';
import { instalmentOver } from './rules/loan';

const PARTS = { least: 0.01, most: 10_000_000 };

const fields = z.object({
  purpose: oneOf(['costs', 'loan', 'reserve', 'sale']),
  amount: needed('euros', { least: 1, most: 1_000_000_000 }),
  part: needed('factor', PARTS),
  whole: usual('factor', { least: 1, most: 10_000_000, initial: 1000 }),
  fromReserve: possible('euros', { least: 0, most: 1_000_000_000 }),
  months: possible('count', { least: 2, most: 480 }),
  interest: possible('percent', { least: 0, most: 20 }),
});

type Entries = z.output<typeof fields>;

const IS_PAID = { costs: true, loan: true, reserve: false, sale: false };

/** @throws EntryError for entries that say nothing about this purpose */
function requireFitting({ purpose, amount, fromReserve, months, interest }: Entries): void {
  if (!IS_PAID[purpose]) {
    const given = Object.entries({ fromReserve, months, interest });
    const odd = given.find(([, value]) => value !== undefined);
    if (odd) throw new EntryError(odd[0], 'onlyPaid');
  }
  if (fromReserve !== undefined && fromReserve > amount) {
    throw new EntryError('fromReserve', 'reserveAbove', { amount: formatEuros(amount) });
  }
  if (interest && months === undefined) throw new EntryError('months', 'monthsMissing');
}

function instalmentSteps(own: number, { months, interest = 0 }: Entries): CalculatedLine[] {
  if (months === undefined) return [];
  const instalment = instalmentOver(own, interest, months);
  const words = { months: formatNumber(months) };
  return [
    { text: 'instalment', words, euros: toCents(instalment) },
    ...(interest > 0 ? [{ text: 'interest', euros: toCents(instalment * months - own) }] : []),
  ];
}

/** § 16 Abs. 2 and § 9a Abs. 4 WEG: by shares of ownership unless the owners agreed on another key. */
export const wegAnteil = calculator({
  name: 'weg-anteil',
  fields,
  calculate(entries) {
    requireFitting(entries);
    const { purpose, amount, part, whole, fromReserve = 0 } = entries;
    const open = amount - fromReserve;
    const own = open * ownershipShare(part, whole);
    const words = { share: shareInWords(part, whole) };
    return {
      headline: { text: purpose, words, euros: toCents(own) },
      steps: [
        { text: `${purpose}Whole`, euros: toCents(amount) },
        ...(fromReserve > 0
          ? [
              { text: 'fromReserve', euros: toCents(-fromReserve) },
              { text: 'open', euros: toCents(open) },
            ]
          : []),
        { text: 'share', words, euros: toCents(own) },
        ...instalmentSteps(own, entries),
      ],
      parts: [
        { text: 'partOwn', euros: own },
        { text: 'partOthers', euros: open - own },
      ],
      notes: [
        { text: `${purpose}Rule` },
        ...(IS_PAID[purpose] ? [{ text: `${purpose}Sale` }] : []),
      ],
    };
  },
});
