import 'server-only';
import table from './levels.json';
import { districts } from '@/lib/platform/places/districts';
import { postcodes } from '@/lib/platform/places/postcodes';
import { STATES } from '@/lib/platform/places/states';
import { borrowedAt, coefficients, offersAt } from '@/lib/valuation/regional/coefficients';
import { type HomeKind, HOME_KINDS } from '@/lib/valuation/regional/features';
import { evidenceOf, gradeOf } from '@/lib/valuation/regional/confidence';
import type { RegionalHome } from '@/lib/valuation/regional/outcome';
import { placeModel, valueAtPlace } from '@/lib/valuation/regional/service';
import { valueRegionally } from '@/lib/valuation/regional/value';
import { WIZARD_TYPES_OF } from '@/lib/valuation/regional/wizard-home';
import { allPlaces, hasOwnPage, offerCountOf, partsOf, type PricePlace, upwards } from './places';
import type { KindPrices, Levels, PricedPlace, PricesOfPlace } from './prices';
import { summarize, weightedQuantile } from './summary';
import { CONFIDENCE_MEANING, offersInWords } from './words';
import { type RegionLevels, type TypicalHome, unpackLevels, unpackTypical } from './level';

const regions = table.regions.map(unpackLevels);

/** By index in lib/platform/places/postcodes. */
const levelsAt = (code: number): RegionLevels => regions[coefficients.regionOf[code]!]!;

const typical: Readonly<Record<string, number[][]>> = table.typical;

/** By key: '03241 Hannover', 'NI', 'DE'. */
function typicalHomeIn(key: string, kind: HomeKind): TypicalHome {
  const [house = [], flat = []] = typical[key] ?? [];
  return unpackTypical(kind === 'house' ? house : flat);
}

/** Offers of a postcode itself. */
const THIN_BELOW = 15;

/** Offers of a kind in place and region. */
const PRICED_FROM = 5;

/** Without houses to let, which have another market. */
const HOUSE_TYPES = WIZARD_TYPES_OF.house.filter((type) => type !== 'mehrfamilienhaus');

/** m² with a total price. */
const AREAS = { house: [100, 140, 180], flat: [50, 75, 100] } as const;

const YEARS = [1910, 1935, 1955, 1970, 1985, 2000, 2015] as const;

const summaries = new Map<PricePlace, Levels>();

/** As many homes are offered below its price as above. */
function middleOf(codes: readonly number[], kind: HomeKind): number | undefined {
  const values = codes.map((code) => ({
    value: levelsAt(code)[kind].price,
    weight: offersAt(code)[kind],
  }));
  if (values.every(({ weight }) => weight === 0)) return undefined;
  const middle = weightedQuantile(values, 0.5);
  return codes.find((code, index) => values[index]!.value === middle && values[index]!.weight > 0);
}

export function levelsOf(place: PricePlace): Levels {
  const known = summaries.get(place);
  if (known) return known;
  const levels: Levels = {};
  for (const kind of HOME_KINDS) {
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

const isThin = (place: PricePlace) =>
  place.level === 'postcode' && offerCountOf(place) < THIN_BELOW;

/** Of a postcode as for a home there; of a larger place by its offers alone. */
function confidenceIn(
  place: PricePlace,
  kind: HomeKind,
  { offers }: { offers: number },
  usual: RegionalHome,
) {
  const model = place.level === 'postcode' ? placeModel(place.slug) : undefined;
  if (!model) {
    const confidence = gradeOf(0, { own: offers, offers });
    return {
      confidence,
      evidence: `${offersInWords(kind, offers)}, ${CONFIDENCE_MEANING[confidence]}.`,
    };
  }
  const outcome = valueRegionally(model, usual);
  return {
    confidence: outcome.isPossible ? outcome.confidence : 'low',
    evidence: evidenceOf(kind, model),
  } as const;
}

export const mainKindOf = (place: PricePlace): HomeKind => {
  const { house, flat } = levelsOf(place);
  return (flat?.offers ?? 0) > (house?.offers ?? 0) ? 'flat' : 'house';
};

function kindPrices(place: PricePlace, kind: HomeKind): KindPrices | undefined {
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
  // Effects of the middle postcode, at the level of the whole area.
  const scale = isPostcode ? 1 : level.price / valued({ plotArea: plot }).pricePerSquareMetre;
  const typeArea = AREAS[kind][1];
  return {
    ...level,
    kind,
    typical,
    ...confidenceIn(place, kind, level, { propertyType, area, plotArea: plot }),
    middle: postalCode,
    byArea: AREAS[kind].map((each) => {
      const { value, range } = valued({ area: each });
      const scaled = value * scale;
      const wide = (bound: number) => (scaled * bound) / level.price;
      const { from, to } = isPostcode ? range : { from: wide(level.from), to: wide(level.to) };
      return {
        area: each,
        value: inThousands(scaled),
        from: inThousands(from),
        to: inThousands(to),
      };
    }),
    // Age and type have an effect for houses only.
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

export function pricesOf(place: PricePlace): PricesOfPlace {
  const [code] = place.codes;
  const isPostcode = place.level === 'postcode';
  const region = coefficients.regionOf[code!];
  return {
    place,
    house: kindPrices(place, 'house'),
    flat: kindPrices(place, 'flat'),
    isThin: isThin(place),
    borrowed: isPostcode ? placeModel(place.slug)?.borrowed : undefined,
    together: isPostcode
      ? postcodes.flatMap(({ postalCode }, index) =>
          index !== code && coefficients.regionOf[index] === region ? postalCode : [],
        )
      : [],
    compared: upwards(place).map(pricedOf),
    children: partsOf(place).filter(hasOwnPage).map(pricedOf),
  };
}

/** For search engines: without places that have others' figures. */
export const findablePlaces = (place: PricePlace): PricePlace[] =>
  [...allPlaces(place)].filter((each) => hasOwnPage(each) && !isThin(each));

/** Postcodes with the prices of other places, and others with few offers; the largest share first. */
export function littleKnown() {
  const states = STATES.map(({ code, name }) => {
    const own = postcodes.flatMap(({ postalCode, district }, index) =>
      districts.get(district)!.state === code ? [{ postalCode, ...offersAt(index) }] : [],
    );
    const isBorrowing = ({ postalCode }: { postalCode: string }) =>
      borrowedAt(postalCode) !== undefined;
    const borrowing = own.filter(isBorrowing).length;
    const thin = own.filter(
      (each) => !isBorrowing(each) && each.house + each.flat < THIN_BELOW,
    ).length;
    const share = (borrowing + thin) / own.length;
    return { state: name, postalCodes: own.length, borrowing, thin, share };
  });
  return { below: THIN_BELOW, states: states.toSorted((a, b) => b.share - a.share) };
}
