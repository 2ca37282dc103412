import 'server-only';
import { tool, type ToolSet } from 'ai';
import { z } from 'zod';
import {
  calculateFrom,
  type CalculatorEntries,
  type DescribedCalculator,
  shownFields,
  type ShownField,
} from '@/lib/calculators/calculators';
import { typedNumber } from '@/lib/platform/validation/german-number';
import { ADVISED } from '../advised/advised';
import { resultText } from './calculate';

const ONLY_SAID = 'Nur mit Angaben der Person; was sie nicht gesagt hat, bleibt leer.';
const CANNOT = 'Dafür fehlen noch Angaben oder sie passen nicht. Frage danach:';

function inputOf({ label, hint, unit, meta: { kind } }: ShownField): z.ZodType {
  const about = [label, unit && `in ${unit}`, hint].filter(Boolean).join('. ');
  const schema =
    kind.type === 'number'
      ? z.number().min(kind.least).max(kind.most)
      : kind.type === 'choice'
        ? z.enum(kind.values)
        : z.string();
  return schema.optional().describe(about);
}

function answer(described: DescribedCalculator, input: Record<string, unknown>): string {
  const entries: CalculatorEntries = Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'number' ? typedNumber(value) : String(value),
      ]),
  );
  const { result, errors = {} } = calculateFrom(described, entries);
  if (result) return resultText(result);
  const wrong = shownFields(described).flatMap(({ name, label }) =>
    errors[name] ? [`${label}: ${errors[name]}`] : [],
  );
  return [CANNOT, ...wrong].join('\n');
}

/** The numbers are ours, the model only reports them. */
export function modelTools(): ToolSet {
  const entries = ADVISED.map((described) => {
    const { calculator, content } = described;
    const fields = shownFields(described).map((field) => [field.name, inputOf(field)]);
    const made = tool({
      description: `${content.description} ${ONLY_SAID}`,
      inputSchema: z.object(Object.fromEntries(fields) as Record<string, z.ZodType>),
      execute: (input: Record<string, unknown>) => answer(described, input),
    });
    return [calculator.name.replaceAll('-', '_'), made] as const;
  });
  return Object.fromEntries(entries);
}
