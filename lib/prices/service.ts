import 'server-only';
import { postcodes } from '@/lib/platform/places/postcodes';
import { coefficients } from '@/lib/valuation/regional/coefficients';
import { type Kind, KINDS } from '@/lib/valuation/regional/features';
import type { Confidence } from '@/lib/valuation/regional/outcome';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { WIZARD_TYPES_OF } from '@/lib/valuation/regional/wizard-home';
import { levelsAt, offersAt, typicalHomeIn } from './levels';
import { allPlaces, hasOwnPage, offersOf, partsOf, type PricePlace, upwards } from './places';
import type { KindPrices, Levels, PricedPlace, PricesOfPlace } from './prices';
import { summarize, weightedQuantile } from './summary';

/** Fewer offers of a postcode itself are too few to stand for it. */
const THIN_BELOW = 15;

/** With fewer offers of a kind in a place and its region, no price is shown. */
const PRICED_FROM = 5;

/** Houses for their owners to live in: houses to let are bought for other reasons. */
const HOUSE_TYPES = WIZARD_TYPES_OF.house.filter((type) => type !== 'mehrfamilienhaus');

/** Offers from which on the middle of prices counts as somewhat and as very certain. */
const CONFIDENT_FROM = { medium: THIN_BELOW, high: 50 };

/** m² of living area for which a whole price is shown. */
const AREAS = { house: [100, 140, 180], flat: [50, 75, 100] } as const;

/** Years that stand for how homes were built. */
const YEARS = [1910, 1935, 1955, 1970, 1985, 2000, 2015] as const;

const summaries = new Map<PricePlace, Levels>();

/** The postcode whose price is the middle of a place, as many homes being offered below it as above. */
function middleOf(codes: readonly number[], kind: Kind): number | undefined {
  const values = codes.map((code) => ({
    value: levelsAt(code)[kind].price,
    weight: offersAt(code)[kind],
  }));
  if (values.every(({ weight }) => weight === 0)) return undefined;
  const middle = weightedQuantile(values, 0.5);
  return codes.find((code, index) => values[index]!.value === middle && values[index]!.weight > 0);
}

/** What homes cost in a place, by kind; a kind that is not offered there is left out. */
export function levelsOf(place: PricePlace): Levels {
  const known = summaries.get(place);
  if (known) return known;
  const levels: Levels = {};
  for (const kind of KINDS) {
    const offers = place.codes.reduce((sum, code) => sum + offersAt(code)[kind], 0);
    const [only] = place.codes;
    if (place.level === 'postcode') {
      const level = levelsAt(only!)[kind];
      const basis = level.typical.offers;
      if (basis >= PRICED_FROM) levels[kind] = { ...level, offers, basis, middle: only! };
      continue;
    }
    const middle = middleOf(place.codes, kind);
    const summary = summarize(
      place.codes.map((code) => ({ level: levelsAt(code)[kind], weight: offersAt(code)[kind] })),
    );
    if (summary && middle !== undefined && offers >= PRICED_FROM)
      levels[kind] = { ...summary, offers, basis: offers, middle };
  }
  summaries.set(place, levels);
  return levels;
}

const inThousands = (euros: number) => Math.round(euros / 1000) * 1000;

const isThin = (place: PricePlace) => place.level === 'postcode' && offersOf(place) < THIN_BELOW;

/**
 * With an error of a quarter for one home the middle of 50 is off by some 4 %, that of 15 by 8 %, both twice
 * as much in one of twenty cases. What stands on the offers of others is never sure.
 */
const confidenceOf = (basis: number, place: PricePlace): Confidence =>
  basis >= CONFIDENT_FROM.high && !isThin(place)
    ? 'high'
    : basis >= CONFIDENT_FROM.medium
      ? 'medium'
      : 'low';

/** The kind of home that is offered more in a place. */
export const mainKindOf = (place: PricePlace): Kind => {
  const { house, flat } = levelsOf(place);
  return (flat?.offers ?? 0) > (house?.offers ?? 0) ? 'flat' : 'house';
};

function kindPrices(place: PricePlace, kind: Kind): KindPrices | undefined {
  const level = levelsOf(place)[kind];
  if (!level) return undefined;
  const { postalCode } = postcodes[level.middle]!;
  const isPostcode = place.level === 'postcode';
  const own = levelsAt(level.middle)[kind].typical;
  const typical = isPostcode ? own : typicalHomeIn(place.key, kind);
  const { propertyType, area, plot } = typical;
  const valued = (home: Partial<Parameters<typeof valueAtPlace>[1]>) => {
    const outcome = valueAtPlace(postalCode, { propertyType, area, ...home });
    if (!outcome.isPossible) throw new Error(`${postalCode}: ${outcome.reason}`);
    return outcome;
  };
  // Sizes and years by the middle postcode, at the level of the whole area.
  const scale = isPostcode ? 1 : level.price / valued({ plotArea: plot }).pricePerSquareMetre;
  const typeArea = AREAS[kind][1];
  return {
    ...level,
    ...{ kind, typical, confidence: confidenceOf(level.basis, place), middle: postalCode },
    byArea: AREAS[kind].map((each) => {
      const { value, range } = valued({ area: each });
      const scaled = value * scale;
      const wide = (bound: number) => (scaled * bound) / level.price;
      const { from, to } = isPostcode ? range : { from: wide(level.from), to: wide(level.to) };
      return {
        ...{ area: each, value: inThousands(scaled) },
        ...{ from: inThousands(from), to: inThousands(to) },
      };
    }),
    // What age and type make is known of houses alone.
    byYear: (kind === 'house' ? YEARS : []).map((year) => {
      const { pricePerSquareMetre } = valued({ plotArea: plot, yearBuilt: year });
      return { year, price: Math.round(pricePerSquareMetre * scale) };
    }),
    byType: (kind === 'house' ? HOUSE_TYPES : []).map((type) => {
      const value = inThousands(valued({ propertyType: type, area: typeArea }).value * scale);
      return { propertyType: type, value };
    }),
  };
}

export const pricedOf = (place: PricePlace): PricedPlace => {
  const levels = levelsOf(place);
  return { place, house: levels.house?.price, flat: levels.flat?.price, levels };
};

/** The prices on the page of a place; takes about ten milliseconds, for thirty valuations. */
export function pricesOf(place: PricePlace): PricesOfPlace {
  const [code] = place.codes;
  const isPostcode = place.level === 'postcode';
  const region = coefficients.regionOf[code!];
  return {
    place,
    house: kindPrices(place, 'house'),
    flat: kindPrices(place, 'flat'),
    isThin: isThin(place),
    together: isPostcode
      ? postcodes.flatMap(({ postalCode }, index) =>
          index !== code && coefficients.regionOf[index] === region ? postalCode : [],
        )
      : [],
    compared: upwards(place).map(pricedOf),
    children: partsOf(place).filter(hasOwnPage).map(pricedOf),
  };
}

/** A place and all in it whose pages search engines may show: none that stand on others' figures. */
export const findablePlaces = (place: PricePlace): PricePlace[] =>
  [...allPlaces(place)].filter((each) => hasOwnPage(each) && !isThin(each));
