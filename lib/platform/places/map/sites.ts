import type { PostcodeRow } from '../types';
import type { Projection } from './projection';
import type { Site } from './territory';

/** An area reaches about as far as it is to the third neighbour: little in towns, far in the country. */
const NEIGHBOUR = 3;
const SHARE = 0.75;
/** Kilometres that the middles of areas without neighbours (islands) and with few of them are given. */
const ISLAND = { beyond: 25, reach: 3 };
const LIMITS = { least: 1.2, most: 9 };

/** Kilometres that the area around a middle may reach. */
function reachOf(distanceToNeighbour: number): number {
  if (distanceToNeighbour > ISLAND.beyond) return ISLAND.reach;
  return Math.min(LIMITS.most, Math.max(LIMITS.least, distanceToNeighbour * SHARE));
}

/** The middles of postcodes in a drawing, each with the reach of its area, in the order of the rows. */
export function sitesOf(rows: readonly PostcodeRow[], { toPoint, kmPerUnit }: Projection): Site[] {
  const points = rows.map(toPoint);
  const order = [...points.keys()].sort((a, b) => points[a]!.y - points[b]!.y);
  const sites: Site[] = [];
  for (const [rank, index] of order.entries()) {
    const { x, y } = points[index]!;
    const nearest = new Array<number>(NEIGHBOUR).fill(Infinity);
    // Outwards from here, up and down, until a whole row lies farther than the neighbours found.
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
