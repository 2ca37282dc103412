import 'server-only';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatPercent } from '@/lib/platform/format/number';
import type { Kind } from '@/lib/valuation/regional/features';
import table from './history.json';
import type { PricePlace } from './places';
import { inPlace, KIND_WORDS } from './words';

/** What homes cost in each country, state and district at the time of a delivery. */
export interface PricesThen {
  /** Of the delivery, 'YYYY-MM' */
  date: string;
  /** By the key of the place: of houses, of flats, whole euros for a square metre */
  prices: Readonly<Record<string, readonly (number | null)[]>>;
}

/** One entry for each delivery that was fitted, the oldest first. */
export const history: readonly PricesThen[] = table;

/** How prices have changed from one delivery to the next. */
export interface PriceChange extends Partial<Record<Kind, number>> {
  /** The area it describes: for a postcode, whose own level is too rough, the district */
  place: PricePlace;
  /** 'YYYY-MM', of the last delivery but one and of the last */
  since: string;
  until: string;
}

function percentOf([before, now]: readonly (number | null | undefined)[]): number | undefined {
  return before && now ? Math.round((now / before - 1) * 1000) / 10 : undefined;
}

/** The change between the two last deliveries, in percent to a tenth; nothing while there is one. */
export function changeOf(place: PricePlace, entries = history): PriceChange | undefined {
  const of = ['town', 'postcode'].includes(place.level) ? place.parent! : place;
  const [before, now] = entries.slice(-2);
  if (!before || !now) return undefined;
  const [house, flat] = [0, 1].map((kind) =>
    percentOf([before, now].map(({ prices }) => prices[of.key]?.[kind])),
  );
  return house === undefined && flat === undefined
    ? undefined
    : { place: of, since: before.date, until: now.date, house, flat };
}

/** 'Seit Juni 2024 sind Häuser im Landkreis Celle um 3 % teurer geworden.' */
export function changeSentence(kind: Kind, change: PriceChange): string | undefined {
  const { place, since, [kind]: percent } = change;
  if (percent === undefined) return undefined;
  const how =
    Math.abs(percent) < 1
      ? 'im Preis fast gleich geblieben'
      : `um ${formatPercent(Math.round(Math.abs(percent)))} ${percent > 0 ? 'teurer' : 'günstiger'} geworden`;
  return `Seit ${formatPartialDate(since)} sind ${KIND_WORDS[kind].many} ${inPlace(place.name)} ${how}.`;
}
