import type { RegionalHome, RegionalOutcome } from './outcome';

/** What can be changed on the result page, as typed. */
export interface WhatIfValues {
  propertyType: string;
  area: string;
  yearBuilt: string;
  rooms: string;
  condition: string;
  plotArea: string;
}

export type WhatIfField = keyof WhatIfValues;

/** Both figures for one home. */
export interface WhatIfFigures {
  /** Whole euros, of the base formula */
  base: number;
  regional: RegionalOutcome;
}

const typed = (value: number | null | undefined) =>
  value == null ? '' : String(value).replace('.', ',');

/** A home as it stands in the fields before anything is changed. */
export function valuesOf(home: RegionalHome): WhatIfValues {
  return {
    propertyType: home.propertyType,
    area: typed(home.area),
    yearBuilt: typed(home.yearBuilt),
    rooms: typed(home.rooms),
    condition: home.condition ?? '',
    plotArea: typed(home.plotArea),
  };
}
