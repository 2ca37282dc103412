import { z } from 'zod';

/** Euros, or as it is written: '4 %'. '' is a line without an amount, and nothing is no line. */
type Amount = number | string | false | undefined;

/** Amounts by the name of their sentence in the content file, in the order of the calculation. */
export type ResultLines = Record<string, Amount>;

/** What stands for a placeholder, as people read it. */
export type LineWords = Record<string, string>;

/** A line that may stand there more than once, each time with its own words. */
interface CalculatedLine {
  text: string;
  words: LineWords;
  amount: number;
}

export interface CalculationResult {
  /** The answer in one line */
  headline: ResultLines;
  /** The way to it */
  steps: ResultLines | CalculatedLine[];
  /** What the sum consists of; drawn, so at least 0 */
  parts?: Record<string, number | false | undefined>;
  /** What holds beside the figures, by name */
  notes?: (string | false | undefined)[];
  /** For placeholders that name no entry */
  words?: LineWords;
}

export const toCents = (euros: number): number => Math.round(euros * 100) / 100;

/** An entry that contradicts another; `text` names a sentence of the content file. */
export class EntryError extends Error {
  constructor(
    readonly field: string,
    readonly text: string,
    readonly words: LineWords = {},
  ) {
    super(`${field}: ${text}`);
  }
}

export type EntriesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

interface Definition<Shape extends z.ZodRawShape> {
  /** Address and name of the content file */
  name: string;
  fields: Shape;
  /** @throws EntryError */
  calculate(entries: EntriesOf<Shape>): CalculationResult;
}

export interface Calculator<Shape extends z.ZodRawShape = z.ZodRawShape> extends Omit<
  Definition<Shape>,
  'fields'
> {
  fields: z.ZodObject<Shape>;
}

export const calculator = <Shape extends z.ZodRawShape>({
  fields,
  ...rest
}: Definition<Shape>): Calculator<Shape> => ({ ...rest, fields: z.object(fields) });
