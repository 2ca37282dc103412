import { PROPERTY_TYPE_VALUES, type PropertyType } from '@/lib/valuation/options';
import type { HomeKind } from '@/lib/valuation/regional/features';

/** Per square metre, whole euros. */
export interface Level {
  price: number;
  from: number;
  to: number;
}

/** The home offered most, with median areas. */
export interface UsualHome {
  propertyType: PropertyType;
  /** m² */
  area: number;
  /** m²; houses only */
  plot?: number;
}

const OF = ['region', 'district', 'state', 'country'] as const;

export interface TypicalHome extends UsualHome {
  /** Of this kind in the region */
  offers: number;
  /** Area the figures come from: the place, or a larger one if it has too few offers */
  of: (typeof OF)[number];
}

export interface KindLevel extends Level {
  typical: TypicalHome;
}

export type RegionLevels = Readonly<Record<HomeKind, KindLevel>>;

export const packTypical = ({
  propertyType,
  area,
  plot = 0,
  offers,
  of,
}: TypicalHome): number[] => [
  ...[PROPERTY_TYPE_VALUES.indexOf(propertyType), area, plot, offers, OF.indexOf(of)],
];

export function unpackTypical(row: readonly number[]): TypicalHome {
  const [type, area, plot, offers, of] = row as readonly [number, number, number, number, number];
  const home = { propertyType: PROPERTY_TYPE_VALUES[type]!, area, ...(plot > 0 && { plot }) };
  return { ...home, offers, of: OF[of]! };
}

const packKind = ({ price, from, to, typical }: KindLevel) => [
  ...[price, from, to, ...packTypical(typical)],
];

function unpackKind(row: readonly number[]): KindLevel {
  const [price, from, to] = row as readonly [number, number, number];
  return { price, from, to, typical: unpackTypical(row.slice(3)) };
}

export const packLevels = ({ house, flat }: RegionLevels): number[] => [
  ...packKind(house),
  ...packKind(flat),
];

export const unpackLevels = (row: readonly number[]): RegionLevels => ({
  house: unpackKind(row.slice(0, 8)),
  flat: unpackKind(row.slice(8)),
});
