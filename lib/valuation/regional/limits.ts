import { formatArea, formatNumber } from '@/lib/platform/format/number';
import type { HomeKind } from './features';
import { propertyTypeLabel } from '../options';
import type { RegionalHome, RegionalValuation } from './outcome';
import type { PriceSurface } from './surface';

/** m² with enough offers. */
export const AREA_LIMITS = { house: { from: 50, to: 500 }, flat: { from: 20, to: 300 } } as const;
/** m² per room; beyond are misprints. */
const ROOM_LIMITS = { from: 8, to: 100 } as const;
/** m²; offers of smaller homes are contradictory, so the price per m² stays constant. */
export const PRICED_AREA = { house: 60, flat: 40 } as const;

const NAMES = { house: 'Häuser', flat: 'Wohnungen' } as const;

export function outsideReason(kind: HomeKind, { area, rooms }: RegionalHome): string | undefined {
  const { from, to } = AREA_LIMITS[kind];
  if (area < from || area > to) {
    return `Mit ${formatArea(area)} Wohnfläche gibt es zu wenige Angebote, um daraus zu rechnen: ${NAMES[kind]} werden von ${formatNumber(from)} bis ${formatArea(to)} bewertet.`;
  }
  if (rooms == null) return undefined;
  const each = area / rooms;
  if (each >= ROOM_LIMITS.from && each <= ROOM_LIMITS.to) return undefined;
  return `${formatNumber(rooms)} Zimmer auf ${formatArea(area)} passen zu keinem der Angebote, aus denen gerechnet wird.`;
}

export const NO_OFFERS = 'dazu haben wir keine Angebote, mit denen sich rechnen lässt';

export function beyondOffers(
  { propertyType, area, plotArea, rooms }: RegionalHome,
  surface: PriceSurface,
  pricedRooms: readonly [number, number],
): RegionalValuation['beyond'] {
  const type = propertyTypeLabel(propertyType);
  const side = (value: number, [from, to]: readonly [number, number]) =>
    value < from ? 'unter' : value > to ? 'über' : undefined;
  const ofArea = side(area, surface.area);
  const areaBound = formatArea(surface.area[ofArea === 'unter' ? 0 : 1]);
  const ofPlot = surface.plot && plotArea != null ? side(plotArea, surface.plot) : undefined;
  const plotBound = formatArea(surface.plot?.[ofPlot === 'unter' ? 0 : 1] ?? 0);
  const ofRooms = rooms == null ? undefined : side(rooms, pricedRooms);
  return {
    ...(ofArea && {
      area:
        ofArea === 'unter'
          ? `${type} unter ${areaBound}: ${NO_OFFERS}. Es gilt der Quadratmeterpreis dieser Größe.`
          : `${type} über ${areaBound}: ${NO_OFFERS}. Der Wert steigt ab da nicht weiter.`,
    }),
    ...(ofPlot && {
      plotArea: `${type} mit ${ofPlot === 'unter' ? 'weniger' : 'mehr'} als ${plotBound} Grundstück: ${NO_OFFERS}. Gerechnet wird mit ${plotBound}.`,
    }),
    ...(ofRooms && {
      rooms: `So ${ofRooms === 'unter' ? 'wenige' : 'viele'} Zimmer auf dieser Fläche: ${NO_OFFERS}. Gerechnet wird mit ${formatNumber(Math.round(pricedRooms[ofRooms === 'unter' ? 0 : 1] * 10) / 10)}.`,
    }),
  };
}
