import type { z } from 'zod';

/** Numbers of a sentence by the name of their placeholder; already written as people read them. */
export type LineWords = Record<string, string>;

/** `text` names a sentence of the content file; `euros` stands beside it. */
export interface CalculatedLine {
  text: string;
  words?: LineWords;
  /** Shown with cents where there are some */
  euros?: number;
  /** Stands beside it where it is no euros: '4 %' */
  amount?: string;
}

export const toCents = (euros: number): number => Math.round(euros * 100) / 100;

/** A part of a whole, drawn and listed. */
export interface ResultPart {
  text: string;
  /** At least 0 */
  euros: number;
}

export interface CalculationResult {
  /** The answer in one sentence */
  headline: CalculatedLine;
  /** The way to it, in the order of the calculation */
  steps: CalculatedLine[];
  /** What the sum consists of */
  parts?: ResultPart[];
  /** What holds beside the figures */
  notes?: CalculatedLine[];
}

/** No line for what was left empty or is nothing. */
export const lineIf = (text: string, euros = 0, words?: LineWords) =>
  euros === 0 ? [] : [{ text, words, euros }];

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

export interface Calculator<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Address and name of the content file */
  name: string;
  fields: z.ZodObject<Shape>;
  /** @throws EntryError */
  calculate(entries: z.output<z.ZodObject<Shape>>): CalculationResult;
}

/** Keeps the types of the fields for `calculate`. */
export const calculator = <Shape extends z.ZodRawShape>(
  definition: Calculator<Shape>,
): Calculator<Shape> => definition;
