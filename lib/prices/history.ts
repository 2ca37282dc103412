import 'server-only';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatPercent } from '@/lib/platform/format/number';
import type { HomeKind } from '@/lib/valuation/regional/features';
import table from './history.json';
import type { PricePlace } from './places';
import { inPlace, KIND_WORDS } from './words';

/** By country, state and district. */
export interface PricesThen {
  /** 'YYYY-MM' */
  date: string;
  /** By key of the place: houses, flats, whole euros per square metre */
  prices: Readonly<Record<string, readonly (number | null)[]>>;
}

export const history: readonly PricesThen[] = table;

export interface PriceChange extends Partial<Record<HomeKind, number>> {
  /** For a postcode the district, because its own level is too rough */
  place: PricePlace;
  /** 'YYYY-MM', of the last two deliveries */
  since: string;
  until: string;
}

function percentOf([before, now]: readonly (number | null | undefined)[]): number | undefined {
  return before && now ? Math.round((now / before - 1) * 1000) / 10 : undefined;
}

/** Percent to one decimal; undefined with one delivery. */
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

export function changeSentence(kind: HomeKind, change: PriceChange): string | undefined {
  const { place, since, [kind]: percent } = change;
  if (percent === undefined) return undefined;
  const how =
    Math.abs(percent) < 1
      ? 'im Preis fast gleich geblieben'
      : `um ${formatPercent(Math.round(Math.abs(percent)))} ${percent > 0 ? 'teurer' : 'günstiger'} geworden`;
  return `Seit ${formatPartialDate(since)} sind ${KIND_WORDS[kind].many} ${inPlace(place.name)} ${how}.`;
}
