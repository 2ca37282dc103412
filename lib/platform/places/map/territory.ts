import type { Point } from './projection';

/** The middle of a postcode's area in the drawing, and how far that area may reach. */
export interface Site extends Point {
  /** Units of the drawing */
  reach: number;
}

/** A drawing cut into squares, each with the index of the site that it belongs to. */
export interface Territory {
  columns: number;
  rows: number;
  /** Row by row; -1 where nobody's */
  owners: Int16Array;
}

const NOBODY = -1;

/** Gives each square to the nearest site that reaches it. */
function nearestOwners(sites: readonly Site[], columns: number, rows: number, cell: number) {
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

/** Squares beside a square, without those beyond the edge. */
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

/** Everything that can be reached from the seeds by steps to the side. */
function spread(seeds: number[], territory: Territory, mayEnter: (at: number) => boolean) {
  const reached = new Set(seeds);
  for (const at of reached) {
    for (const next of beside(at, territory.columns, territory.rows)) {
      if (mayEnter(next)) reached.add(next);
    }
  }
  return reached;
}

/** Woods and lakes between postcodes are nobody's: they go to whom they lie beside. */
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

/** Cuts a drawing into squares of the given size and shares them out among the sites. */
export function shareOut(
  sites: readonly Site[],
  { width, height, cell }: { width: number; height: number; cell: number },
): Territory {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const territory = { columns, rows, owners: nearestOwners(sites, columns, rows, cell) };
  fillGaps(territory);
  return territory;
}
