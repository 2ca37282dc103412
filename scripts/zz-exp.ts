import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { parse } from 'yaml';
import { readSeedFiles } from '../lib/guides/seed-files';
import { ANSWERS } from '../lib/adviser/answers/answers';
import { LIMITS, OUTSIDE } from '../lib/adviser/answers/limits';
import { createKnowledge } from '../lib/adviser/knowledge/knowledge';
import { featuresOf } from '../lib/adviser/ranking/features';
import { train, classify, weighed } from '../lib/adviser/ranking/classifier';
import { createNearest } from '../lib/adviser/ranking/nearest';

const knowledge = createKnowledge(ANSWERS, await readSeedFiles());
const v = knowledge.vocabulary;
let t = Date.now();
const base = [
  ...ANSWERS.flatMap(({ id, title, questions }) => [title, ...questions].map((q) => ({ label: id, q }))),
  ...LIMITS.flatMap(({ id, questions }) => questions.map((q) => ({ label: id, q }))),
  ...OUTSIDE.flatMap(({ limit, questions }) => questions.map((q) => ({ label: limit, q }))),
];
const extra: { label: string; q: string }[] = [];
if (existsSync('/tmp/wordings')) for (const f of readdirSync('/tmp/wordings')) {
  const o = JSON.parse(readFileSync('/tmp/wordings/' + f, 'utf8'));
  for (const [label, qs] of Object.entries(o)) for (const q of qs as string[]) extra.push({ label, q });
}
const ex = (list: typeof base) => list.map(({ label, q }) => ({ label, features: featuresOf(q, v) }));
const baseX = ex(base);
console.log('examples', base.length, 'extra', extra.length, 'features ms', Date.now() - t);
t = Date.now();
const model = train(baseX);
console.log('train ms', Date.now() - t);
const near = createNearest(baseX, model.rarity);
const idx = new Map(model.labels.map((l, i) => [l, i]));
const evalSet = (name: string, list: { label: string; q: string }[]) => {
  let c1 = 0, c3 = 0, n1 = 0, n3 = 0, s1 = 0, s10 = 0, f1 = 0;
  for (const { label, q } of list) {
    const f = featuresOf(q, v);
    const p = classify(model, f);
    const r = [...p.keys()].sort((a, b) => p[b]! - p[a]!).map((i) => model.labels[i]);
    if (r[0] === label) c1++; if (r.slice(0, 3).includes(label)) c3++;
    const m = near.find(f);
    const nn = [...m].sort((a, b) => b[1].first - a[1].first).map(([l]) => l);
    if (nn[0] === label) n1++; if (nn.slice(0, 3).includes(label)) n3++;
    const fused = model.labels.map((l, i) => [l, Math.log(p[i]! + 1e-6) + 10 * (m.get(l)?.first ?? 0)] as const).sort((a, b) => b[1] - a[1]);
    if (fused[0]![0] === label) f1++;
  }
  const k = (x: number) => (100 * x / list.length).toFixed(1);
  console.log(name, list.length, 'class@1', k(c1), '@3', k(c3), 'near@1', k(n1), '@3', k(n3), 'fused', k(f1));
};
evalSet('extra', extra);
