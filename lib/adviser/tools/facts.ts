import { PROPERTY_TYPES } from '@/lib/valuation/options';
import { type ToolFields, MORE_TYPES } from '../reply';
import { parseNumbers } from './parsed-numbers';
import { isNumberAlone } from './leftover';
import type { Facts } from './reading/known';

export const TOOL_TYPES = [...PROPERTY_TYPES, ...MORE_TYPES] as const;

export const toolTypeLabel = (value: string): string =>
  TOOL_TYPES.find((type) => type.value === value)?.label ?? value;

/** Euros: less is not the price of a home. */
const LEAST_PRICE = 10_000;

const BARE: readonly string[] = ['yearBuilt', 'postalCode', 'state'];
const OWN = /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu;

const without = (facts: Facts, left: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !left.includes(fact)));

/** A question only supposes; a statement holds. */
const SUPPOSED = /\?|^\s*(?:und|oder|was|wie|wenn)\b/i;

/** 'Und ohne Makler?' is a supposition for one calculation only. */
export const withoutSupposed = (facts: Facts): Facts =>
  facts.commission === 0 ? without(facts, ['commission']) : facts;

/** An amount that no word explains is the price. */
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
