import { ORDER_SIGNS, signsOf } from '../../lib/adviser/builtin/rank';
import { GATE_SIGNS, gateSigns } from '../../lib/adviser/builtin/gate';
import { searched } from '../../lib/adviser/builtin/advise';
import { asReply, fits, type EvaluationQuestion } from './evaluate';
import type { Knowledge } from '../../lib/adviser/knowledge/knowledge';

interface Case {
  rows: { signs: number[]; isRight: boolean }[];
}

const STEPS = 400;
/** Keeps weights small if few questions determine them. */
const PENALTY = 1e-4;

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * b[index]!, 0);

function fitOrder(cases: readonly Case[]): number[] {
  let weights: number[] = ORDER_SIGNS.map(() => 1);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map(() => 0);
    for (const { rows } of cases) {
      const scores = rows.map(({ signs }) => dot(signs, weights));
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const all = chances.reduce((sum, chance) => sum + chance, 0);
      const right = chances.reduce((sum, chance, i) => sum + (rows[i]!.isRight ? chance : 0), 0);
      rows.forEach(({ signs, isRight }, i) => {
        const pull = (isRight ? chances[i]! / right : 0) - chances[i]! / all;
        signs.forEach((value, sign) => (slope[sign]! += (pull * value) / cases.length));
      });
    }
    weights = weights.map((weight, sign) => weight + 5 * (slope[sign]! - PENALTY * weight));
  }
  return weights;
}

function fitGate(cases: readonly { signs: number[]; isRight: boolean }[]): number[] {
  let weights: number[] = [...GATE_SIGNS, 'bias'].map(() => 0);
  for (let step = 0; step < STEPS * 50; step += 1) {
    const slope = weights.map(() => 0);
    for (const { signs, isRight } of cases) {
      const values = [...signs, 1];
      const off = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-dot(values, weights)));
      values.forEach((value, sign) => (slope[sign]! += (off * value) / cases.length));
    }
    weights = weights.map((weight, sign) => weight + 0.1 * (slope[sign]! - PENALTY * weight));
  }
  return weights;
}

const told = (names: readonly string[], weights: readonly number[]) =>
  names.map((name, index) => `  ${name}: ${weights[index]!.toFixed(2)},`).join('\n');

export function fit(knowledge: Knowledge, questions: readonly EvaluationQuestion[]): void {
  const found = questions
    // Questions for which every answer would be right teach nothing.
    .filter(({ group, must, cite }) => group === 'offtopic' || must.length > 0 || cite)
    .filter(({ group }) => group !== 'calculation' && group !== 'danger')
    .flatMap((asked) => {
      const result = searched(knowledge, asked.turns);
      return result ? [{ asked, found: result }] : [];
    });
  const cases = found
    .filter(({ asked }) => asked.group !== 'offtopic')
    .map(({ asked, found: { candidates } }) => ({
      rows: candidates.map(({ answer, evidence }) => {
        const signs = signsOf(evidence);
        return {
          signs: ORDER_SIGNS.map((sign) => signs[sign]),
          isRight: fits(asked, asReply(knowledge, answer)),
        };
      }),
    }))
    .filter(({ rows }) => rows.some(({ isRight }) => isRight));
  console.log(
    `rank.ts, ORDER, from ${cases.length} questions:\n${told(ORDER_SIGNS, fitOrder(cases))}`,
  );
  const gate = found.map(({ asked, found: result }) => {
    const signs = gateSigns(result, result.isFollowUp);
    const best = result.candidates[0]?.answer;
    const isRight =
      asked.group !== 'offtopic' && best !== undefined && fits(asked, asReply(knowledge, best));
    return { signs: GATE_SIGNS.map((sign) => signs[sign]), isRight };
  });
  console.log(`gate.ts, CERTAINTY, from ${gate.length} questions, once the order stands:`);
  console.log(told([...GATE_SIGNS, 'bias'], fitGate(gate)));
}
