import { regionOf } from '../../../lib/platform/places/service';
import { stateName, STATES } from '../../../lib/platform/places/states';
import type { Listing } from '../listing-forms';

export function federalStateOf({ state, postalCode }: Listing): string | undefined {
  if (state) return STATES.find(({ name }) => name === state)?.name;
  const region = postalCode && regionOf(postalCode);
  return region ? stateName(region.state) : undefined;
}
