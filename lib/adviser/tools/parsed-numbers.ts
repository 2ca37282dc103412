import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { currentYear } from '@/lib/platform/format/date';
import type { Facts, ParsedNumbers, Role } from './reading/known';
import { explained, KNOWN_RATES } from './reading/explained';
import { placeFacts } from './reading/places';
import { quantitiesIn } from './reading/quantities';
import { MONTHS_IN_YEAR, type Day, type ReadQuantity } from './reading/quantity';
import { residence } from './reading/residence';
import { sidesIn } from './reading/sides';
import { readableSum } from './reading/readable';
import { rolesOf, sharedRoles } from './reading/roles';
import { factsOfWords } from './reading/words';

const MOST_OWED_YEARS = 40;
/** m²: less is the price of one of them, 'ein Quadratmeter' */
const LEAST_AREA = 5;
/** Percent. */
const HIGHEST = { taxRate: 45, commission: 15, contractRate: 15, currentRate: 15 };

function yearsUntil({ year, month }: Day): number {
  const [thisYear = 0, thisMonth = 1] = dayInBerlin(new Date()).split('-').map(Number);
  const months = (year - thisYear) * MONTHS_IN_YEAR + (month === undefined ? 0 : month - thisMonth);
  return Math.max(0, Math.round((months / MONTHS_IN_YEAR) * 10) / 10);
}

/** Euros a month. */
const HIGHEST_RENT = 10_000;
/** Euros: higher costs are yearly ones. */
const LEAST_YEARLY = 1_000;

function factOf(role: Role, quantity: ReadQuantity): Facts {
  const { value, marks, isYearly, day } = quantity;
  switch (role) {
    case 'other':
    case 'contractPrice':
    case 'paidTotal':
      return {};
    case 'rent':
      return isYearly || value >= HIGHEST_RENT ? factOf('yearlyRent', quantity) : { rent: value };
    case 'upkeep':
    case 'repairs': {
      const perYear = isYearly || value >= LEAST_YEARLY;
      return { [role]: perYear ? Math.round((value / MONTHS_IN_YEAR) * 100) / 100 : value };
    }
    case 'yearlyRent':
      return { rent: Math.round((value / MONTHS_IN_YEAR) * 100) / 100 };
    case 'loanAge':
      return value < MOST_OWED_YEARS
        ? { borrowed: { year: currentYear() - Math.round(value) } }
        : {};
    case 'nominal':
      return { nominal: value, ...(marks !== undefined && { marks }) };
    case 'boundUntil':
      return day ? { remaining: yearsUntil(day) } : {};
    case 'borrowed':
      // A year to come is the end of the fixed rate.
      if (day && day.year > currentYear()) return factOf('boundUntil', quantity);
      return day ? { borrowed: day } : {};
    case 'bought':
    case 'sold':
    case 'renewed':
      return day ? { [role]: day } : {};
    case 'commission':
    case 'taxRate':
    case 'contractRate':
    case 'currentRate':
      return value <= HIGHEST[role] ? { [role]: value } : {};
    default:
      return { [role]: value };
  }
}

/** 'Kaufpreis' is the price of the sale, unless another amount is. */
function contractPrice(facts: Facts, quantity: ReadQuantity | undefined): Facts {
  if (!quantity) return {};
  if (facts.price === undefined) return { price: quantity.value };
  return facts.paid === undefined ? { paid: quantity.value } : {};
}

const UNTIL = /\b(?:ab|bis|seit|anfang|ende|mitte|jahr)\s*$/;

function bareFacts(text: string, facts: Facts, loose: readonly ReadQuantity[]): Facts {
  const code = loose.find(({ kind }) => kind === 'code')?.digits;
  const year = loose.find(
    ({ kind, day, start }) =>
      kind === 'day' && day?.month === undefined && !UNTIL.test(text.slice(0, start)),
  );
  const area = loose.find(({ kind }) => kind === 'area');
  return {
    ...(area && facts.area === undefined && { area: area.value }),
    ...(year && facts.yearBuilt === undefined && { yearBuilt: year.value }),
    ...(code && { postalCode: code }),
  };
}

function knownRate({ commission }: Facts, loose: ReadQuantity[]): Facts {
  const at = loose.findIndex(({ kind, value }) => kind === 'percent' && KNOWN_RATES.has(value));
  if (commission !== undefined || at === -1) return {};
  const [found] = loose.splice(at, 1);
  return { commission: found?.value };
}

const SEVERAL = /(?:kredite|darlehen|schulden|hypotheken)\D{0,15}$/;
const AND = /^\s*(?:und|\+|plus|sowie)\s*(?:noch\s*)?(?:einmal\s*)?$/;

/** '2 Kredite, 180.000 und 60.000' are owed together. */
function together(quantities: readonly ReadQuantity[], text: string): ReadQuantity[] {
  return quantities.reduce<ReadQuantity[]>((all, next) => {
    const last = all.at(-1);
    const isMore =
      last?.kind === 'euros' &&
      next.kind === 'euros' &&
      AND.test(text.slice(last.end, next.start)) &&
      SEVERAL.test(text.slice(0, last.start));
    if (isMore) all[all.length - 1] = { ...last, value: last.value + next.value, end: next.end };
    else all.push(next);
    return all;
  }, []);
}

function add(facts: Facts, found: Facts, isMore: boolean): void {
  for (const name of ['inventory', 'purchaseCosts', 'debt'] as const) {
    const [before, now] = [facts[name], found[name]];
    if (isMore && before !== undefined && now !== undefined) found[name] = before + now;
  }
  Object.assign(facts, found);
}

/** Between a number of years and the depreciation of each. */
const EACH_YEAR = /^(?: lang)?,? ?(?:zu|a|mit|mal|x|\*|je|jeweils)(?: je(?:weils)?)? ?$/;

function writtenOff(
  text: string,
  quantities: readonly ReadQuantity[],
  roles: ReadonlyMap<ReadQuantity, Role>,
): { sum?: number; years?: ReadQuantity } | undefined {
  const each = quantities.find((quantity) => roles.get(quantity) === 'depreciation');
  if (!each) return undefined;
  const spans = quantities.filter(({ kind }) => kind === 'years');
  const beside = spans.find(({ end }) => EACH_YEAR.test(text.slice(end, each.start)));
  const isYearly = each.isYearly ?? /\bjahrlich\w*\D{0,20}$/.test(text.slice(0, each.start));
  if (!isYearly && !beside) return undefined;
  const years = beside ?? (spans.length === 1 ? spans[0] : undefined);
  return years ? { sum: each.value * years.value, years } : {};
}

/** The area of the land counts only if the land itself is sold. */
const isLandAlone = (type: string | undefined) => type === 'grundstueck';

const withoutEmpty = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

export function parseNumbers(message: string): ParsedNumbers {
  const text = readableSum(message);
  const words = factsOfWords(text);
  const all = together(quantitiesIn(text), text).map((quantity) => explained(quantity, text));
  const lived = residence(text, all);
  const quantities = all.filter((quantity) => !lived.dates.includes(quantity));
  const roles = rolesOf(quantities, text);
  const facts: Facts = { ...lived.facts };
  const loose: ReadQuantity[] = [];
  for (const quantity of quantities) {
    const role = roles.get(quantity);
    const isPlot = role === 'other' && quantity.kind === 'area' && isLandAlone(words.propertyType);
    const isUnit = quantity.kind === 'area' && quantity.value < LEAST_AREA;
    if (quantity.kind === 'other' || isUnit) continue;
    if (role === undefined || isPlot) loose.push(quantity);
    else add(facts, factOf(role, quantity), sharedRoles(text).includes(role));
  }
  Object.assign(facts, knownRate(facts, loose), sidesIn(text, quantities));
  const written = writtenOff(text, quantities, roles);
  if (written) {
    const { sum, years } = written;
    facts.depreciation = sum;
    const at = loose.findIndex((quantity) => quantity === years);
    if (at !== -1) loose.splice(at, 1);
  }
  const total = [...roles].find(([, role]) => role === 'paidTotal')?.[0];
  if (total) Object.assign(facts, { paid: total.value, purchaseCosts: 0, purchaseRate: 0 });
  const { paid, purchaseRate } = facts;
  if (paid !== undefined && purchaseRate !== undefined) {
    facts.purchaseCosts ??= Math.round(paid * purchaseRate) / 100;
  }
  if (facts.buyerCommission !== undefined) delete facts.contractRate;
  if (facts.buyerCommission === facts.commission) delete facts.buyerCommission;
  const named = [...roles].find(([, role]) => role === 'contractPrice')?.[0];
  Object.assign(facts, contractPrice(facts, named));
  const bare = bareFacts(text, facts, loose);
  const place = placeFacts(text, message, bare.postalCode);
  return { facts: withoutEmpty({ ...words, ...bare, ...facts, ...place }), loose };
}

/** Rests of punctuation that removed numbers leave. */
const GAPS: [RegExp, string][] = [
  [/\(\s*\)/g, ' '],
  [/\s+([,;.!?])/g, '$1'],
  [/([,;])(?:\s*[,;])+/g, '$1'],
  [/^[\s,;.]+/, ''],
  [/\s+/g, ' '],
];

const ARTICLE = /^eine?[rnms]?(?!\p{L})/u;

export function withoutNumbers(message: string): string {
  const text = message.normalize('NFC');
  const lower = text.toLowerCase();
  // A letter that is longer in lower case would shift all positions behind it.
  if (lower.length !== text.length) return message;
  let rest = '';
  let from = 0;
  for (const { start, end } of quantitiesIn(lower)) {
    // 'Ein Makler' is not a number.
    if (ARTICLE.test(lower.slice(start, end))) continue;
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  rest += text.slice(from);
  return GAPS.reduce((left, [gap, filled]) => left.replace(gap, filled), rest).trim();
}
