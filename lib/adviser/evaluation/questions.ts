import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const question = z.union([
  z.strictObject({ question: z.string(), cite: z.array(z.string()).min(1), kind: z.string() }),
  z.strictObject({ question: z.string(), refuse: z.literal(true), kind: z.string() }),
]);

/** A question as somebody typed it, with the headings that answer it, or that there is no answer. */
export type EvaluationQuestion = z.output<typeof question>;

/** The sets of questions: one that the adviser is improved with, one that it is only measured with. */
export const SETS = {
  questions: 'questions.yaml',
  more: 'more.yaml',
  'held-out': 'held-out.yaml',
} as const;

export type SetName = keyof typeof SETS;

/** The questions of a set. */
export function evaluationQuestions(set: SetName): EvaluationQuestion[] {
  const file = join('lib', 'adviser', 'evaluation', SETS[set]);
  return z.array(question).parse(parse(readFileSync(file, 'utf8')));
}
