import { Apartment } from './apartment';
import { ApartmentBuilding } from './apartment-building';
import { Bungalow } from './bungalow';
import { DetachedHouse } from './detached-house';
import type { IllustrationProps } from './frame';
import { Plot } from './plot';
import { SemiDetachedHouse } from './semi-detached-house';
import { TerracedHouse } from './terraced-house';
import { Villa } from './villa';

const drawings = {
  einfamilienhaus: DetachedHouse,
  doppelhaus: SemiDetachedHouse,
  reihenhaus: TerracedHouse,
  eigentumswohnung: Apartment,
  mehrfamilienhaus: ApartmentBuilding,
  villa: Villa,
  bungalow: Bungalow,
  grundstuck: Plot,
};

/** A property type that has a drawing, by its wire value. */
export type IllustratedPropertyType = keyof typeof drawings;

/** The house, or the plot, that stands for a property type. */
export function PropertyTypeIllustration({
  type,
  className,
}: IllustrationProps & { type: IllustratedPropertyType }) {
  const Drawing = drawings[type];
  return <Drawing className={className} />;
}
