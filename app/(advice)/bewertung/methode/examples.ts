import {
  EXAMPLE_HOME,
  EXAMPLE_POSTCODES,
  type ExampleAtPlace,
} from '@/components/valuation-method/example';
import { placeModel, valueAtPlace } from '@/lib/valuation/regional/service';

/** @throws if a place has no figure */
export function examplesAtPlaces(): ExampleAtPlace[] {
  return EXAMPLE_POSTCODES.map((postalCode) => {
    const model = placeModel(postalCode);
    const valuation = valueAtPlace(postalCode, EXAMPLE_HOME);
    if (!model || !valuation.isPossible) throw new Error(`No example at ${postalCode}`);
    return { postalCode, place: model.place, district: model.district, valuation };
  });
}
