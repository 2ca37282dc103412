import { formatArea, formatNumber } from '@/lib/platform/format/number';
import type { Kind } from './features';
import type { RegionalHome } from './outcome';

/** m² of living area between which there are enough offers to value from. */
export const AREA_LIMITS = { house: { from: 50, to: 500 }, flat: { from: 20, to: 300 } } as const;
/** m² of living area for a room; outside is a misprint or no dwelling. */
export const ROOM_LIMITS = { from: 8, to: 100 } as const;
/**
 * m² below which the price for a square metre is that of the bound: what smaller homes were offered for
 * contradicts itself (holiday homes, areas that leave out half of the house).
 */
export const PRICED_AREA = { house: 75, flat: 40 } as const;

/**
 * Share of the usual number of rooms between which rooms change the price: beyond there are hardly any
 * offers, and what they say (large open rooms, rooms let singly) is not what the number says.
 */
export const PRICED_ROOMS = { from: 0.6, to: 1.6 } as const;

const NAMES = { house: 'Häuser', flat: 'Wohnungen' } as const;

/** Why a home lies too far outside the data for a figure; undefined when it does not. */
export function outsideReason(kind: Kind, { area, rooms }: RegionalHome): string | undefined {
  const { from, to } = AREA_LIMITS[kind];
  if (area < from || area > to) {
    return `Mit ${formatArea(area)} Wohnfläche gibt es zu wenige Angebote, um daraus zu rechnen: ${NAMES[kind]} werden von ${formatNumber(from)} bis ${formatArea(to)} bewertet.`;
  }
  if (rooms == null) return undefined;
  const each = area / rooms;
  if (each >= ROOM_LIMITS.from && each <= ROOM_LIMITS.to) return undefined;
  return `${formatNumber(rooms)} Zimmer auf ${formatArea(area)} passen zu keinem der Angebote, aus denen gerechnet wird.`;
}
