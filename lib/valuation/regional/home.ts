import { CONDITION_VALUES, isPropertyType, type Condition, type PropertyType } from '../options';
import type { RegionalHome } from './outcome';

interface Facts extends Pick<RegionalHome, 'area' | 'yearBuilt' | 'rooms'> {
  propertyType: string;
  condition: string | null;
}

const isCondition = (value: string | null): value is Condition =>
  CONDITION_VALUES.some((known) => known === value);

/** Labels on the result page also know 'doppelhaushälfte', specification 3. */
function typeOf(propertyType: string): PropertyType {
  if (isPropertyType(propertyType)) return propertyType;
  return propertyType === 'doppelhaushälfte' ? 'doppelhaus' : 'einfamilienhaus';
}

/** A stored request as the regional valuation looks at it. */
export function homeOf({ propertyType, area, yearBuilt, rooms, condition }: Facts): RegionalHome {
  return {
    propertyType: typeOf(propertyType),
    area,
    yearBuilt,
    rooms,
    condition: isCondition(condition) ? condition : null,
  };
}
