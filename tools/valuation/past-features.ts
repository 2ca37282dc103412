import { postcodesByCode } from '../../lib/platform/places/postcodes';
import { quantities, TYPES, type HomeFeatures } from '../../lib/valuation/regional/features';
import { AGE_BENDS, ageOf, cappedAge } from '../../lib/valuation/regional/age-and-condition';
import type { Condition } from '../../lib/valuation/options';
import type { Listing } from './listing-forms';
import { resolveRegion } from './regions-2020';

const TYPE_OF_2020: Record<string, (typeof TYPES.house)[number]> = {
  Duplex: 'Doppelhaushälfte',
  'Corner house': 'Reiheneckhaus',
  Villa: 'Villa',
  Bungalow: 'Bungalow',
  'Multiple dwelling': 'Mehrfamilienhaus',
};

/**
 * The conditions in the file of Niedersachsen. The other file's labels contradict its prices ('dilapidated'
 * is dearer than 'maintained'); a translation seems to have swapped them.
 */
const CONDITIONS: Record<string, Condition> = {
  mint_condition: 'gut',
  fully_renovated: 'gut',
  first_time_use_after_refurbishment: 'gut',
  modernized: 'gut',
  refurbished: 'gut',
  well_kept: 'durchschnittlich',
  need_of_renovation: 'renovierungsbedürftig',
};

export function conditionOfPast({ source, condition }: Listing): Condition | undefined {
  return source === '2020-niedersachsen' ? CONDITIONS[condition ?? ''] : undefined;
}

export function postcodesOfPast(listing: Listing, ofDistrict: (key: string) => string[]): string[] {
  if (listing.postalCode)
    return postcodesByCode.has(listing.postalCode) ? [listing.postalCode] : [];
  const { districtKey, postalCodes } = resolveRegion(listing);
  if (postalCodes.length > 0) return postalCodes;
  return districtKey ? ofDistrict(districtKey) : [];
}

export function homeOfPast({ type, area, rooms, plotArea }: Listing) {
  const name = TYPE_OF_2020[type ?? ''] ?? 'Einfamilienhaus (freistehend)';
  return {
    kind: 'house' as const,
    types: TYPES.house.map((known) => (known === name ? 1 : 0)),
    area,
    rooms,
    plot: plotArea,
  };
}

/** @param year of the offer, for the house's age */
export function pastFeatures(
  listing: Listing,
  home: HomeFeatures,
  level: number,
  place: { district: string; zip3?: string },
  year: number,
  use = { year: true, condition: true },
): [string, number][] {
  const { source, type, condition, yearBuilt } = listing;
  const { size, off, hasPlot, ground } = quantities(home);
  const columns: [string, number][] = [
    [source, 1],
    [`${source} level`, level],
    ['level²', level * level],
    [`${source} size`, size],
    [`${source} large`, Math.max(0, size - 0.3)],
    [`${source} ratio`, off],
    ['level size', level * size],
    [`${source} state ${place.district.slice(0, 2)}`, 1],
    [`${source} district ${place.district}`, 1],
    [`${source} type ${type ?? ''}`, 1],
    [`${source} type ${type ?? ''} size`, size],
  ];
  if (place.zip3) columns.push([`zip3 ${place.zip3}`, 1]);
  if (source === '2020-germany') {
    columns.push(
      ['no plot', hasPlot ? 0 : 1],
      ['ground', ground],
      ['ground large', Math.max(0, ground - 0.7)],
      ['ground level', ground * level],
    );
  }
  if (!listing.isResale) columns.push([`${source} new`, 1]);
  if (use.year && yearBuilt !== undefined) {
    const age = ageOf(yearBuilt, year);
    columns.push(
      ['year known', 1],
      ...AGE_BENDS.map((bend): [string, number] => [`age ${bend}`, Math.max(0, age - bend)]),
      ['age level', level * cappedAge(age)],
    );
  }
  if (use.condition && condition) {
    const group = conditionOfPast(listing);
    columns.push([`${source} label ${condition}`, group ? 0.3 : 1]);
    if (group) columns.push([`condition ${group}`, 1]);
  }
  return columns;
}

export function pastGroup({ source, yearBuilt, condition }: Listing): string {
  return `${source}${yearBuilt === undefined ? '' : ' year'}${condition ? ' condition' : ''}`;
}
