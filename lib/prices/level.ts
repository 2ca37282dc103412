import { PROPERTY_TYPE_VALUES } from '@/lib/valuation/options';
import type { PropertyType } from '@/lib/valuation/options';
import type { Kind } from '@/lib/valuation/regional/features';

/** What homes of one kind cost in a region for a square metre, whole euros. */
export interface Level {
  /** The middle of the model for the typical home */
  price: number;
  /** Eight of ten homes like it were offered in between */
  from: number;
  to: number;
}

/** The home that is offered most, with the middle of its areas. */
export interface UsualHome {
  propertyType: PropertyType;
  /** m² */
  area: number;
  /** m²; of houses only */
  plot?: number;
}

const OF = ['region', 'district', 'state', 'country'] as const;

/** What is usually offered in a place. */
export interface TypicalHome extends UsualHome {
  /** Offers of this kind in the region */
  offers: number;
  /** Whose homes were looked at: the place's own, or where those are too few, a larger one's */
  of: (typeof OF)[number];
}

/** A kind of home in a region. */
export interface KindLevel extends Level {
  typical: TypicalHome;
}

export type RegionLevels = Readonly<Record<Kind, KindLevel>>;

/** A typical home as it stands in the file. */
export const packTypical = ({
  propertyType,
  area,
  plot = 0,
  offers,
  of,
}: TypicalHome): number[] => [
  ...[PROPERTY_TYPE_VALUES.indexOf(propertyType), area, plot, offers, OF.indexOf(of)],
];

/** The reverse of {@link packTypical}. */
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

/** Levels as they stand in the file. */
export const packLevels = ({ house, flat }: RegionLevels): number[] => [
  ...packKind(house),
  ...packKind(flat),
];

/** The reverse of {@link packLevels}. */
export const unpackLevels = (row: readonly number[]): RegionLevels => ({
  house: unpackKind(row.slice(0, 8)),
  flat: unpackKind(row.slice(8)),
});
