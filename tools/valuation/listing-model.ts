import {
  dot,
  quantities,
  spreadFeatures,
  type HomeFeatures,
  type HomeKind,
} from '../../lib/valuation/regional/features';
import { postcodes } from '../../lib/platform/places/postcodes';
import {
  unpackRegion,
  type Coefficients,
  type KnownParts,
} from '../../lib/valuation/regional/coefficients';
import { foldCoefficients } from '../../lib/valuation/regional/precompute';
import { frameOf, type KindFrame } from '../../lib/valuation/regional/precompute-place';
import { surfaceOf } from '../../lib/valuation/regional/shape';
import { logTotal, type PriceSurface } from '../../lib/valuation/regional/surface';
import { boundedSpread, densityClass } from '../../lib/valuation/regional/spread';
import { completeHome } from '../../lib/valuation/regional/wizard-home';
import type { Listing } from './listing-forms';
import { homeOfPast, postcodesOfPast } from './past-features';

const byCode = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));
const codesOfDistrict = new Map<string, string[]>();
for (const { district, postalCode } of postcodes) {
  codesOfDistrict.set(district, [...(codesOfDistrict.get(district) ?? []), postalCode]);
}

export interface PastView {
  home: HomeFeatures;
  /** ln of euros per m², at the level of 2024 */
  logPrice: number;
  /** Of the region, relative to the mean of the country */
  level: number;
  spread: number;
  place: { district: string; zip3?: string };
}

export function listingModel(coefficients: Coefficients) {
  const regions = coefficients.regions.map(unpackRegion);
  const stateKeys = new Map(
    coefficients.regionOf.map((region, i) => [region, postcodes[i]!.district.slice(0, 2)]),
  );
  const folded = new Map<string, KindFrame>();
  const surfaces = new Map<string, PriceSurface>();
  const kindModel = (kind: HomeKind, region: number) => {
    const key = `${kind} ${region}`;
    const model =
      folded.get(key) ?? frameOf(coefficients, kind, regions[region]!, stateKeys.get(region)!);
    folded.set(key, model);
    return model;
  };
  const logPrice = (home: HomeFeatures, region: number, isNew = false) => {
    const { kind, types } = home;
    const { hasPlot } = quantities(home);
    const key = [kind, region, isNew, types.indexOf(1), hasPlot].join();
    const table = coefficients.kinds[kind];
    const surface =
      surfaces.get(key) ??
      surfaceOf(
        kind,
        table,
        foldCoefficients(kind, table.beta, regions[region]!, isNew),
        types,
        kindModel(kind, region).plot?.region ?? 0,
        hasPlot,
      );
    surfaces.set(key, surface);
    return logTotal(kind, surface, home) - Math.log(home.area);
  };
  const regionOf = (postalCode: string | undefined) =>
    coefficients.regionOf[byCode.get(postalCode ?? '') ?? -1];
  const spreadOf = (model: KindFrame, home: HomeFeatures) =>
    boundedSpread(
      dot(model.spread.home, spreadFeatures(home)) + model.spread.region,
      model.spread.borrowed,
    );

  return {
    regionOf,
    value2024(home: HomeFeatures, isNew: boolean, region: number) {
      const model = kindModel(home.kind, region);
      const knowledge: KnownParts = isNew ? 'new' : 'all';
      const at = densityClass(regions[region]!.character[1]!, coefficients.densityClasses);
      return {
        logPrice: logPrice(home, region, isNew),
        spread: spreadOf(model, home),
        bounds: coefficients.kinds[home.kind].quantiles[knowledge][at]!,
      };
    },
    pastView(listing: Listing): PastView | undefined {
      const codes = postcodesOfPast(listing, (key) => codesOfDistrict.get(key) ?? []);
      const counts = new Map<number, number>();
      for (const code of codes) {
        const region = regionOf(code);
        if (region !== undefined) counts.set(region, (counts.get(region) ?? 0) + 1);
      }
      if (counts.size === 0) return undefined;
      const typed = homeOfPast(listing);
      const views = [...counts].map(([region, count]) => {
        const model = kindModel('house', region);
        const complete = completeHome(typed, model);
        // The file of Germany has a plot for nearly every house, so a missing one means none.
        const isWithout = listing.source === '2020-germany' && typed.plot === undefined;
        const home: HomeFeatures = isWithout ? { ...complete, plot: undefined } : complete;
        return {
          count,
          home,
          model,
          logPrice: logPrice(home, region),
          spread: spreadOf(model, home),
        };
      });
      const total = views.reduce((sum, { count }) => sum + count, 0);
      const mean = (of: (view: (typeof views)[number]) => number) =>
        views.reduce((sum, view) => sum + view.count * of(view), 0) / total;
      const district = postcodes[byCode.get(codes[0]!)!]!.district;
      return {
        home: views[0]!.home,
        logPrice: mean((view) => view.logPrice),
        level: mean((view) => view.model.relativeLevel),
        spread: mean((view) => view.spread),
        place: { district, zip3: listing.postalCode?.slice(0, 3) },
      };
    },
  };
}
