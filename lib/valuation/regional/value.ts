import { ageEffect, ageOf } from './age-and-condition';
import { confidenceOf } from './confidence';
import { dot, roomBounds, roomsOff, spreadFeatures } from './features';
import { assumptionsOf, FACTOR_LABELS, factorTexts } from './factor-texts';
import { beyondOffers, continuationOf, outsideReason } from './limits';
import type { FactorName, RegionalFactor, RegionalHome, RegionalOutcome } from './outcome';
import type { Bounds, KindModel, PlaceModel } from './place-model';
import { PRICE_INDEX } from './price-index';
import { boundedSpread } from './spread';
import { bounded, logTotal } from './surface';
import { completeHome, homeKindOf, typeShares, usualRooms } from './wizard-home';

/** More digits would be false precision. */
const roundTo = (step: number) => (euros: number) => Math.round(euros / step) * step;
export const toHundreds = roundTo(100);
export const toThousands = roundTo(1000);

function boundsOf(model: KindModel, home: RegionalHome) {
  const isWithoutPlot = model.plot !== undefined && home.plotArea == null;
  if (home.rooms == null) return isWithoutPlot ? model.bounds.neither : model.bounds.noRooms;
  return isWithoutPlot ? model.bounds.noPlot : model.bounds.all;
}

function narrowing({ narrower }: PlaceModel, { yearBuilt, condition }: RegionalHome) {
  if (yearBuilt == null) return condition == null ? 1 : narrower.condition;
  return condition == null ? narrower.year : narrower.both;
}

const priced = (usual: number) => {
  const { from, to } = roomBounds(usual);
  return [from, to] as const;
};

/**
 * Unknown values are taken as usual. Pure, below 1 ms (docs/decisions/018-regional-valuation.md).
 */
export function valueRegionally(place: PlaceModel, home: RegionalHome): RegionalOutcome {
  const kind = homeKindOf(home.propertyType);
  const reason = outsideReason(kind, home);
  if (reason) return { isPossible: false, reason };
  const model = place[kind];
  const { country } = model;
  const surface = model.surfaces[home.propertyType]!;
  const types = typeShares(home.propertyType, model);
  const pricedArea = Math.min(home.area, surface.area[1]);
  const continued = continuationOf(home, surface.area[1]);
  const { times, growth } = continued;
  const usual = completeHome({ kind, types, area: pricedArea }, model);
  const usualPlot = usual.plot && usual.plot * times;
  const ofArea = usualRooms(kind, model.rooms, usual) * times;
  const off = home.rooms == null ? 0 : roomsOff(home.rooms, ofArea);
  const plot = home.plotArea != null && usual.plot ? home.plotArea / times : usual.plot;
  const price = (point: { area: number; plot?: number; off?: number }) =>
    Math.exp(logTotal(kind, surface, { off: 0, ...point }));
  const middle = completeHome({ kind, types, area: country.area }, model);
  const year =
    home.yearBuilt == null
      ? 1
      : Math.exp(ageEffect(place.age, ageOf(home.yearBuilt), model.relativeLevel));
  const condition = home.condition == null ? 1 : Math.exp(place.condition[home.condition]);

  const last = growth * price({ area: home.area, plot, off });
  const steps: [FactorName, number, boolean][] = [
    // The mix of types is used here too for flats, so that the next step adds nothing.
    ['region', kind === 'flat' ? price(middle) : Math.exp(country.here), false],
    ['type', price(middle), false],
    ['area', growth * price({ area: home.area, plot: usual.plot }), false],
    ...(kind === 'house'
      ? [
          ['plot', growth * price({ area: home.area, plot }), home.plotArea == null] satisfies [
            FactorName,
            number,
            boolean,
          ],
        ]
      : []),
    ['rooms', last, home.rooms == null],
    ['year', last * year, home.yearBuilt == null],
    ['condition', last * year * condition, home.condition == null],
    ['index', last * year * condition * PRICE_INDEX.factor, false],
  ];
  const offered = {
    ...surface,
    plot: surface.plot && ([surface.plot[0] * times, surface.plot[1] * times] as const),
  };
  const nationalMedian = toHundreds(country.price);
  const usually = { plot: usualPlot, rooms: ofArea, median: country };
  const texts = factorTexts(place, home, {
    ...usually,
    pricedRooms: home.rooms == null ? ofArea : bounded(home.rooms, priced(ofArea)),
    plotBounds: offered.plot,
    mostArea: offered.area[1],
  });
  let before = nationalMedian;
  const factors = steps.map(([name, euros, isAssumed]): RegionalFactor => {
    const rounded = toHundreds(euros);
    const factor = { name, label: FACTOR_LABELS[name], text: texts[name], isAssumed };
    const step = { ...factor, euros: rounded - before };
    before = rounded;
    return step;
  });

  const value = before;
  const scatter = boundedSpread(
    dot(
      spreadFeatures({
        ...usual,
        off,
        ...(plot !== undefined && surface.plot && { plot: bounded(plot, surface.plot) }),
      }),
      model.spread.home,
    ) + model.spread.region,
    Math.hypot(model.spread.borrowed ?? 0, continued.spread),
  );
  const spread = scatter * narrowing(place, home);
  const half = ([from, to]: Bounds) => (to - from) / 2;
  const [low, high] = boundsOf(model, home);
  const { grade, reasons } = confidenceOf(place, home, {
    asKnown: half([low, high]) * spread,
    ifAllKnown: half(model.bounds.all) * scatter * place.narrower.both,
    continued: continued.reason,
  });
  return {
    isPossible: true,
    value,
    pricePerSquareMetre: Math.round(value / home.area),
    range: {
      from: toThousands(value * Math.exp(low * spread)),
      to: toThousands(value * Math.exp(high * spread)),
    },
    ...(continued.reason && { isUntested: true as const }),
    confidence: grade,
    confidenceReasons: reasons,
    nationalMedian,
    factors,
    assumptions: assumptionsOf(home, usually),
    beyond: beyondOffers(home, offered, priced(ofArea)),
  };
}
