import type { ChatCalculation } from './calculations/calculation';
import { missingInput } from './calculations/calculation';
import type { Fact, Facts, ParsedNumbers } from './reading/known';
import { RANGES } from './reading/money-words';
import type { QuantityKind, ReadQuantity } from './reading/quantity';

/** In any message, and in one that only answers the question for it. */
const KINDS: Partial<Record<Fact, readonly [QuantityKind[], QuantityKind[]]>> = {
  ...Object.fromEntries(
    (
      ['price', 'paid', 'debt', 'rent', 'gain', 'inherited', 'depreciation', 'nominal'] as const
    ).map((fact) => [fact, [['euros'], ['code', 'number', 'day']]]),
  ),
  ...Object.fromEntries(
    (['commission', 'taxRate', 'contractRate', 'currentRate'] as const).map((fact) => [
      fact,
      [['percent'], ['number']],
    ]),
  ),
  ...Object.fromEntries(
    (['bought', 'sold', 'borrowed', 'yearBuilt'] as const).map((fact) => [fact, [['day'], []]]),
  ),
  held: [['years'], ['number']],
  remaining: [['years'], ['number']],
  area: [['area'], ['number']],
};

/** A number out of range is something else; an implausible price is asked about. */
const RANGED: readonly Fact[] = [
  ...(['commission', 'taxRate', 'contractRate', 'currentRate', 'held', 'remaining'] as const),
];

/** Euros a month. */
const LOOSE: Partial<Record<Fact, readonly [number, number]>> = { rent: [100, 20_000] };

/** Euros. */
const LEAST_BARE = 100;
/** Euros: a price above this may be continued in thousands ('Und bei 350?'). */
const LEAST_HOME = 50_000;
const isShort = (value: number) => value >= LEAST_BARE && value < 1000;
/** Percents that may be varied: 'Und bei 30?' */
const VARIED: readonly Fact[] = ['taxRate', 'commission'];

const fits = (fact: Fact, { kind, value }: ReadQuantity, isAlone: boolean): boolean => {
  const [kinds = [], alone = []] = KINDS[fact] ?? [];
  if (kind === 'number' && kinds.includes('euros') && value > 0 && value < LEAST_BARE) return false;
  const [least, most] = LOOSE[fact] ?? ((RANGED.includes(fact) && RANGES[fact]) || [0, Infinity]);
  if (value < least || value > most) return false;
  return kinds.includes(kind) || (isAlone && alone.includes(kind));
};

const valueOf = (fact: Fact, { value, day }: ReadQuantity): Facts =>
  fact === 'bought' || fact === 'sold' || fact === 'borrowed' ? { [fact]: day } : { [fact]: value };

export interface MessageContext {
  before: Facts;
  isAlone: boolean;
  /** It asks for the same with another number: 'Und bei 550.000?' */
  isVariation: boolean;
}

/** Numbers without a word are what was asked for last, is mostly changed, or is missing. */
export function looseFacts(
  calculation: ChatCalculation,
  { facts, loose }: ParsedNumbers,
  { before, isAlone, isVariation }: MessageContext,
): Facts {
  const asked = missingInput(calculation, before);
  const main = calculation.main(before);
  const wanted = asked ? [asked.fact, ...(asked.or ?? [])] : [];
  const others = [
    ...calculation.entries.flatMap(({ fact, or = [] }) => [fact, ...or]),
    ...calculation.uses,
  ];
  const order = isVariation ? [main, ...wanted, ...others] : [...wanted, main, ...others];
  const found: Facts = { ...facts };
  // 'Mal 24' is read as words.
  const known = main === 'price' || main === 'inherited' ? before[main] : undefined;
  const isHome = isVariation && (known ?? 0) > LEAST_HOME;
  for (const told of loose.filter(({ value }) => value !== found.factor)) {
    // 'Und bei 350?' after a price
    const isThousands = isHome && told.kind === 'number' && isShort(told.value);
    const quantity = isThousands ? { ...told, value: told.value * 1000 } : told;
    const rates = VARIED.filter((each) => before[each] !== undefined && others.includes(each));
    const isRate = quantity.kind === 'number' && isVariation && rates.length > 0;
    const isSmall =
      quantity.kind === 'number' &&
      quantity.value < LEAST_BARE &&
      KINDS[main]?.[0].includes('euros');
    const likely = isSmall ? wanted : order;
    const full = isRate ? [...rates, ...likely] : likely;
    const choice = quantity.kind === 'euros' ? order.slice(0, wanted.length + 1) : full;
    const fact = choice.find((each) => found[each] === undefined && fits(each, quantity, isAlone));
    if (!fact) continue;
    Object.assign(found, valueOf(fact, quantity));
    // A year that is assigned is not that of the building, nor five digits a postcode.
    if (fact !== 'yearBuilt' && found.yearBuilt === quantity.value) delete found.yearBuilt;
    if (quantity.kind === 'code') {
      delete found.postalCode;
      delete found.state;
    }
  }
  return calculation.reads?.(found) ?? found;
}
