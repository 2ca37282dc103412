import { formatArea, formatNumber, formatPercent } from '@/lib/platform/format/number';
import type { HomeKind } from './features';
import { propertyTypeLabel } from '../options';
import type { RegionalHome, RegionalValuation } from './outcome';
import type { PriceSurface } from './surface';

/** m² with enough offers. */
export const AREA_LIMITS = { house: { from: 50, to: 500 }, flat: { from: 20, to: 300 } } as const;
/** m²; what the wizard takes. Beyond what is offered the value is continued. */
const APARTMENT_HOUSE_MOST = 2000;
/** Logarithmic growth of the value with the area beyond what is offered (docs/valuation.md). */
const GROWTH = 0.9;
/** Spread that each e-fold of the area adds. */
const GROWTH_SPREAD = 0.15;
/** m² per room; beyond are misprints. */
const ROOM_LIMITS = { from: 8, to: 100 } as const;
/** m²; offers of smaller homes are contradictory, so the price per m² stays constant. */
export const PRICED_AREA = { house: 60, flat: 40 } as const;

const NAMES = { house: 'Häuser', flat: 'Wohnungen' } as const;

export interface Continuation {
  /** The area in areas of the largest house that was offered; 1 within the offers */
  times: number;
  /** Factor of that house's value */
  growth: number;
  spread: number;
  /** Why, for the confidence */
  reason?: string;
}

/** A large apartment house is valued like the largest offered one with as much plot and rooms for each m². */
export function continuationOf({ propertyType, area }: RegionalHome, most: number): Continuation {
  if (propertyType !== 'mehrfamilienhaus' || area <= most) {
    return { times: 1, growth: 1, spread: 0 };
  }
  const times = area / most;
  return {
    times,
    growth: times ** GROWTH,
    spread: GROWTH_SPREAD * Math.log(times),
    reason: `Von Mehrfamilienhäusern über ${formatArea(most)} haben wir keine Angebote: Der Wert ist aus kleineren fortgeschrieben, nicht aus Mieten gerechnet. Die Spanne ist deshalb breiter.`,
  };
}

export const continuedAside = (most: number) =>
  `Über ${formatArea(most)} fortgeschrieben: Doppelte Fläche zählt ${formatPercent(Math.round(100 * 2 ** GROWTH) - 100)} mehr.`;

const mostOf = (kind: HomeKind, { propertyType }: RegionalHome) =>
  propertyType === 'mehrfamilienhaus' ? APARTMENT_HOUSE_MOST : AREA_LIMITS[kind].to;

export function outsideReason(kind: HomeKind, home: RegionalHome): string | undefined {
  const { area, rooms } = home;
  const { from } = AREA_LIMITS[kind];
  const to = mostOf(kind, home);
  if (area < from || area > to) {
    return `Mit ${formatArea(area)} Wohnfläche gibt es zu wenige Angebote, um daraus zu rechnen: ${home.propertyType === 'mehrfamilienhaus' ? 'Mehrfamilienhäuser' : NAMES[kind]} werden von ${formatNumber(from)} bis ${formatArea(to)} bewertet.`;
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
          : `${type} über ${areaBound}: ${NO_OFFERS}. ${propertyType === 'mehrfamilienhaus' ? 'Der Wert ist von dieser Größe aus fortgeschrieben, die Spanne breiter.' : 'Der Wert steigt ab da nicht weiter.'}`,
    }),
    ...(ofPlot && {
      plotArea: `${type} mit ${ofPlot === 'unter' ? 'weniger' : 'mehr'} als ${plotBound} Grundstück: ${NO_OFFERS}. Gerechnet wird mit ${plotBound}.`,
    }),
    ...(ofRooms && {
      rooms: `So ${ofRooms === 'unter' ? 'wenige' : 'viele'} Zimmer auf dieser Fläche: ${NO_OFFERS}. Gerechnet wird mit ${formatNumber(Math.round(pricedRooms[ofRooms === 'unter' ? 0 : 1] * 10) / 10)}.`,
    }),
  };
}
