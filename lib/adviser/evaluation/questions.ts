import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What kind of message a conversation ends with. */
export const GROUPS = ['ordinary', 'calculation', 'followup', 'offtopic', 'danger'] as const;

const pattern = z.string().transform((source) => new RegExp(source, 'iu'));

const question = z.strictObject({
  id: z.string(),
  group: z.enum(GROUPS),
  /** What the person writes, one message after the other; the answer to the last one is judged */
  turns: z.array(z.string().min(1)).min(1),
  /** All of them stand in a right answer */
  must: z.array(pattern),
  /** None of them stands in an answer that is not wrong or dangerous */
  mustNot: z.array(pattern),
  /** Headings of the guides, `slug#heading-id`, of which a right answer cites one */
  cite: z.array(z.string()).optional(),
  /** What a right answer says, for whoever reads the set */
  note: z.string(),
});

/** A conversation as somebody typed it who has seen neither passages nor code, with the facts of a right answer. */
export type EvaluationQuestion = z.output<typeof question>;

const FOLDER = join('lib', 'adviser', 'evaluation', 'sets');

/**
 * Those that the adviser is improved with, and those that it is judged on: these are asked once and
 * then become the first.
 */
export type SetKind = 'training' | 'judge';

/** The conversations of all sets of a kind. */
export function evaluationQuestions(kind: SetKind): EvaluationQuestion[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${kind}-`))
    .sort()
    .flatMap((file) =>
      z.array(question).parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
    );
}
