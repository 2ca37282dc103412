import type { FieldKind } from '@/lib/calculators/fields';
import { MONTHS_IN_YEAR } from '@/lib/calculators/quantities';
import { currentYear } from '@/lib/platform/format/berlin-day';
import type { Said } from '../quantities/quantities';
import type { FieldWords } from '../quantities/read-text';

type NumberKind = Extract<FieldKind, { type: 'number' }>;

export interface NumberField extends FieldWords {
  kind: NumberKind;
}

const MOST_PER_AREA = 20_000;
export const THOUSAND = 1000;
const WHOLE = 99;
export const HUNDRED = 100;

/** The number as the field takes it; undefined where it cannot be meant. */
export function valueFor({ kind, isShared }: NumberField, said: Said) {
  const { quantity, isWhole, least, most, per, isLarge } = kind;
  if (isShared && said.kinds[0] === 'count' && said.value > 1)
    return Math.round(10_000 / said.value) / HUNDRED;
  // 'Fest bis 2031'
  if (quantity === 'years' && said.kinds[0] === 'year') {
    const years = said.value - currentYear();
    return years > 0 && years <= most ? years : undefined;
  }
  // The rent of a year is no value of a home.
  if (isLarge && !per && said.per) return undefined;
  if (quantity === 'year' && said.isAgo) return currentYear() - said.value;
  // 'Über acht Jahre'
  const isPerArea =
    quantity === 'eurosPerArea' && said.kinds[0] === 'euros' && said.value < MOST_PER_AREA;
  const isYears = quantity === 'count' && said.hasUnit && said.kinds[0] === 'years';
  const isKind = said.kinds.includes(quantity) || isYears || isPerArea;
  if (!isKind || (said.isPart && most < WHOLE)) return undefined;
  const { value, hasUnit } = said;
  const times = per === 'month' && said.per === 'year' ? 1 / MONTHS_IN_YEAR : 1;
  const yearly = per === 'year' && said.per === 'month' ? MONTHS_IN_YEAR : times;
  const fits = (number: number) =>
    number >= least && number <= most && (!isWhole || Number.isInteger(number));
  const own = Math.round(value * yearly * 10_000) / 10_000;
  const isShort = quantity === 'euros' && !hasUnit && !per && !said.per;
  // 'Preis 395, Energieausweis 450'
  const isThousands = isShort && value >= 1 && value < (isLarge ? THOUSAND : HUNDRED);
  if (isThousands && fits(value * THOUSAND)) return value * THOUSAND;
  return fits(own) ? own : undefined;
}
