import { typedNumber } from '@/lib/platform/validation/german-number';
import type { RegionalHome } from './outcome';

/** As typed. */
export interface WhatIfValues {
  propertyType: string;
  area: string;
  yearBuilt: string;
  rooms: string;
  condition: string;
  plotArea: string;
}

export type WhatIfField = keyof WhatIfValues;

const typed = (value: number | null | undefined) => (value == null ? '' : typedNumber(value));

export function whatIfValues(home: RegionalHome): WhatIfValues {
  return {
    propertyType: home.propertyType,
    area: typed(home.area),
    yearBuilt: typed(home.yearBuilt),
    rooms: typed(home.rooms),
    condition: home.condition ?? '',
    plotArea: typed(home.plotArea),
  };
}
