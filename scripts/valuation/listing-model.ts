import { dot } from '../../lib/valuation/regional/dot';
import { postcodes } from '../../lib/platform/places/postcodes';
import {
  unpackRegion,
  type Coefficients,
  type Knowledge,
} from '../../lib/valuation/regional/coefficients';
import {
  spreadFeatures,
  type HomeFeatures,
  type Kind,
} from '../../lib/valuation/regional/features';
import {
  precomputePrice,
  logPrice,
  type PrecomputedPrice,
} from '../../lib/valuation/regional/precompute';
import { precomputeKind } from '../../lib/valuation/regional/precompute-place';
import type { KindModel } from '../../lib/valuation/regional/place-model';
import { boundedSpread, densityClass } from '../../lib/valuation/regional/spread';
import { completeHome } from '../../lib/valuation/regional/wizard-home';
import type { Listing } from './listing-forms';
import { homeOfPast, postcodesOfPast } from './past-features';

const byCode = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));
const codesOfDistrict = new Map<string, string[]>();
for (const { district, postalCode } of postcodes) {
  codesOfDistrict.set(district, [...(codesOfDistrict.get(district) ?? []), postalCode]);
}

/** A house of 2020 as the model of 2024 sees it. */
export interface PastView {
  home: HomeFeatures;
  /** ln of euros for a square metre, at the level of 2024 */
  logPrice: number;
  /** Of the region, against the mean of the country */
  level: number;
  spread: number;
  place: { district: string; zip3?: string };
}

/** Values listings with coefficients; what is folded is kept, because many stand in one region. */
export function listingModel(coefficients: Coefficients) {
  const regions = coefficients.regions.map(unpackRegion);
  const stateKeys = new Map(
    coefficients.regionOf.map((region, i) => [region, postcodes[i]!.district.slice(0, 2)]),
  );
  const folded = new Map<string, KindModel>();
  const fresh = new Map<string, PrecomputedPrice>();
  const kindModel = (kind: Kind, region: number) => {
    const key = `${kind} ${region}`;
    const model =
      folded.get(key) ??
      precomputeKind(coefficients, kind, regions[region]!, stateKeys.get(region)!);
    folded.set(key, model);
    return model;
  };
  const newPrice = (kind: Kind, region: number) => {
    const key = `${kind} ${region}`;
    const known = fresh.get(key);
    const price =
      known ?? precomputePrice(kind, coefficients.kinds[kind].beta, regions[region]!, true);
    fresh.set(key, price);
    return price;
  };
  const regionOf = (postalCode: string | undefined) =>
    coefficients.regionOf[byCode.get(postalCode ?? '') ?? -1];
  const spreadOf = (model: KindModel, home: HomeFeatures) =>
    boundedSpread(dot(model.spread.home, spreadFeatures(home)) + model.spread.region);

  return {
    regionOf,
    /** Estimate, spread and quantiles of a listing of 2024, all logarithmic. */
    value2024(home: HomeFeatures, isNew: boolean, region: number) {
      const model = kindModel(home.kind, region);
      const price = isNew ? newPrice(home.kind, region) : model.price;
      const knowledge: Knowledge = isNew ? 'new' : 'all';
      const at = densityClass(regions[region]!.character[1]!, coefficients.densityClasses);
      return {
        logPrice: logPrice(price, home),
        spread: spreadOf(model, home),
        bounds: coefficients.kinds[home.kind].quantiles[knowledge][at]!,
      };
    },
    /** A house of 2020; undefined where it is not known where it stands. */
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
        // The file of Germany has a plot for nearly every house, so none there means none.
        const isWithout = listing.source === '2020-germany' && typed.plot === undefined;
        const home: HomeFeatures = isWithout ? { ...complete, plot: undefined } : complete;
        return {
          count,
          home,
          model,
          logPrice: logPrice(model.price, home),
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
