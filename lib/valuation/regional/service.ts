import 'server-only';
import { districtLabel } from '@/lib/platform/places/districts';
import { postcodes } from '@/lib/platform/places/postcodes';
import { regionOf } from '@/lib/platform/places/service';
import { stateName } from '@/lib/platform/places/states';
import { coefficients, unpackRegion } from './coefficients';
import { precomputeKind } from './precompute-place';
import type { RegionalHome, RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';
import { valueRegionally } from './value';

const regionByCode = new Map(
  postcodes.map(({ postalCode }, index) => [postalCode, coefficients.regionOf[index]!]),
);
const sizes = new Map<number, number>();
for (const region of regionByCode.values()) sizes.set(region, (sizes.get(region) ?? 0) + 1);

type RegionModel = ReturnType<typeof unpackRegion>;
type KindModels = Pick<PlaceModel, 'house' | 'flat'>;

/** Cached: a page needs one twice, neighbours share one, and each takes milliseconds. */
const models = new Map<string, KindModels>();
const KEPT = 200;

function kindModels(number: number, region: RegionModel, state: string): KindModels {
  const key = `${number} ${state}`;
  const model = models.get(key) ?? {
    house: precomputeKind(coefficients, 'house', region, state),
    flat: precomputeKind(coefficients, 'flat', region, state),
  };
  // Moved to the end, so that the first is the oldest.
  models.delete(key);
  models.set(key, model);
  if (models.size > KEPT) models.delete(models.keys().next().value!);
  return model;
}

export function placeModel(postalCode: string): PlaceModel | undefined {
  const place = regionOf(postalCode);
  const number = regionByCode.get(postalCode);
  if (!place || number === undefined) return undefined;
  const region = unpackRegion(coefficients.regions[number]!);
  return {
    postalCode,
    place: place.place,
    district: districtLabel(place.district),
    state: stateName(place.state),
    listings: region.listings,
    postalCodes: sizes.get(number) ?? 1,
    age: coefficients.age,
    condition: coefficients.condition,
    narrower: coefficients.narrower,
    ...kindModels(number, region, place.district.key.slice(0, 2)),
  };
}

export function valueAtPlace(postalCode: string, home: RegionalHome): RegionalOutcome {
  const model = placeModel(postalCode);
  if (model) return valueRegionally(model, home);
  return {
    isPossible: false,
    reason: `Die Postleitzahl ${postalCode} steht nicht im Verzeichnis, der Ort ist deshalb unbekannt.`,
  };
}
