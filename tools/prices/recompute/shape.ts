export type Table = number[][];

const SWEEPS = 12;

const add = (a: Table, b: Table, factor: number): Table =>
  a.map((row, i) => row.map((value, j) => value + factor * b[i]![j]!));

const turned = (table: Table): Table => table[0]!.map((_, j) => table.map((row) => row[j]!));

/** Isotonic regression: the largest, over starts up to a place, of the smallest mean to any later end. */
function risingLine(values: readonly number[], weights: readonly number[]): number[] {
  const smallest = values.map((_, from) => smallestMeans(values, weights, from));
  return values.map((_, at) => Math.max(...smallest.slice(0, at + 1).map((means) => means[at]!)));
}

function smallestMeans(values: readonly number[], weights: readonly number[], from: number) {
  const means: number[] = [];
  let [sum, weight] = [0, 0];
  for (let end = from; end < values.length; end++) {
    sum += values[end]! * weights[end]!;
    weight += weights[end]!;
    means[end] = sum / weight;
  }
  for (let at = values.length - 2; at >= from; at--)
    means[at] = Math.min(means[at]!, means[at + 1]!);
  return means;
}

const risingRows = (table: Table, weights: Table): Table =>
  table.map((row, i) => risingLine(row, weights[i]!));

/** Alternates rows and columns, and first undoes the last change of each (Dykstra). */
export function risingTable(table: Table, weights: Table): Table {
  if (table[0]!.length === 1) return turned(risingRows(turned(table), turned(weights)));
  const none = table.map((row) => row.map(() => 0));
  let [now, byRows, byColumns] = [table, none, none];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = add(now, byRows, 1);
    const across = risingRows(before, weights);
    byRows = add(before, across, -1);
    const second = add(across, byColumns, 1);
    now = turned(risingRows(turned(second), turned(weights)));
    byColumns = add(second, now, -1);
  }
  return withoutFalls(now);
}

const withoutFalls = (table: Table): Table =>
  table.map((row, i) =>
    row.map((_, j) => Math.max(...table.slice(0, i + 1).flatMap((each) => each.slice(0, j + 1)))),
  );
