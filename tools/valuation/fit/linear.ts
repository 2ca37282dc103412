function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const a = matrix;
  for (let j = 0; j < n; j++) {
    let d = a[j * n + j]!;
    for (let k = 0; k < j; k++) d -= a[j * n + k]! ** 2;
    if (d <= 0) throw new Error('The matrix is not positive');
    const root = Math.sqrt(d);
    a[j * n + j] = root;
    for (let i = j + 1; i < n; i++) {
      let s = a[i * n + j]!;
      for (let k = 0; k < j; k++) s -= a[i * n + k]! * a[j * n + k]!;
      a[i * n + j] = s / root;
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    let s = x[i]!;
    for (let k = 0; k < i; k++) s -= a[i * n + k]! * x[k]!;
    x[i] = s / a[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    let s = x[i]!;
    for (let k = i + 1; k < n; k++) s -= a[k * n + i]! * x[k]!;
    x[i] = s / a[i * n + i]!;
  }
  return x;
}

export function ridge(
  count: number,
  columns: number,
  row: (index: number, into: Float64Array) => void,
  target: ArrayLike<number>,
  weight: ArrayLike<number>,
  penalty: (column: number) => number,
): Float64Array {
  const m = columns;
  const a = new Float64Array(m * m);
  const b = new Float64Array(m);
  const x = new Float64Array(m);
  const used = new Int32Array(m);
  for (let i = 0; i < count; i++) {
    const w = weight[i]!;
    if (w === 0) continue;
    row(i, x);
    let k = 0;
    for (let j = 0; j < m; j++) if (x[j] !== 0) used[k++] = j;
    for (let p = 0; p < k; p++) {
      const j = used[p]!;
      const xj = x[j]! * w;
      b[j]! += xj * target[i]!;
      const at = j * m;
      for (let q = 0; q <= p; q++) a[at + used[q]!]! += xj * x[used[q]!]!;
    }
  }
  for (let j = 0; j < m; j++) a[j * m + j]! += penalty(j);
  return solveSymmetric(a, b);
}
