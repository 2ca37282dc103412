import 'server-only';
import { type Label, type LabelledPlace, placeLabels } from '@/lib/platform/places/map/labels';
import { projectionFor } from '@/lib/platform/places/map/projection';
import { MARGIN_KM, withoutFarIslands } from '@/lib/platform/places/map/state-map';
import { postcodes } from '@/lib/platform/places/postcodes';
import outlines from './outlines.json';
import { partsOf, type PricePlace } from './places';
import type { HomeKind } from '@/lib/valuation/regional/features';
import type { PricedPlace } from './prices';
import { mainKindOf, pricedOf } from './service';
import { percentAbove, SAME } from './words';

const STEPS = 5;

export const LABEL_SIZE = 22;
const MOST_LABELS = 24;
const DOT_SCALE = 1.8;

interface Stepped {
  place: PricePlace;
  isHere: boolean;
  /** From 0, the cheapest; missing without a price */
  step?: number;
}

export interface PriceMap {
  of: PricePlace;
  kind: HomeKind;
  width: number;
  height: number;
  areas: readonly (Stepped & { path: string })[];
  dots: readonly (Stepped & { x: number; y: number; label?: Label })[];
  outline?: { path: string; left: number; top: number };
  /** Whole euros */
  steps: readonly { from: number; to: number }[];
}

type Drawn = Pick<PriceMap, 'of' | 'kind' | 'steps'> & { parts: readonly PricedPlace[] };

interface Sheet {
  width: number;
  height: number;
  areas: Record<string, string>;
}

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

/** Five steps with equally many places; fewer for few or similar prices. */
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

function areaMap({ of, kind, steps, parts }: Drawn, here: PricePlace): PriceMap {
  const { width, height, areas } = sheets[of.key]!;
  return {
    of,
    kind,
    width,
    height,
    steps,
    dots: [],
    areas: parts.flatMap(({ place, [kind]: price }) => {
      const path = areas[place.key];
      return path ? { place, path, step: stepOf(steps, price), isHere: place === here } : [];
    }),
  };
}

function labelsAt(
  points: readonly LabelledPlace[],
  { width, height }: { width: number; height: number },
) {
  const [first, ...rest] = points.map(({ name, x, y }) => ({
    name,
    x: x / DOT_SCALE,
    y: y / DOT_SCALE,
  }));
  if (!first) return [];
  const sheet = { width: width / DOT_SCALE, height: height / DOT_SCALE };
  return placeLabels([first, ...rest], { ...sheet, size: LABEL_SIZE / DOT_SCALE }).map((label) => ({
    ...label,
    textX: toTenth(label.textX * DOT_SCALE),
    textY: toTenth(label.textY * DOT_SCALE),
  }));
}

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
    of,
    kind,
    width,
    height,
    steps,
    areas: [],
    outline: { path, left, top },
    dots: points.map(({ place, x, y, [kind]: price }) => {
      const label = labels.find(({ name }) => name === place.key);
      const isHere = place === here || (here.level === 'town' && here.children.includes(place));
      const dot = { place, x, y, isHere };
      return { ...dot, step: stepOf(steps, price), ...(label && { label }) };
    }),
  };
}

export function mapOf(place: PricePlace): PriceMap {
  let of = place.level === 'town' ? place.parent! : place;
  while (partsOf(of).length < 2 && of.parent) of = of.parent;
  // The marked one is drawn last, on top.
  const parts = partsOf(of)
    .toSorted((a, b) => Number(a === place) - Number(b === place))
    .map(pricedOf);
  const kind = mainKindOf(of);
  const drawn = { of, kind, parts, steps: stepsOf(parts.flatMap((part) => part[kind] ?? [])) };
  return partsOf(of)[0]!.level === 'postcode' ? dotMap(drawn, place) : areaMap(drawn, place);
}
