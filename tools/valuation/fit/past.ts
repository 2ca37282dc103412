import { estimate } from '../../../lib/valuation/estimate';
import type { Coefficients } from '../../../lib/valuation/regional/coefficients';
import type { PriceData } from '../deliveries';
import type { Pair } from '../metrics';
import { pastGroup } from '../past-features';
import { bounds } from './calibrate';
import { compare } from './compare';
import { round } from './numbers';
import { ageCurve, conditionEffects } from './past-curves';
import { fitPast } from './past-fit';
import {
  errorsLeftOut,
  PAST_SOURCES,
  pastRows,
  readPast,
  type PastItem,
  type Use,
} from './past-sample';
import { LISTINGS_AT_LEAST } from './territory';

const ALL: Use = { year: true, condition: true };
const HOUSES_FOR_OWN_RANGE = 100;

type Range = [low: number, high: number];

function narrowing(items: readonly PastItem[], both: readonly number[]) {
  const complete = items.flatMap(({ listing }, i) =>
    listing.yearBuilt !== undefined && listing.condition ? [i] : [],
  );
  const width = (errors: readonly number[]) => {
    const [low, high] = bounds(complete.map((i) => errors[i]!));
    return high - low;
  };
  const none = width(errorsLeftOut(items, { year: false, condition: false }));
  const share = (errors: readonly number[]) => round(Math.min(1, width(errors) / none), 3);
  return {
    year: share(errorsLeftOut(items, { year: true, condition: false })),
    condition: share(errorsLeftOut(items, { year: false, condition: true })),
    both: share(both),
  };
}

function rangesByGroup(items: readonly PastItem[], errors: readonly number[]) {
  const indicesOf = (of: (item: PastItem) => string, value: string) =>
    items.flatMap((item, i) => (of(item) === value ? [i] : []));
  const groupOf = ({ listing }: PastItem) => pastGroup(listing);
  const sourceOf = ({ listing }: PastItem) => listing.source;
  const rangeOf = (group: string): Range => {
    const own = indicesOf(groupOf, group);
    const isOwn = own.length >= HOUSES_FOR_OWN_RANGE;
    const used = isOwn ? own : indicesOf(sourceOf, sourceOf(items[own[0]!]!));
    const [low, high] = bounds(used.map((i) => errors[i]! / items[i]!.view.spread));
    return [round(low), round(high)];
  };
  const groups = [...new Set(items.map(groupOf))].sort();
  return Object.fromEntries(groups.map((group) => [group, rangeOf(group)]));
}

/** Only effects with enough houses: others would reveal single ones. */
function storedEffects(items: readonly PastItem[], effects: ReadonlyMap<string, number>) {
  const counts = new Map<string, number>();
  for (const { columns } of pastRows(items, ALL))
    for (const [name] of columns) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(
    [...effects]
      .filter(([name]) => counts.get(name)! >= LISTINGS_AT_LEAST)
      .map(([name, value]) => [name, round(value, 5)]),
  );
}

function pairOf({ listing, view }: PastItem, error: number, [low, high]: Range): Pair {
  const log = Math.log(listing.price) - error;
  return {
    price: listing.price,
    value: Math.exp(log),
    low: Math.exp(log + low * view.spread),
    high: Math.exp(log + high * view.spread),
  };
}

export function fitThePast(data: PriceData, coefficients: Coefficients) {
  const { items, rowsRead } = readPast(data, coefficients);
  const effects = fitPast(pastRows(items, ALL));
  const errors = errorsLeftOut(items, ALL);
  const quantiles = rangesByGroup(items, errors);
  const indicesOf = (source: string) =>
    items.flatMap(({ listing }, i) => (listing.source === source ? [i] : []));
  const figures = (indices: readonly number[]) =>
    compare(
      indices.map((i) => pairOf(items[i]!, errors[i]!, quantiles[pastGroup(items[i]!.listing)]!)),
      indices.map((i) => {
        const { listing } = items[i]!;
        return { price: listing.price, value: estimate(listing).value };
      }),
    );
  return {
    effects: {
      age: ageCurve(items, effects),
      condition: conditionEffects(items, effects),
      narrower: narrowing(items, errors),
    },
    stored: { effects: storedEffects(items, effects), quantiles },
    sources: PAST_SOURCES.map(({ source, form, name }, k) => ({
      name,
      rows: rowsRead[k],
      used: indicesOf(source).length,
      date: data[form].date,
    })),
    errors: Object.fromEntries(
      PAST_SOURCES.map(({ source, group }) => [group, figures(indicesOf(source))]),
    ),
  };
}
