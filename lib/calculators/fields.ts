import { z } from 'zod';
import { optionalChoice, optionalNumber } from '@/lib/platform/validation/fields';
import { CHOOSE, type Quantity, QUESTIONS, aboveMost, belowLeast } from './quantities';

/** How a field is shown and read, kept with its schema. */
export type FieldKind =
  | {
      type: 'number';
      quantity: Quantity;
      isWhole: boolean;
      least: number;
      most: number;
      /** Euros of a month or a year; the reader of chat messages converts them */
      per?: 'month' | 'year';
      /** Euros of the size of a home: '380' are thousands */
      isLarge?: true;
    }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'text' };

export interface FieldMeta {
  kind: FieldKind;
  /** Holds where the field is left empty */
  initial?: number | string;
  optional: boolean;
}

interface NumberRange {
  least: number;
  most: number;
  per?: 'month' | 'year';
  isLarge?: true;
}

/** Euros of any amount that may be nothing. */
export const AMOUNT: NumberRange = { least: 0, most: 50_000_000 };

/** A value, price or loan. */
export const HOME_AMOUNT: NumberRange = { ...AMOUNT, isLarge: true };

type Filled = NumberRange & { initial: number };

const metas = new WeakMap<z.ZodType, FieldMeta>();

/** @throws Error for a schema that no function of this file made */
export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = metas.get(schema);
  if (!meta) throw new Error('A calculator has fields of lib/calculators/fields.ts only');
  return meta;
}

function described<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  metas.set(schema, meta);
  return schema;
}

const WHOLE: readonly Quantity[] = ['year', 'count'];

function typed(quantity: Quantity, { least, most }: NumberRange) {
  const message = QUESTIONS[quantity];
  return optionalNumber({
    message,
    min: least,
    minMessage: belowLeast(quantity, least),
    max: most,
    maxMessage: aboveMost(quantity, most),
  }).refine(
    (value) => value === undefined || !WHOLE.includes(quantity) || value % 1 === 0,
    message,
  );
}

const numberKind = (quantity: Quantity, { least, most, per, isLarge }: NumberRange): FieldKind => ({
  type: 'number',
  quantity,
  isWhole: WHOLE.includes(quantity),
  least,
  most,
  ...(per && { per }),
  ...((isLarge ?? least >= 1000) && { isLarge: true }),
});

/** A number without which nothing can be calculated. */
export const needed = (quantity: Quantity, range: NumberRange) =>
  described(typed(quantity, range).pipe(z.number({ error: QUESTIONS[quantity] })), {
    kind: numberKind(quantity, range),
    optional: false,
  });

/** A number with a usual value, which is shown in the field. */
export const usual = (quantity: Quantity, range: Filled) =>
  described(
    typed(quantity, range).transform((value) => value ?? range.initial),
    { kind: numberKind(quantity, range), initial: range.initial, optional: false },
  );

/** A number that may be missing. */
export const possible = (quantity: Quantity, range: NumberRange) =>
  described(typed(quantity, range), { kind: numberKind(quantity, range), optional: true });

/** Words that may be missing: a place. */
export const possibleText = ({ most }: { most: number }) =>
  described(
    z
      .string()
      .trim()
      .max(most, `Bitte höchstens ${most} Zeichen eingeben`)
      .nullish()
      .transform((value) => value || undefined),
    { kind: { type: 'text' }, optional: true },
  );

/** One of several; the first is chosen unless `initial` is another. */
export function oneOf<const Value extends string>(values: readonly Value[], initial = values[0]!) {
  const schema = optionalChoice(values, CHOOSE).transform((value) => value ?? initial);
  return described(schema, { kind: { type: 'choice', values }, initial, optional: false });
}

/** One of several, without which nothing can be calculated. */
export function neededOneOf<const Value extends string>(values: readonly Value[]) {
  const schema = z.enum(values, { error: CHOOSE });
  return described(schema, { kind: { type: 'choice', values }, optional: false });
}

/** One of several, or none. */
export const possibleOneOf = <const Value extends string>(values: readonly Value[]) =>
  described(optionalChoice(values, CHOOSE), { kind: { type: 'choice', values }, optional: true });
