import { calculator, type EntriesOf, EntryError, type ResultLines } from './calculator';
import { needed, oneOf, possible, usual } from './fields';
import { instalmentOver } from './rules/loan';
import { ownershipShare } from './shares';

const PARTS = { least: 0.01, most: 10_000_000 };

const fields = {
  purpose: oneOf(['costs', 'loan', 'reserve', 'sale']),
  amount: needed('euros', { least: 1, most: 1_000_000_000 }),
  part: needed('factor', PARTS),
  whole: usual('factor', { least: 1, most: 10_000_000, initial: 1000 }),
  fromReserve: possible('euros', { least: 0, most: 1_000_000_000 }),
  months: possible('count', { least: 2, most: 480 }),
  interest: possible('percent', { least: 0, most: 20 }),
};

type Entries = EntriesOf<typeof fields>;

const IS_PAID = { costs: true, loan: true, reserve: false, sale: false };

/** @throws EntryError for entries that say nothing about this purpose */
function requireFitting({ purpose, amount, fromReserve, months, interest }: Entries): void {
  if (!IS_PAID[purpose]) {
    const given = Object.entries({ fromReserve, months, interest });
    const odd = given.find(([, value]) => value !== undefined);
    if (odd) throw new EntryError(odd[0], 'onlyPaid');
  }
  if (fromReserve !== undefined && fromReserve > amount) {
    throw new EntryError('fromReserve', 'reserveAbove');
  }
  if (interest && months === undefined) throw new EntryError('months', 'monthsMissing');
}

function instalmentSteps(own: number, { months, interest = 0 }: Entries): ResultLines {
  if (months === undefined) return {};
  const instalment = instalmentOver(own, interest, months);
  return { instalment, interest: interest > 0 && instalment * months - own };
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
    return {
      headline: { [purpose]: own },
      steps: {
        [`${purpose}Whole`]: amount,
        fromReserve: -fromReserve || undefined,
        open: fromReserve > 0 && open,
        share: own,
        ...instalmentSteps(own, entries),
      },
      parts: { partOwn: own, partOthers: open - own },
      notes: [`${purpose}Rule`, IS_PAID[purpose] && `${purpose}Sale`],
    };
  },
});
