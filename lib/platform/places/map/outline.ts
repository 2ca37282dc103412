import type { MapPoint } from './projection';
import type { Territory } from './territory';

/** Directed, with the inside on the right. */
function bordersOf({ owners, columns, rows }: Territory, belongs: (owner: number) => boolean) {
  const inside = (column: number, row: number) =>
    column >= 0 &&
    row >= 0 &&
    column < columns &&
    row < rows &&
    belongs(owners[row * columns + column]!);
  const corner = (column: number, row: number) => row * (columns + 1) + column;
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!inside(column, row)) continue;
      if (!inside(column, row - 1)) add(corner(column, row), corner(column + 1, row));
      if (!inside(column + 1, row)) add(corner(column + 1, row), corner(column + 1, row + 1));
      if (!inside(column, row + 1)) add(corner(column + 1, row + 1), corner(column, row + 1));
      if (!inside(column - 1, row)) add(corner(column, row + 1), corner(column, row));
    }
  }
  return next;
}

/** Corners of each closed line; lakes and enclosed neighbours count too. */
export function loopsAround(
  territory: Territory,
  belongs: (owner: number) => boolean,
): MapPoint[][] {
  const next = bordersOf(territory, belongs);
  const width = territory.columns + 1;
  const loops: MapPoint[][] = [];
  for (const start of next.keys()) {
    while (next.get(start)!.length > 0) {
      const loop: MapPoint[] = [];
      let at = start;
      do {
        loop.push({ x: at % width, y: Math.floor(at / width) });
        at = next.get(at)!.pop()!;
      } while (at !== start);
      loops.push(loop);
    }
  }
  return loops;
}

/** Negative around a hole. */
export function areaOf(loop: readonly MapPoint[]): number {
  const doubled = loop.reduce((sum, { x, y }, index) => {
    const to = loop[(index + 1) % loop.length]!;
    return sum + x * to.y - to.x * y;
  }, 0);
  return doubled / 2;
}

export function smooth(loop: readonly MapPoint[], reach: number): MapPoint[] {
  return loop.map((_, index) => {
    const sum = { x: 0, y: 0 };
    for (let offset = -reach; offset <= reach; offset++) {
      const { x, y } = loop[(index + offset + loop.length) % loop.length]!;
      sum.x += x;
      sum.y += y;
    }
    return { x: sum.x / (2 * reach + 1), y: sum.y / (2 * reach + 1) };
  });
}

function distanceToLine({ x, y }: MapPoint, from: MapPoint, to: MapPoint): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
}

/** Douglas and Peucker. */
export function simplify(line: readonly MapPoint[], tolerance: number): MapPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if (distances[farthest]! <= tolerance) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

/** SVG path in tenths, relative and without optional characters. */
export function pathOf(loops: readonly (readonly MapPoint[])[]): string {
  return loops
    .map((loop) => {
      let [lastX, lastY] = [0, 0];
      const steps = loop.map(({ x, y }) => {
        const [tenX, tenY] = [Math.round(x * 10), Math.round(y * 10)];
        const step = `${(tenX - lastX) / 10} ${(tenY - lastY) / 10}`;
        [lastX, lastY] = [tenX, tenY];
        return step;
      });
      return `M${steps[0]}l${steps.slice(1).join(' ')}z`;
    })
    .join('')
    .replaceAll(' -', '-')
    .replace(/(?<!\d)0\./g, '.');
}
