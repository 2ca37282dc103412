import { a1, ANSWERS, fits, extra } from './zz-lib';
import { strip } from './zz-lib';
import { LIMITS, OUTSIDE } from '../lib/adviser/answers/limits';
import { createVocabulary } from '../lib/words/vocabulary';
import { SYNONYM_WORDS } from '../lib/words/synonyms';
import { featuresOf } from '../lib/adviser/ranking/features';
import { train, classify } from '../lib/adviser/ranking/classifier';
import { createNearest } from '../lib/adviser/ranking/nearest';
const fit = new Map(a1.map((q) => [q.id, new Set(ANSWERS.filter((a) => fits(a.title + '\n' + a.text, q)).map((a) => a.id))]));
const base = [
  ...ANSWERS.flatMap(({ id, title, questions }) => [title, ...questions].map((q) => ({ label: id, q }))),
  ...LIMITS.flatMap(({ id, questions }) => questions.map((q) => ({ label: id, q }))),
  ...OUTSIDE.flatMap(({ limit, questions }) => questions.map((q) => ({ label: limit, q }))),
];
const more = [...extra].flatMap(([label, qs]) => qs.map((q) => ({ label, q })));
const vocab = (l: { q: string }[]) => createVocabulary([...l.map((x) => x.q), SYNONYM_WORDS].join('\n'));
function run(name: string, tr: typeof base, te: typeof base) {
  const v = vocab(tr);
  const X = tr.map(({ label, q }) => ({ label, features: featuresOf(strip(q), v) }));
  let t = Date.now();
  const m = train(X); const ms = Date.now() - t;
  const near = createNearest(X, m.rarity);
  const judge = (q: string) => {
    const f = featuresOf(strip(q), v); const p = classify(m, f); const nn = near.find(f);
    const r = [...p.keys()].sort((a, b) => p[b]! - p[a]!).map((i) => m.labels[i]!);
    const fu = m.labels.map((l, i) => [l, Math.log(p[i]! + 1e-5) + 8 * (nn.get(l)?.first ?? 0)] as const).sort((a, b) => b[1] - a[1]).map((x) => x[0]);
    const ne = [...nn].sort((a, b) => b[1].first - a[1].first).map(([l]) => l);
    return [r, ne, fu];
  };
  const res = [0, 0, 0], res3 = [0, 0, 0];
  for (const { label, q } of te) judge(q).forEach((r, i) => { if (r[0] === label) res[i]!++; if (r.slice(0, 3).includes(label)) res3[i]!++; });
  const ord = a1.filter((q) => q.group === 'ordinary' && fit.get(q.id)!.size > 0);
  const ra = [0, 0, 0], ra3 = [0, 0, 0];
  for (const q of ord) judge(q.turns[0]!).forEach((r, i) => { if (fit.get(q.id)!.has(r[0]!)) ra[i]!++; if (r.slice(0, 3).some((x) => fit.get(q.id)!.has(x))) ra3[i]!++; });
  let inn = 0; for (const { label, q } of tr.slice(0, 1500)) if (judge(q)[0]![0] === label) inn++;
  const pc = (x: number, n: number) => (100 * x / n).toFixed(1);
  console.log(name, 'ms', ms, '| wordings', res.map((x) => pc(x, te.length)).join('/'), '@3', res3.map((x) => pc(x, te.length)).join('/'), '| a1', ra.map((x) => pc(x, ord.length)).join('/'), '@3', ra3.map((x) => pc(x, ord.length)).join('/'), '| insample', pc(inn, 1500));
}
const half = more.filter((_, i) => i % 2 === 0), other = more.filter((_, i) => i % 2 === 1);

const texts = ANSWERS.flatMap(({ id, text, keywords = [] }) => [...text.split(/(?<=[.:?])\s+/).filter((x) => x.length > 20), keywords.join(' ')].filter(Boolean).map((q) => ({ label: id, q })));
run('base+half', [...base, ...half], other);
run('base+half+texts', [...base, ...half, ...texts], other);
run('texts only', texts, other);

