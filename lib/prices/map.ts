import 'server-only';
import { type Label, type Named, placeLabels } from '@/lib/platform/places/map/labels';
import { projectionFor } from '@/lib/platform/places/map/projection';
import { MARGIN_KM, withoutFarIslands } from '@/lib/platform/places/map/state-map';
import { postcodes } from '@/lib/platform/places/postcodes';
import outlines from './outlines.json';
import { partsOf, type PricePlace } from './places';
import type { Kind } from '@/lib/valuation/regional/features';
import type { PricedPlace } from './prices';
import { mainKindOf, pricedOf } from './service';
import { percentAbove, SAME } from './words';

/** A number of steps, coloured from light to dark. */
const STEPS = 5;

/** Height of the letters at the dots of a map, and how many dots can have a name. */
export const LABEL_SIZE = 22;
const MOST_LABELS = 24;
/** How much larger than on the drawing of a state dots and gaps are. */
const DOT_SCALE = 1.8;

interface Stepped {
  place: PricePlace;
  /** The place that the map is shown for */
  isHere: boolean;
  /** From 0, the cheapest; nothing where no price is known */
  step?: number;
}

/** A drawing of prices, in units of its own. */
export interface PriceMap {
  /** What is drawn */
  of: PricePlace;
  /** The kind of home that is offered more there: its prices are drawn */
  kind: Kind;
  width: number;
  height: number;
  areas: readonly (Stepped & { path: string })[];
  dots: readonly (Stepped & { x: number; y: number; label?: Label })[];
  /** Of a district, around its dots; drawn on a larger sheet of which this is a part */
  outline?: { path: string; left: number; top: number };
  /** What the steps stand for, whole euros */
  steps: readonly { from: number; to: number }[];
}

/** What every map of a place begins with. */
type Drawn = Pick<PriceMap, 'of' | 'kind' | 'steps'> & { parts: readonly PricedPlace[] };

interface Sheet {
  width: number;
  height: number;
  areas: Record<string, string>;
}

/** A single district, cut out of a larger drawing at `left` and `top`. */
interface DistrictSheet {
  size: number;
  left: number;
  top: number;
  width: number;
  height: number;
  path: string;
}

const sheets: Readonly<Record<string, Sheet>> = outlines.sheets;
const districtSheets: Readonly<Record<string, DistrictSheet>> = outlines.districts;

/** Five steps of as many places each; fewer where there are fewer prices, or where they hardly differ. */
export function stepsOf(prices: readonly number[]) {
  const sorted = [...new Set(prices)].toSorted((a, b) => a - b);
  const apart = percentAbove(sorted.at(-1) ?? 1, sorted[0] ?? 1);
  const count = Math.min(STEPS, sorted.length, Math.max(1, Math.ceil(apart / SAME)));
  return Array.from({ length: count }, (_, step) => ({
    from: sorted[Math.floor((step * sorted.length) / count)]!,
    to: sorted[Math.floor(((step + 1) * sorted.length) / count) - 1]!,
  }));
}

const stepOf = (steps: PriceMap['steps'], price?: number) =>
  price === undefined ? undefined : steps.findIndex(({ to }) => price <= to);

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The states of the country, or the districts of a state. */
function areaMap({ of, kind, steps, parts }: Drawn, here: PricePlace): PriceMap {
  const { width, height, areas } = sheets[of.key]!;
  return {
    ...{ of, kind, width, height, steps, dots: [] },
    areas: parts.flatMap(({ place, [kind]: price }) => {
      const path = areas[place.key];
      return path ? { place, path, step: stepOf(steps, price), isHere: place === here } : [];
    }),
  };
}

/** Where the names of dots stand. */
function labelsAt(points: readonly Named[], { width, height }: { width: number; height: number }) {
  const [first, ...rest] = points.map(({ name, x, y }) => ({
    ...{ name, x: x / DOT_SCALE, y: y / DOT_SCALE },
  }));
  if (!first) return [];
  const sheet = { width: width / DOT_SCALE, height: height / DOT_SCALE };
  return placeLabels([first, ...rest], { ...sheet, size: LABEL_SIZE / DOT_SCALE }).map((label) => ({
    ...label,
    ...{ textX: toTenth(label.textX * DOT_SCALE), textY: toTenth(label.textY * DOT_SCALE) },
  }));
}

/** The postcodes of a district as dots; islands far off it are in the table alone. */
function dotMap({ of, kind, steps, parts }: Drawn, here: PricePlace): PriceMap {
  const { key } = of.level === 'state' ? of.children[0]! : of;
  const { size, left, top, width, height, path } = districtSheets[key]!;
  const inside = withoutFarIslands(postcodes.filter(({ district }) => district === key));
  const { toPoint } = projectionFor(inside, { size, marginKm: MARGIN_KM });
  const points = parts.flatMap((part) => {
    const row = postcodes[part.place.codes[0]!]!;
    if (!inside.includes(row)) return [];
    const { x, y } = toPoint(row);
    return { ...part, name: part.place.key, x: toTenth(x - left), y: toTenth(y - top) };
  });
  const labels = points.length > MOST_LABELS ? [] : labelsAt(points, { width, height });
  return {
    ...{ of, kind, width, height, steps, areas: [], outline: { path, left, top } },
    dots: points.map(({ place, x, y, [kind]: price }) => {
      const label = labels.find(({ name }) => name === place.key);
      const isHere = place === here || (here.level === 'town' && here.children.includes(place));
      const dot = { place, x, y, isHere };
      return { ...dot, step: stepOf(steps, price), ...(label && { label }) };
    }),
  };
}

/** The map of a place: its states, its districts or its postcodes, or those that it is one of. */
export function mapOf(place: PricePlace): PriceMap {
  let of = place.level === 'town' ? place.parent! : place;
  while (partsOf(of).length < 2 && of.parent) of = of.parent;
  // What is marked lies above the rest.
  const parts = partsOf(of)
    .toSorted((a, b) => Number(a === place) - Number(b === place))
    .map(pricedOf);
  const kind = mainKindOf(of);
  const drawn = { of, kind, parts, steps: stepsOf(parts.flatMap((part) => part[kind] ?? [])) };
  return partsOf(of)[0]!.level === 'postcode' ? dotMap(drawn, place) : areaMap(drawn, place);
}
