import { type Exemption, exemptionOf } from '@/lib/calculators/rules/capital-gains';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import type { Facts } from '../reading/known';
import { MONTHS_IN_YEAR, type Day } from '../reading/quantity';
import { say } from '../../sentences';
import { afterYears, dayLabel, years } from './format';

export interface Contracts {
  bought: Day;
  sold: Day;
  span: string;
}

export function today(): Required<Day> {
  const [year = 0, month = 1, day = 1] = dayInBerlin(new Date()).split('-').map(Number);
  return { year, month, day };
}

/** Whole years leave the day and month open. */
function yearsBefore({ year, month }: Required<Day>, held: number): Day {
  if (Number.isInteger(held)) return { year: year - held };
  const months = year * MONTHS_IN_YEAR + month - 1 - Math.round(held * MONTHS_IN_YEAR);
  return { year: Math.floor(months / MONTHS_IN_YEAR), month: (months % MONTHS_IN_YEAR) + 1 };
}

const asMonths = ({ year, month, day }: Required<Day>) => year * MONTHS_IN_YEAR + month + day / 31;

const whole = ({ year, month = 1, day = 1 }: Day): Required<Day> => ({ year, month, day });

function between(bought: Day, sold: Day): string {
  // Between bare years it is their difference, whatever the days were.
  const isExact = bought.month !== undefined && sold.month !== undefined;
  const count = isExact
    ? Math.floor((asMonths(whole(sold)) - asMonths(whole(bought))) / MONTHS_IN_YEAR)
    : sold.year - bought.year;
  return count === 0 ? 'weniger als ein Jahr' : `${isExact ? '' : 'rund '}${years(count)}`;
}

const asDay = ({ year, month = 1, day = 1 }: Day) => year * 10_000 + month * 100 + day;

/** A month without a year is in the year that was named, or the next to come. */
function dated({ sold, soldMonth }: Facts): Day | undefined {
  if (!soldMonth || sold?.month !== undefined) return sold;
  if (sold) return { ...sold, ...soldMonth };
  const now = today();
  const isPast = asDay({ year: now.year, day: 31, ...soldMonth }) < asDay(now);
  return { year: now.year + (isPast ? 1 : 0), ...soldMonth };
}

export function contractsOf(facts: Facts): Contracts | undefined {
  const { held, boughtMonth } = facts;
  const now = today();
  const sold = dated(facts);
  const bought = facts.bought && {
    ...(facts.bought.month === undefined && boughtMonth),
    ...facts.bought,
  };
  if (held !== undefined) {
    const span = say('gainSpanHeld', { years: afterYears(held) });
    const end = Number.isInteger(held) ? { year: now.year } : now;
    return { bought: yearsBefore(now, held), sold: end, span };
  }
  if (!bought) return undefined;
  const end = sold ?? now;
  const span = say('gainSpanDays', {
    bought: dayLabel(bought),
    sold: sold ? dayLabel(sold) : 'heute',
    years: between(bought, end),
  });
  return { bought, sold: end, span };
}

export function isWrong({ bought, sold }: Contracts): boolean {
  const latest = sold.year * MONTHS_IN_YEAR + (sold.month ?? MONTHS_IN_YEAR);
  return latest < bought.year * MONTHS_IN_YEAR + (bought.month ?? 1);
}

const days = ({ bought, sold }: Contracts) => ({
  boughtYear: bought.year,
  boughtMonth: bought.month,
  boughtDay: bought.day,
  soldYear: sold.year,
  soldMonth: sold.month,
  soldDay: sold.day,
});

/** As if it had been let, so that the dates alone decide. */
export const exemptionByTime = (contracts: Contracts): Exemption =>
  exemptionOf({ ...days(contracts), use: 'rented' });

export const isPeriod = ({ movedIn, movedOut }: Facts) =>
  movedIn !== undefined || movedOut !== undefined;

function periodOf({ movedIn, movedOut }: Facts, { bought, sold }: Contracts) {
  const ownFrom = movedIn?.year ?? bought.year;
  return { ownFrom, ownUntil: Math.max(ownFrom, movedOut?.year ?? sold.year) };
}

export function exemption(facts: Facts, contracts: Contracts): Exemption {
  if (isPeriod(facts)) {
    const period = periodOf(facts, contracts);
    return exemptionOf({ ...days(contracts), use: 'own-period', ...period });
  }
  return exemptionOf({ ...days(contracts), use: facts.use === 'own' ? 'own' : 'rented' });
}

export function mayBeTaxed(facts: Facts): boolean {
  const contracts = contractsOf(facts);
  if (!contracts) return facts.use !== 'own' || isPeriod(facts);
  return !isWrong(contracts) && exemption(facts, contracts).outcome !== 'free';
}

/** The ten years end in the year or month of the sale, so the day of the purchase is needed. */
export function dayDecides(facts: Facts): boolean {
  const contracts = contractsOf(facts);
  if (!contracts || isWrong(contracts)) return false;
  return exemption(facts, contracts).outcome === 'day-decides';
}
