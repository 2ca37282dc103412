import { ageEffect, ageOf } from './age-and-condition';
import { confidenceReasons, gradeOf } from './confidence';
import { dot } from './dot';
import { assumptionsOf, FACTOR_LABELS, factorTexts } from './factor-texts';
import { spreadFeatures, type HomeFeatures } from './features';
import { logPrice } from './precompute';
import { outsideReason, PRICED_AREA, PRICED_ROOMS } from './limits';
import type { FactorName, RegionalFactor, RegionalHome, RegionalOutcome } from './outcome';
import type { KindModel, PlaceModel } from './place-model';
import { PRICE_INDEX } from './price-index';
import { boundedSpread } from './spread';
import { completeHome, kindOf, sharesOfKind, typeShares } from './wizard-home';

/** Figures are rounded to hundreds of euros, ranges to thousands: more would be pretended. */
const roundTo = (step: number) => (euros: number) => Math.round(euros / step) * step;
const toHundreds = roundTo(100);
const toThousands = roundTo(1000);

function boundsOf(model: KindModel, home: RegionalHome) {
  const isWithoutPlot = model.plot !== undefined && home.plotArea == null;
  if (home.rooms == null) return isWithoutPlot ? model.bounds.neither : model.bounds.noRooms;
  return isWithoutPlot ? model.bounds.noPlot : model.bounds.all;
}

function narrowing({ narrower }: PlaceModel, { yearBuilt, condition }: RegionalHome) {
  if (yearBuilt == null) return condition == null ? 1 : narrower.condition;
  return condition == null ? narrower.year : narrower.both;
}

/**
 * Values a home at the place of the model (docs/decisions/018-regional-valuation.md): from the median of the country over
 * place, type, area, plot, rooms, year and condition to the figure, each in euros. Pure; well under
 * a millisecond. What is not given is taken as it usually is.
 */
export function valueRegionally(place: PlaceModel, home: RegionalHome): RegionalOutcome {
  const kind = kindOf(home.propertyType);
  const reason = outsideReason(kind, home);
  if (reason) return { isPossible: false, reason };
  const model = place[kind];
  const { country } = model;
  const types = typeShares(home.propertyType, model);
  const usualAt = (shares: readonly number[], area: number) =>
    completeHome({ kind, types: shares, area }, model);
  const usual = usualAt(types, home.area);
  const withPlot = kind === 'house' && home.plotArea ? { ...usual, plot: home.plotArea } : usual;
  const complete: HomeFeatures = { ...withPlot, rooms: home.rooms ?? usual.rooms };
  const pricedRooms = Math.max(
    PRICED_ROOMS.from * usual.rooms,
    Math.min(PRICED_ROOMS.to * usual.rooms, complete.rooms),
  );
  const price = (features: HomeFeatures) => {
    const area = Math.max(PRICED_AREA[kind], features.area);
    const rooms = (features.rooms * area) / features.area;
    return features.area * Math.exp(logPrice(model.price, { ...features, area, rooms }));
  };
  const year =
    home.yearBuilt == null
      ? 1
      : Math.exp(ageEffect(place.age, ageOf(home.yearBuilt), model.relativeLevel));
  const condition = home.condition == null ? 1 : Math.exp(place.condition[home.condition]);

  const last = price({ ...complete, rooms: pricedRooms });
  const steps: [FactorName, number, boolean][] = [
    ['region', price(usualAt(sharesOfKind(model), country.area)), false],
    ['type', price(usualAt(types, country.area)), false],
    ['area', price(usual), false],
    ...(kind === 'house'
      ? [['plot', price(withPlot), home.plotArea == null] satisfies [FactorName, number, boolean]]
      : []),
    ['rooms', last, home.rooms == null],
    ['year', last * year, home.yearBuilt == null],
    ['condition', last * year * condition, home.condition == null],
    ['index', last * year * condition * PRICE_INDEX.factor, false],
  ];
  const nationalMedian = toHundreds(country.price);
  const texts = factorTexts(place, home, { usual, pricedRooms, median: country });
  let before = nationalMedian;
  const factors = steps.map(([name, euros, isAssumed]): RegionalFactor => {
    const rounded = toHundreds(euros);
    const factor = { name, label: FACTOR_LABELS[name], text: texts[name], isAssumed };
    const step = { ...factor, euros: rounded - before };
    before = rounded;
    return step;
  });

  const value = before;
  const spread =
    boundedSpread(dot(spreadFeatures(complete), model.spread.home) + model.spread.region) *
    narrowing(place, home);
  const [low, high] = boundsOf(model, home);
  const confidence = gradeOf(((high - low) / 2) * spread);
  return {
    isPossible: true,
    value,
    pricePerSquareMetre: Math.round(value / home.area),
    range: {
      from: toThousands(value * Math.exp(low * spread)),
      to: toThousands(value * Math.exp(high * spread)),
    },
    confidence,
    confidenceReasons: confidenceReasons(place, home, confidence),
    nationalMedian,
    factors,
    assumptions: assumptionsOf(home, usual),
  };
}
