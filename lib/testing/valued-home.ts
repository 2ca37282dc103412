import { stateMap } from '@/lib/platform/places/map/service';
import { estimate } from '@/lib/valuation/estimate';
import type { RegionalHome } from '@/lib/valuation/regional/outcome';
import { placeModel, valueAtPlace } from '@/lib/valuation/regional/service';

const HOUSE: RegionalHome = {
  propertyType: 'einfamilienhaus',
  area: 120,
  yearBuilt: 1990,
  rooms: 4.5,
  condition: 'gut',
};

export function valuedHome(overrides: Partial<RegionalHome> = {}, postalCode = '80331') {
  const home = { ...HOUSE, ...overrides };
  return {
    home,
    base: estimate(home).value,
    outcome: valueAtPlace(postalCode, home),
    model: placeModel(postalCode),
    map: stateMap(postalCode),
  };
}
