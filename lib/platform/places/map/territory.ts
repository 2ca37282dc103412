import type { MapPoint, Projection } from './projection';
import type { PostcodeRow } from '@/lib/platform/places/types';

/** Middle of a postcode's area, and how far the area may reach. */
export interface MapSite extends MapPoint {
  reach: number;
}

export interface Territory {
  columns: number;
  rows: number;
  /** Row by row; -1 without an owner */
  owners: Int16Array;
}

const NOBODY = -1;

function nearestOwners(sites: readonly MapSite[], columns: number, rows: number, cell: number) {
  const owners = new Int16Array(columns * rows).fill(NOBODY);
  const distances = new Float32Array(columns * rows).fill(Infinity);
  for (const [index, { x, y, reach }] of sites.entries()) {
    const [left, right] = [Math.floor((x - reach) / cell), Math.ceil((x + reach) / cell)];
    const [top, bottom] = [Math.floor((y - reach) / cell), Math.ceil((y + reach) / cell)];
    for (let row = Math.max(0, top); row < Math.min(rows, bottom); row++) {
      for (let column = Math.max(0, left); column < Math.min(columns, right); column++) {
        const distance = Math.hypot((column + 0.5) * cell - x, (row + 0.5) * cell - y);
        const at = row * columns + column;
        if (distance <= reach && distance < distances[at]!) {
          distances[at] = distance;
          owners[at] = index;
        }
      }
    }
  }
  return owners;
}

function beside(at: number, columns: number, rows: number): number[] {
  const column = at % columns;
  const row = (at - column) / columns;
  return [
    ...(column > 0 ? [at - 1] : []),
    ...(column < columns - 1 ? [at + 1] : []),
    ...(row > 0 ? [at - columns] : []),
    ...(row < rows - 1 ? [at + columns] : []),
  ];
}

function spread(seeds: number[], territory: Territory, mayEnter: (at: number) => boolean) {
  const reached = new Set(seeds);
  for (const at of reached) {
    for (const next of beside(at, territory.columns, territory.rows)) {
      if (mayEnter(next)) reached.add(next);
    }
  }
  return reached;
}

/** Woods and lakes without a postcode go to their neighbours. */
function fillGaps(territory: Territory) {
  const { owners, columns, rows } = territory;
  const isFree = (at: number) => owners[at] === NOBODY;
  const edge = [...owners.keys()].filter(
    (at) => isFree(at) && beside(at, columns, rows).length < 4,
  );
  const outside = spread(edge, territory, isFree);
  let gaps = [...owners.keys()].filter((at) => isFree(at) && !outside.has(at));
  while (gaps.length > 0) {
    const found = gaps.map((at) => {
      const neighbour = beside(at, columns, rows).find((next) => !isFree(next));
      return [at, neighbour === undefined ? NOBODY : owners[neighbour]!] as const;
    });
    for (const [at, owner] of found) owners[at] = owner;
    gaps = gaps.filter(isFree);
  }
}

export function shareOut(
  sites: readonly MapSite[],
  { width, height, cell }: { width: number; height: number; cell: number },
): Territory {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const territory = { columns, rows, owners: nearestOwners(sites, columns, rows, cell) };
  fillGaps(territory);
  return territory;
}

/** An area reaches about as far as its third neighbour: little in towns, far in the country. */
const NEIGHBOUR = 3;
const SHARE = 0.75;
/** Kilometres for areas without neighbours (islands) or with few. */
const ISLAND = { beyond: 25, reach: 3 };
const LIMITS = { least: 1.2, most: 9 };

function reachOf(distanceToNeighbour: number): number {
  if (distanceToNeighbour > ISLAND.beyond) return ISLAND.reach;
  return Math.min(LIMITS.most, Math.max(LIMITS.least, distanceToNeighbour * SHARE));
}

export function sitesOf(
  rows: readonly PostcodeRow[],
  { toPoint, kmPerUnit }: Projection,
): MapSite[] {
  const points = rows.map(toPoint);
  const order = [...points.keys()].sort((a, b) => points[a]!.y - points[b]!.y);
  const sites: MapSite[] = [];
  for (const [rank, index] of order.entries()) {
    const { x, y } = points[index]!;
    const nearest = new Array<number>(NEIGHBOUR).fill(Infinity);
    // From here up and down, until a whole row is farther than the neighbours found.
    for (const step of [-1, 1]) {
      for (let at = rank + step; at >= 0 && at < order.length; at += step) {
        const other = points[order[at]!]!;
        if (Math.abs(other.y - y) > nearest[NEIGHBOUR - 1]!) break;
        nearest.push(Math.hypot(other.x - x, other.y - y));
        nearest.sort((a, b) => a - b).pop();
      }
    }
    sites[index] = { x, y, reach: reachOf(nearest[NEIGHBOUR - 1]! * kmPerUnit) / kmPerUnit };
  }
  return sites;
}
