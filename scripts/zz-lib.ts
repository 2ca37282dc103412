import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { readSeedFiles } from '../lib/guides/seed-files';
import { ANSWERS } from '../lib/adviser/answers/answers';
import { createKnowledge, type Knowledge } from '../lib/adviser/knowledge/knowledge';
import { evaluationQuestions } from '../lib/adviser/evaluation/questions';
import { retrieve } from '../lib/adviser/builtin/retrieve';
import { signsOf, type Sign } from '../lib/adviser/builtin/rank';
import { gateSigns, GATE_SIGNS } from '../lib/adviser/builtin/gate';
import { scopeOf } from '../lib/adviser/scope';

export const guides = await readSeedFiles();
export const extra = new Map<string, string[]>();
if (existsSync('/tmp/wordings')) for (const f of readdirSync('/tmp/wordings')) {
  try {
  const o = JSON.parse(readFileSync('/tmp/wordings/' + f, 'utf8'));
  for (const [label, qs] of Object.entries(o)) extra.set(label, qs as string[]); } catch {}
}
export const withExtra = () => ANSWERS.map((a) => ({ ...a, questions: [...a.questions, ...(extra.get(a.id) ?? [])] }));
export const strip = (m: string) => m.replace(/\d[\d.,]*\s*(?:€|%|k\b|tsd|qm|m2|m²|euro|prozent)?/gi, ' ');
export const a1 = evaluationQuestions('training').filter((q) => q.turns.length === 1 && q.group !== 'calculation');
export { ANSWERS, createKnowledge, retrieve, signsOf, gateSigns, GATE_SIGNS, scopeOf };
export type { Knowledge, Sign };
export const fits = (text: string, { must, mustNot }: { must: RegExp[]; mustNot: RegExp[] }) => must.every((p) => p.test(text)) && !mustNot.some((p) => p.test(text));
