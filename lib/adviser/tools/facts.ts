import { PROPERTY_TYPES } from '@/lib/valuation/options';
import { type ToolFields, MORE_TYPES } from '../reply';
import { parseNumbers } from './parsed-numbers';
import { isNumberAlone } from './leftover';
import type { Facts } from './reading/known';

/** Every kind that a calculation can be asked for. */
export const TOOL_TYPES = [...PROPERTY_TYPES, ...MORE_TYPES] as const;

/** The label of a kind; an unknown one is shown as it is. */
export const toolTypeLabel = (value: string): string =>
  TOOL_TYPES.find((type) => type.value === value)?.label ?? value;

/** Euros: less is no price of a home, whatever else it may be. */
const LEAST_PRICE = 10_000;

/** What says something only beside other words: a year, five digits. */
const BARE: readonly string[] = ['yearBuilt', 'postalCode', 'state'];
/** The message is about the person, also as a question. */
const OWN = /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu;

const without = (facts: Facts, left: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !left.includes(fact)));

/** A question only supposes; a statement holds. */
const SUPPOSED = /\?|^\s*(?:und|oder|was|wie|wenn)\b/i;

/** 'Und ohne Makler?' is a case that is supposed, for the calculation that it was asked in alone. */
export const withoutSupposed = (facts: Facts): Facts =>
  facts.commission === 0 ? without(facts, ['commission']) : facts;

/**
 * What a message says of a sale; an amount that no word explains is its price. A number alone answers
 * what was asked, and says nothing without the question. Nothing is guessed.
 */
export function factsIn(message: string): Facts {
  const { facts: all, loose } = parseNumbers(message);
  if (isNumberAlone(message)) return without(all, BARE);
  const isGeneral = message.includes('?') && !OWN.test(message);
  const told = without(all, isGeneral ? ['use', 'relation'] : []);
  const facts = SUPPOSED.test(message) ? withoutSupposed(told) : told;
  const amount = loose.find(({ kind, value }) => kind === 'euros' && value >= LEAST_PRICE);
  const isPrice = amount && facts.price === undefined;
  return isPrice ? { ...facts, price: amount.value } : facts;
}

const digits = (value: number | undefined) =>
  value === undefined ? undefined : String(value).replace('.', ',');

/** Facts as the fields of a calculation's form. */
export function fieldsOf(facts: Facts): ToolFields {
  const fields: ToolFields = {
    propertyType: facts.propertyType,
    price: facts.price === undefined ? undefined : String(Math.round(facts.price)),
    postalCode: facts.postalCode,
    area: digits(facts.area),
    yearBuilt: digits(facts.yearBuilt),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
