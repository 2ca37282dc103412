import 'server-only';
import { z } from 'zod';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { formatEuros, formatEurosAndCents } from '@/lib/platform/format/number';
import { CALCULATORS } from './all';
import { type Calculator, EntryError, type CalculatedLine, type LineWords } from './calculator';
import { type CalculatorContent, calculatorContent, optionsOf } from './content';
import { type FieldMeta, metaOf } from './fields';
import { UNITS } from './quantities';

export interface DescribedCalculator {
  calculator: Calculator;
  content: CalculatorContent;
}

const described = new Map<string, DescribedCalculator>(
  CALCULATORS.map((each) => [each.name, { calculator: each, content: calculatorContent(each) }]),
);

export const calculators = (): DescribedCalculator[] => [...described.values()];

export const findCalculator = (name: string): DescribedCalculator | undefined =>
  described.get(name);

/** What is typed, by field. */
export type CalculatorEntries = Record<string, string>;

export interface ShownField {
  name: string;
  label: string;
  hint?: string;
  meta: FieldMeta;
  unit?: string;
  options: { value: string; label: string }[];
}

export function shownFields({ calculator, content }: DescribedCalculator): ShownField[] {
  return Object.entries(calculator.fields.shape).map(([name, schema]) => {
    const meta = metaOf(schema as z.ZodType);
    const { label = name, hint } = content.fields[name] ?? {};
    const labels = meta.kind.type === 'choice' ? optionsOf(content, name) : {};
    const values = meta.kind.type === 'choice' ? meta.kind.values : [];
    return {
      name,
      label,
      hint,
      meta,
      unit: meta.kind.type === 'number' ? UNITS[meta.kind.quantity] : undefined,
      options: values.map((value) => ({ value, label: labels[value] ?? value })),
    };
  });
}

export interface ShownLine {
  text: string;
  /** '14.280 €', '4 %' */
  amount?: string;
}

export interface ShownResult {
  headline: ShownLine;
  steps: ShownLine[];
  parts: (ShownLine & { euros: number })[];
  notes: string[];
}

export type Calculation =
  | { result: ShownResult; errors?: undefined }
  | { result?: undefined; errors: Record<string, string> };

const PLACEHOLDER = /\{(\w+)\}/g;

function sentence(content: CalculatorContent, text: string, words: LineWords = {}): string {
  const template = content.texts[text];
  if (template === undefined) throw new Error(`no text is called ${text}`);
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`${text}: nothing for {${name}}`);
    return withMinusSign(value);
  });
}

const withMinusSign = (number: string) => number.replace(/^-/, '\u2212');

function inEuros({ euros }: CalculatedLine): string | undefined {
  if (euros === undefined) return undefined;
  const cents = Math.round(euros * 100);
  return withMinusSign(cents % 100 !== 0 ? formatEurosAndCents(euros) : formatEuros(euros));
}

function shown(content: CalculatorContent, line: CalculatedLine): ShownLine {
  const amount = line.amount ?? inEuros(line);
  return {
    text: sentence(content, line.text, line.words),
    ...(amount !== undefined && { amount }),
  };
}

/** Reads what was typed and calculates; a message for each field that cannot be read. */
export function calculateFrom(
  { calculator, content }: DescribedCalculator,
  entries: unknown,
): Calculation {
  const read = calculator.fields.safeParse(entries);
  if (!read.success) return { errors: fieldErrors(read.error) };
  try {
    const { headline, steps, parts = [], notes = [] } = calculator.calculate(read.data);
    return {
      result: {
        headline: shown(content, headline),
        steps: steps.map((step) => shown(content, step)),
        parts: parts.map((part) => ({ ...shown(content, part), euros: part.euros })),
        notes: notes.map((note) => shown(content, note).text),
      },
    };
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return { errors: { [error.field]: sentence(content, error.text, error.words) } };
  }
}
