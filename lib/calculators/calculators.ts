import 'server-only';
import { z } from 'zod';
import { fieldErrors } from '@/lib/platform/validation/fields';
import {
  formatArea,
  formatEuros,
  formatEurosAndCents,
  formatNumber,
  formatPercent,
} from '@/lib/platform/format/number';
import { CALCULATORS } from './all';
import {
  type Calculator,
  type CalculationResult,
  EntryError,
  type ResultLines,
  type LineWords,
} from './calculator';
import { type CalculatorContent, calculatorContent, optionsOf } from './content';
import { type FieldMeta, metaOf } from './fields';
import { type Quantity, UNITS } from './quantities';

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

const withMinusSign = (number: string) => number.replace(/^-/, '\u2212');

function inEuros(euros: number): string {
  const isWhole = Math.round(euros * 100) % 100 === 0;
  return withMinusSign(isWhole ? formatEuros(euros) : formatEurosAndCents(euros));
}

const WRITTEN: Record<Quantity, (value: number) => string> = {
  euros: inEuros,
  eurosPerArea: inEuros,
  percent: formatPercent,
  years: formatNumber,
  year: String,
  area: formatArea,
  count: formatNumber,
  factor: formatNumber,
};

/** Entries as sentences name them. */
const wordsFor = (described: DescribedCalculator, entries: Record<string, unknown>): LineWords =>
  Object.fromEntries(
    shownFields(described).flatMap(({ name, meta: { kind }, options }) => {
      const value = entries[name];
      if (value === undefined) return [];
      const isNumber = kind.type === 'number' && typeof value === 'number';
      const label = options.find((option) => option.value === value)?.label;
      return [[name, isNumber ? WRITTEN[kind.quantity](value) : (label ?? String(value))]];
    }),
  );

function sentence(content: CalculatorContent, text: string, words: LineWords): string {
  const template = content.texts[text];
  if (template === undefined) throw new Error(`no text is called ${text}`);
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`${text}: nothing for {${name}}`);
    return withMinusSign(value);
  });
}

function shown(content: CalculatorContent, result: CalculationResult, known: LineWords) {
  const words = { ...known, ...result.words };
  const line = (text: string, amount: number | string, own: LineWords = words): ShownLine => ({
    text: sentence(content, text, own),
    ...(amount !== '' && { amount: typeof amount === 'number' ? inEuros(amount) : amount }),
  });
  const linesOf = (lines: ResultLines): ShownLine[] =>
    Object.entries(lines).flatMap(([text, amount]) =>
      amount === undefined || amount === false ? [] : [line(text, amount)],
    );
  const { headline, steps, parts = {}, notes = [] } = result;
  const [first] = linesOf(headline);
  if (!first) throw new Error('a result has a headline');
  return {
    headline: first,
    steps: Array.isArray(steps)
      ? steps.map((step) => line(step.text, step.amount, { ...words, ...step.words }))
      : linesOf(steps),
    parts: Object.entries(parts).flatMap(([text, euros]) =>
      typeof euros === 'number' ? [{ ...line(text, euros), euros }] : [],
    ),
    notes: notes.flatMap((note) => (note ? [sentence(content, note, words)] : [])),
  } satisfies ShownResult;
}

/** Reads what was typed and calculates; a message for each field that cannot be read. */
export function calculateFrom(described: DescribedCalculator, entries: unknown): Calculation {
  const { calculator, content } = described;
  const read = calculator.fields.safeParse(entries);
  if (!read.success) return { errors: fieldErrors(read.error) };
  const words = wordsFor(described, read.data);
  try {
    return { result: shown(content, calculator.calculate(read.data), words) };
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    const message = sentence(content, error.text, { ...words, ...error.words });
    return { errors: { [error.field]: message } };
  }
}
