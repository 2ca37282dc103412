import { writeFileSync } from 'node:fs';
import { a1, ANSWERS, fits, guides, createKnowledge, retrieve, strip, scopeOf, extra, signsOf, type Sign } from './zz-lib';
const SIGNS: Sign[] = ['coverage','likeness','next','rank','section','firstSection','scope','elsewhere','first','second','chance'];
const split = (odd: boolean) => ANSWERS.map((a) => ({ ...a, questions: [...a.questions, ...(extra.get(a.id) ?? []).filter((_, i) => (i % 2 === 1) === odd)] }));
const k = createKnowledge(split(false), guides);
interface Row { x: number[]; y: boolean; }
interface Q { rows: Row[]; name: string }
const build = (m: string, ok: (id: string) => boolean): Q => {
  const f = retrieve(k, { message: strip(m), said: m, scope: scopeOf(m) });
  return { name: m, rows: f.candidates.map(({ answer, evidence }) => ({ x: SIGNS.map((s) => signsOf(evidence)[s]), y: ok(answer.id) })) };
};
let t = Date.now();
const A: Q[] = a1.filter((q) => q.group === 'ordinary').map((q) => build(q.turns[0]!, (id) => { const a = ANSWERS.find((x) => x.id === id); return !!a && fits(a.title + '\n' + a.text, q); })).filter((q) => q.rows.some((r) => r.y));
const W: Q[] = ANSWERS.flatMap((a) => (extra.get(a.id) ?? []).filter((_, i) => i % 2 === 1).map((m) => build(m, (id) => id === a.id))).filter((q) => q.rows.some((r) => r.y));
console.log('built', A.length, W.length, Date.now() - t, 'ms');
function fit(qs: Q[], weight: (q: Q) => number, l2 = 0.01, steps = 300, lr = 0.5) {
  let w = SIGNS.map(() => 1);
  const total = qs.reduce((s, q) => s + weight(q), 0);
  for (let step = 0; step < steps; step++) {
    const g = SIGNS.map(() => 0);
    for (const q of qs) {
      const s = q.rows.map((r) => r.x.reduce((a, v, i) => a + v * w[i]!, 0));
      const mx = Math.max(...s); const e = s.map((v) => Math.exp(v - mx)); const Z = e.reduce((a, b) => a + b, 0);
      const P = q.rows.reduce((a, r, i) => a + (r.y ? e[i]! : 0), 0);
      q.rows.forEach((r, i) => { const d = (r.y ? e[i]! / P : 0) - e[i]! / Z; for (let j = 0; j < w.length; j++) g[j]! += (weight(q) * d * r.x[j]!) / total; });
    }
    w = w.map((v, j) => v + lr * 10 * (g[j]! - l2 * v * 0.01));
  }
  return w;
}
const acc = (qs: Q[], w: number[]) => { let a = 0, b = 0; for (const q of qs) { const r = q.rows.map((r) => ({ y: r.y, s: r.x.reduce((a, v, i) => a + v * w[i]!, 0) })).sort((a, b) => b.s - a.s); if (r[0]!.y) a++; if (r.slice(0, 3).some((x) => x.y)) b++; } return `${(100 * a / qs.length).toFixed(1)}/${(100 * b / qs.length).toFixed(1)}`; };
const show = (w: number[]) => SIGNS.map((s, i) => `${s} ${w[i]!.toFixed(2)}`).join(', ');
const wW = fit(W, () => 1);
console.log('fit on W: W', acc(W, wW), 'A', acc(A, wW), show(wW));
const wA = fit(A, () => 1);
console.log('fit on A: W', acc(W, wA), 'A insample', acc(A, wA), show(wA));
const setA = new Set(A);
const both = fit([...A, ...W], (q) => (setA.has(q) ? 5 : 1));
console.log('both: W', acc(W, both), 'A insample', acc(A, both), show(both));
let h = 0; const K = 5;
for (let f = 0; f < K; f++) { const w = fit([...A.filter((_, i) => i % K !== f), ...W], (q) => (setA.has(q) ? 5 : 1)); const te = A.filter((_, i) => i % K === f); h += Number(acc(te, w).split('/')[0]) * te.length; }
console.log('A cross-validated', (h / A.length).toFixed(1));
if (process.argv.includes('wrong')) for (const q of a1.filter((q) => q.group === 'ordinary')) {
  const m = q.turns[0]!;
  const f = retrieve(k, { message: strip(m), said: m, scope: scopeOf(m) });
  const r = f.candidates.map(({ answer, evidence }) => ({ a: answer, s: SIGNS.reduce((s, x, i) => s + signsOf(evidence)[x] * wW[i]!, 0) })).sort((a, b) => b.s - a.s);
  const ok = r.findIndex(({ a }) => fits(a.title + '\n' + a.text, q));
  if (ok !== 0) console.log(`\n${q.id} ${m}\n   must ${q.must.map((x) => x.source).join(' & ')}  NOT ${q.mustNot.map((x) => x.source)}\n   got ${r[0]!.a.id}: ${r[0]!.a.text.slice(0, 300).replaceAll('\n', ' ')}\n   right at ${ok} ${r[ok]?.a.id ?? '-'}  (2nd ${r[1]!.a.id}, 3rd ${r[2]!.a.id})`);
}
