import { estimate } from '../../../lib/valuation/estimate';
import type { Listing } from '../listing-forms';
import type { ReadListings } from '../listings';
import { measure, type Measures, type Pair } from '../metrics';
import type { ListingValue, NotValued } from '../value-listing';
import { regionOf } from '../../../lib/platform/places/service';
import { stateName, STATES } from '../../../lib/platform/places/states';

function federalStateOf({ state, postalCode }: Listing): string | undefined {
  if (state) return STATES.find(({ name }) => name === state)?.name;
  const region = postalCode && regionOf(postalCode);
  return region ? stateName(region.state) : undefined;
}

export const GROUPS = ['house resale', 'flat resale', 'house', 'flat'] as const;
export type Group = (typeof GROUPS)[number];
type ByGroup = Partial<Record<Group, Measures>>;

export interface ModelComparison {
  regional: ByGroup;
  baseFormula: ByGroup;
}

export interface Evaluation extends ModelComparison {
  /** By the German name of the state, sorted */
  byState: Record<string, ModelComparison>;
  skipped: { total: number; reasons: Record<string, number> };
}

interface ValuedListing {
  groups: Group[];
  state: string | undefined;
  regional: Pair;
  baseFormula: Pair;
}

interface Means {
  value: (listing: Listing) => ListingValue | NotValued;
  onProgress?: (done: number) => void;
}

/** The sources of 2020 do not distinguish resale from new building. */
function groupsOf({ source, kind, isResale }: Listing): Group[] {
  return source === '2024' && isResale ? [`${kind} resale`, kind] : [kind];
}

function byGroup(valued: readonly ValuedListing[], pairOf: (one: ValuedListing) => Pair): ByGroup {
  return Object.fromEntries(
    GROUPS.flatMap((group) => {
      const pairs = valued.filter(({ groups }) => groups.includes(group)).map(pairOf);
      return pairs.length > 0 ? [[group, measure(pairs)]] : [];
    }),
  );
}

const compare = (valued: readonly ValuedListing[]): ModelComparison => ({
  regional: byGroup(valued, ({ regional }) => regional),
  baseFormula: byGroup(valued, ({ baseFormula }) => baseFormula),
});

function compareStates(valued: readonly ValuedListing[]): Record<string, ModelComparison> {
  const states = new Map<string, ValuedListing[]>();
  for (const one of valued) {
    if (!one.state) continue;
    const ofState = states.get(one.state);
    if (ofState) ofState.push(one);
    else states.set(one.state, [one]);
  }
  const sorted = [...states].sort(([one], [other]) => one.localeCompare(other, 'de'));
  return Object.fromEntries(sorted.map(([state, ofState]) => [state, compare(ofState)]));
}

/** Measures both valuations against the prices of the same listings. Invalid rows are counted by reason. */
export function evaluateModel(
  files: readonly ReadListings[],
  { value, onProgress }: Means,
): Evaluation {
  const reasons = new Map<string, number>();
  const skip = (reason: string) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  for (const { reason } of files.flatMap(({ unreadable }) => unreadable)) skip(reason);

  const valued: ValuedListing[] = [];
  for (const [index, listing] of files.flatMap(({ listings }) => listings).entries()) {
    const { price } = listing;
    const regional = value(listing);
    onProgress?.(index + 1);
    if ('reason' in regional) {
      skip(regional.reason);
      continue;
    }
    valued.push({
      groups: groupsOf(listing),
      state: federalStateOf(listing),
      regional: { price, ...regional },
      baseFormula: { price, value: estimate(listing).value },
    });
  }
  const total = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...compare(valued),
    byState: compareStates(valued),
    skipped: { total, reasons: Object.fromEntries(reasons) },
  };
}
