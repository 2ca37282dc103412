import { districts } from '../../../lib/platform/places/districts';
import { postcodes } from '../../../lib/platform/places/postcodes';
import { joinRegions } from './join-regions';
import { mean, standardised } from './numbers';
import { countByPostcode, type SampleRow } from './sample';
import type { RegionPoint } from './spatial-field';
import { surroundings } from './surroundings';

/** Smaller regions have no level of their own. */
export const LISTINGS_AT_LEAST = 15;
/** Kilometres per degree of latitude */
const KM = 111.2;

export interface FitTerritory {
  points: RegionPoint[];
  /** In the order of lib/platform/places/postcodes */
  regionOf: number[];
  listings: number[];
}

function closeness(x: readonly number[], y: readonly number[]): number[] {
  return x.map((xi, i) => {
    const near = x
      .map((xj, j) => (Math.abs(xi - xj) < 60 && j !== i ? Math.hypot(xi - xj, y[i]! - y[j]!) : 99))
      .filter((distance) => distance < 60)
      .sort((a, b) => a - b);
    return -Math.log(mean(near.slice(0, 8)) + 0.3);
  });
}

export function divide(rows: readonly SampleRow[]): FitTerritory {
  const listings = countByPostcode(rows);
  const x = postcodes.map(({ longitude }) => longitude * KM * Math.cos((51 * Math.PI) / 180));
  const y = postcodes.map(({ latitude }) => latitude * KM);
  const close = closeness(x, y);
  const town = (i: number) => `${postcodes[i]!.place} ${postcodes[i]!.district}`;
  const codes = new Map<string, number>();
  postcodes.forEach((_, i) => codes.set(town(i), (codes.get(town(i)) ?? 0) + 1));
  const character = [
    standardised(close),
    standardised(postcodes.map(({ district }) => Math.log(districts.get(district)!.density))),
    standardised(postcodes.map((_, i) => Math.log(codes.get(town(i))!))),
  ];
  const regionOf = joinRegions(
    postcodes.map(({ district }, i) => ({
      x: x[i]!,
      y: y[i]!,
      closeness: close[i]!,
      group: district,
      listings: listings[i]!,
    })),
    LISTINGS_AT_LEAST,
  );
  const members: number[][] = Array.from({ length: Math.max(...regionOf) + 1 }, () => []);
  regionOf.forEach((region, i) => members[region]!.push(i));
  const of = (values: readonly number[], indices: number[]) => mean(indices.map((i) => values[i]!));
  const inRegion = members.map((indices) => indices.reduce((sum, i) => sum + listings[i]!, 0));
  const around = surroundings(rows, regionOf, inRegion);
  return {
    regionOf,
    listings: inRegion,
    points: members.map((indices, region) => {
      const { district, postalCode, place } = postcodes[indices[0]!]!;
      return {
        x: of(x, indices),
        y: of(y, indices),
        state: district.slice(0, 2),
        district,
        zip3: postalCode.slice(0, 3),
        place,
        // As stored, so that the fit uses the same values
        character: character.map((values) => Math.round(of(values, indices) * 100) / 100),
        surroundings: around[region]!,
      };
    }),
  };
}
