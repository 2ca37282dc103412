interface Sparse {
  rows: number;
  columns: number;
  start: Int32Array;
  column: Int32Array;
  value: Float64Array;
}

export interface RegionPoint {
  x: number;
  y: number;
  state: string;
  district: string;
  zip3: string;
  place: string;
  character: readonly number[];
  /** Standardised; only the region's levels and slopes are drawn to them */
  surroundings: readonly number[];
}

export interface Prior {
  /** Variances */
  state: number;
  district: number;
  zip3: number;
  place: number;
  region: number;
  covariate: number;
  surroundings: number;
  constant: number;
  /** Spacing in km and variance */
  fields: readonly (readonly [number, number])[];
  /** Correlation of the outputs, row by row */
  outputs: readonly (readonly number[])[];
}

function basis(points: readonly RegionPoint[], prior: Prior): Sparse {
  const columns = new Map<string, number>();
  const rows: [number, number][][] = points.map(() => []);
  const add = (row: number, name: string, value: number) => {
    const known = columns.get(name) ?? columns.size;
    columns.set(name, known);
    rows[row]!.push([known, value]);
  };
  points.forEach((point, i) => {
    add(i, 'one', Math.sqrt(prior.constant));
    point.character.forEach((c, k) => add(i, `covariate ${k}`, c * Math.sqrt(prior.covariate)));
    point.surroundings.forEach((s, k) =>
      add(i, `surroundings ${k}`, s * Math.sqrt(prior.surroundings)),
    );
    add(i, `state ${point.state}`, Math.sqrt(prior.state));
    add(i, `district ${point.district}`, Math.sqrt(prior.district));
    add(i, `zip3 ${point.zip3}`, Math.sqrt(prior.zip3));
    add(i, `place ${point.place} ${point.zip3}`, Math.sqrt(prior.place));
    add(i, `region ${i}`, Math.sqrt(prior.region));
    for (const [spacing, variance] of prior.fields) {
      const reach = 2.5 * spacing;
      const near: [string, number][] = [];
      let norm = 0;
      for (let gx = Math.ceil((point.x - reach) / spacing); gx * spacing <= point.x + reach; gx++) {
        for (
          let gy = Math.ceil((point.y - reach) / spacing);
          gy * spacing <= point.y + reach;
          gy++
        ) {
          const d = Math.hypot(point.x - gx * spacing, point.y - gy * spacing) / reach;
          if (d >= 1) continue;
          const value = (1 - d) ** 4 * (4 * d + 1);
          near.push([`field ${spacing} ${gx} ${gy}`, value]);
          norm += value * value;
        }
      }
      for (const [name, value] of near) add(i, name, value * Math.sqrt(variance / norm));
    }
  });
  const size = rows.reduce((sum, row) => sum + row.length, 0);
  const start = new Int32Array(points.length + 1);
  const column = new Int32Array(size);
  const value = new Float64Array(size);
  let at = 0;
  rows.forEach((row, i) => {
    for (const [c, v] of row) {
      column[at] = c;
      value[at++] = v;
    }
    start[i + 1] = at;
  });
  return { rows: points.length, columns: columns.size, start, column, value };
}

export class SpatialField {
  private readonly z: Sparse;
  private readonly outputs: number;
  private readonly root: Float64Array;
  private warm: Float64Array | undefined;
  iterations = 0;

  constructor(points: readonly RegionPoint[], prior: Prior) {
    this.z = basis(points, prior);
    this.outputs = prior.outputs.length;
    this.root = choleskyRoot(prior.outputs);
  }

  /** effects = Z v Lᵀ */
  private toRegions(v: Float64Array): Float64Array {
    const { rows, start, column, value } = this.z;
    const o = this.outputs;
    const result = new Float64Array(rows * o);
    const sum = new Float64Array(o);
    for (let i = 0; i < rows; i++) {
      sum.fill(0);
      for (let k = start[i]!; k < start[i + 1]!; k++) {
        const c = column[k]! * o;
        const w = value[k]!;
        for (let a = 0; a < o; a++) sum[a]! += w * v[c + a]!;
      }
      for (let a = 0; a < o; a++) {
        let s = 0;
        for (let b = 0; b <= a; b++) s += this.root[a * o + b]! * sum[b]!;
        result[i * o + a] = s;
      }
    }
    return result;
  }

  private toBasis(u: Float64Array): Float64Array {
    const { rows, columns, start, column, value } = this.z;
    const o = this.outputs;
    const result = new Float64Array(columns * o);
    const mixed = new Float64Array(o);
    for (let i = 0; i < rows; i++) {
      for (let b = 0; b < o; b++) {
        let s = 0;
        for (let a = b; a < o; a++) s += this.root[a * o + b]! * u[i * o + a]!;
        mixed[b] = s;
      }
      for (let k = start[i]!; k < start[i + 1]!; k++) {
        const c = column[k]! * o;
        const w = value[k]!;
        for (let a = 0; a < o; a++) result[c + a]! += w * mixed[a]!;
      }
    }
    return result;
  }

  /**
   * The effects, regions × outputs.
   * @param precision per region a matrix outputs × outputs: sum of weight × loading × loading
   * @param target per region: sum of weight × loading × residual
   */
  estimate(precision: Float64Array, target: Float64Array, tolerance = 1e-3): Float64Array {
    const o = this.outputs;
    const regions = this.z.rows;
    const apply = (v: Float64Array) => {
      const u = this.toRegions(v);
      const pu = new Float64Array(regions * o);
      for (let i = 0; i < regions; i++)
        for (let a = 0; a < o; a++) {
          let s = 0;
          const at = (i * o + a) * o;
          for (let b = 0; b < o; b++) s += precision[at + b]! * u[i * o + b]!;
          pu[i * o + a] = s;
        }
      const k = this.toBasis(pu);
      for (let i = 0; i < k.length; i++) k[i]! += v[i]!;
      return k;
    };
    const b = this.toBasis(target);
    const x = this.warm ?? new Float64Array(b.length);
    const r = apply(x);
    for (let i = 0; i < r.length; i++) r[i] = b[i]! - r[i]!;
    const p = Float64Array.from(r);
    const dot = (u: Float64Array, v: Float64Array) => {
      let s = 0;
      for (let i = 0; i < u.length; i++) s += u[i]! * v[i]!;
      return s;
    };
    let rs = dot(r, r);
    const stop = tolerance ** 2 * dot(b, b);
    let it = 0;
    for (; it < 2000 && rs > stop; it++) {
      const ap = apply(p);
      const alpha = rs / dot(p, ap);
      for (let i = 0; i < x.length; i++) {
        x[i]! += alpha * p[i]!;
        r[i]! -= alpha * ap[i]!;
      }
      const next = dot(r, r);
      const beta = next / rs;
      for (let i = 0; i < p.length; i++) p[i] = r[i]! + beta * p[i]!;
      rs = next;
    }
    this.iterations = it;
    this.warm = x;
    return this.toRegions(x);
  }
}

function choleskyRoot(matrix: readonly (readonly number[])[]): Float64Array {
  const n = matrix.length;
  const a = Float64Array.from(matrix.flat());
  for (let i = 0; i < n; i++) a[i * n + i]! += 1e-4;
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) a[j * n + j]! -= a[j * n + k]! ** 2;
    a[j * n + j] = Math.sqrt(a[j * n + j]!);
    for (let i = j + 1; i < n; i++) {
      for (let k = 0; k < j; k++) a[i * n + j]! -= a[i * n + k]! * a[j * n + k]!;
      a[i * n + j]! /= a[j * n + j]!;
    }
    for (let i = 0; i < j; i++) a[i * n + j] = 0;
  }
  return a;
}
