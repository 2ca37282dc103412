import 'server-only';
import { districtLabel } from '@/lib/places/district-label';
import { regionOf } from '@/lib/places/service';
import { stateName } from '@/lib/places/states';
import type { RegionalHome, RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';
import { valueRegionally } from './value';

/** The model of one place; `undefined` for a postcode that the table does not know. */
export function placeModel(postalCode: string): PlaceModel | undefined {
  const region = regionOf(postalCode);
  if (!region) return undefined;
  const density = Math.log(region.district.density);
  return {
    postalCode,
    place: region.place,
    district: districtLabel(region.district),
    state: stateName(region.state),
    level: { house: 7.1 + 0.15 * density, flat: 7.1 + 0.16 * density },
  };
}

/** Values a home at a postcode, or says why it cannot be valued there. */
export function valueAtPlace(postalCode: string, home: RegionalHome): RegionalOutcome {
  const model = placeModel(postalCode);
  if (model) return valueRegionally(model, home);
  return {
    isPossible: false,
    reason: `Die Postleitzahl ${postalCode} steht nicht im Verzeichnis, der Ort ist deshalb unbekannt.`,
  };
}
