import { formatPercent } from '@/lib/platform/format/number';
import { calculator, toCents } from './calculator';
import { needed, possible, usual } from './fields';
import { MONTHS_IN_YEAR } from './quantities';
import { interestOf } from './rules/loan';

const PRICE = { least: 10_000, most: 50_000_000 };

/** Per cent of the payout a year; BaFin, 3 March 2023: not unusual. */
const USUAL_CHARGE = 5;

/** A company buys a share now; later the whole home is sold, and it takes its share of that price. */
export const teilverkauf = calculator({
  name: 'teilverkauf',
  fields: {
    value: needed('euros', PRICE),
    share: needed('percent', { least: 1, most: 50 }),
    charge: usual('percent', { least: 0, most: 20, initial: USUAL_CHARGE }),
    years: usual('years', { least: 1, most: 50, initial: 10 }),
    laterPrice: possible('euros', PRICE),
    fee: possible('percent', { least: 0, most: 20 }),
    minimum: possible('percent', { least: 50, most: 300 }),
  },
  calculate: ({ value, share, charge, years, laterPrice = value, fee = 0, minimum = 0 }) => {
    const payout = toCents((value * share) / 100);
    const months = Math.round(years * MONTHS_IN_YEAR);
    const monthly = (payout * charge) / 100 / MONTHS_IN_YEAR;
    const charges = toCents(monthly * months);
    const ofPrice = toCents((laterPrice * share) / 100);
    const companyPart = Math.max(ofPrice, toCents((payout * minimum) / 100));
    const feePaid = toCents((laterPrice * fee) / 100);
    const left = laterPrice - companyPart - feePaid;
    const cost = charges + companyPart + feePaid - payout;
    const loan = { debt: payout, instalment: monthly, months, last: companyPart + feePaid };
    return {
      words: { interest: formatPercent(interestOf(loan)) },
      headline: cost < 0 ? { gained: -cost } : { cost },
      steps: {
        payout,
        monthly,
        charges: -charges,
        laterPrice,
        [companyPart > ofPrice ? 'companyMinimum' : 'companyPart']: -companyPart,
        feePaid: -feePaid || undefined,
        left,
      },
      parts:
        left < 0
          ? undefined
          : { partLeft: left, partCompany: companyPart, partFee: feePaid || undefined },
      notes: [
        cost >= 0 && 'asLoan',
        fee === 0 && 'feeOpen',
        laterPrice < value && minimum === 0 && 'minimumOpen',
        'risk',
        'leftOut',
      ],
    };
  },
});
