import { a1, ANSWERS, fits, guides, createKnowledge, retrieve, strip, scopeOf, withExtra } from './zz-lib';
let t = Date.now();
const k = createKnowledge(withExtra(), guides);
console.log('knowledge ms', Date.now() - t);
const ord = a1.filter((q) => q.group === 'ordinary');
let oracle = 0, top1 = 0, top3 = 0, ms = 0;
const none: string[] = [], wrong: string[] = [];
for (const q of ord) {
  const m = q.turns[0]!;
  const any = ANSWERS.filter((a) => fits(`${a.title}\n${a.text}`, q));
  if (any.length) oracle++; else none.push(m + '  => ' + q.note);
  t = performance.now();
  const f = retrieve(k, { message: strip(m), said: m, scope: scopeOf(m) });
  ms += performance.now() - t;
  const ok = f.candidates.map(({ answer }) => fits(`${answer.title}\n${answer.text}`, q));
  if (ok[0]) top1++; else if (any.length) wrong.push(`${m}\n     ${q.must.join(' & ')} NOT ${q.mustNot}\n     got ${f.candidates[0]?.answer.id} | right at ${ok.indexOf(true)} ${f.candidates[ok.indexOf(true)]?.answer.id}`);
  if (ok.slice(0, 3).includes(true)) top3++;
}
console.log({ n: ord.length, oracle, top1, top3, ms: ms / ord.length });
if (process.argv[2] === 'none') console.log(none.join('\n'));
if (process.argv[2] === 'wrong') console.log(wrong.join('\n'));
