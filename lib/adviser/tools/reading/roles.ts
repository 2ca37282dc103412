import { KNOWN_RATES } from './explained';
import { EUROS, PARTED, PARTED_AFTER, RANGES, WITHOUT_UNIT } from './money-words';
import type { Role, Roles } from './known';
import type { QuantityKind, ReadQuantity } from './quantity';
import { ROLES } from './role-words';

/** Characters between a word and its number. */
const FARTHEST = 34;
const AFTER = 3;
const HURDLES: [RegExp, number][] = [
  [/[.!?\n](?:\s|$)/g, 40],
  [/[,;]/g, 12],
  [/\b(?:und|oder|aber|sowie|dann)\b/g, 12],
  [/\d[\d.,/]*/g, 14],
];

/** Only a neighbour explains a number without a unit, or a possible year. */
const NEAREST: Partial<Record<QuantityKind, number>> = { number: 12, code: 12, day: 4 };
/** 'Umzug 2000' is an amount, 'Energieausweis 2014' is a year. */
const NO_YEAR: readonly Role[] = ['compensation', 'moving', 'clearing', 'saleCosts', 'upkeep'];

const AMOUNTS = EUROS.filter(([role]) => WITHOUT_UNIT.has(role));
const AMOUNTS_OR_YEARS = EUROS.filter(([role]) => NO_YEAR.includes(role));

/** More numbers are not matched with each other. */
const MOST_MATCHED = 8;
const UNEXPLAINED = FARTHEST + 1;

const SHARED: readonly Role[] = ['other', 'inventory', 'purchaseCosts'];
const LOANS =
  /(?:kredit|darlehen) (?:1|a|eins|nummer 1)\b|\b1\. (?:kredit|darlehen)|(?:erste|zweite|anderer?|weiterer?)[rsn]? (?:kredit|darlehen)|noch ein\w* (?:kredit|darlehen)/;

/** Kitchen and sauna, the first and the second loan. */
export const sharedRoles = (text: string): readonly Role[] =>
  LOANS.test(text) ? [...SHARED, 'debt'] : SHARED;

const BASE = /\bbei(?: einem)?(?: \w*preis von)?\s*$/;

/** Words that belong to a number behind them, and never to one before. */
const PREPOSITION = /^(?:vo[nm]|aus|anno|nach|seit|in|ab|bis|noch|jetzt|heute)\b/;

const WEAK = /^(?:\w*(?:bank|sparkasse)|bekomm\w*|krieg\w*|bringt|bringen)$/;
const WEAKER = 4;

/** Between a year and its word stands what was paid: '2018 für 150.000 gekauft'. */
const HURDLES_OF_DAYS: typeof HURDLES = [
  [/[.!?\n](?:\s|$)/g, 40],
  [/[,;]/g, 16],
  [/\b(?:und|oder|aber|sowie|dann)\b/g, 12],
  [/\d[\d.,/]*/g, 2],
];

const distance = (between: string, kind: QuantityKind) =>
  (kind === 'day' ? HURDLES_OF_DAYS : HURDLES).reduce(
    (sum, [pattern, cost]) => sum + cost * (between.match(pattern)?.length ?? 0),
    between.trim().length + 1,
  );

interface Word {
  role: Role;
  order: number;
  start: number;
  end: number;
  isPreposition: boolean;
  /** Added to the distance of the word */
  weakness: number;
}

const wordsIn = (text: string, roles: Roles): Word[] =>
  roles.flatMap(([role, words], order) =>
    [...text.matchAll(words)].map(({ index, 0: word }) => ({
      role,
      order,
      start: index,
      end: index + word.length,
      isPreposition: PREPOSITION.test(word),
      weakness: WEAK.test(word) ? WEAKER : 0,
    })),
  );

interface Claim extends Word {
  quantity: ReadQuantity;
  cost: number;
}

function mayBe(role: Role, { kind, value, day }: ReadQuantity): boolean {
  if (role === 'yearBuilt' && day?.month !== undefined) return false;
  const [least, most] = RANGES[role] ?? [0, Infinity];
  return kind === 'years' || (value >= least && value <= most);
}

function claimsOn(
  quantity: ReadQuantity,
  text: string,
  words: readonly Word[],
  farthest = FARTHEST,
): Claim[] {
  return words.flatMap((word) => {
    const isBefore = word.end <= quantity.start;
    if (!isBefore && (word.start < quantity.end || word.isPreposition)) return [];
    if (!mayBe(word.role, quantity)) return [];
    const between = isBefore
      ? text.slice(word.end, quantity.start)
      : text.slice(quantity.end, word.start);
    // 'Mein Anteil 2,38 %': no part of the home.
    const isRate = quantity.kind === 'percent' && KNOWN_RATES.has(quantity.value);
    if (word.role === 'other' && isRate) return [];
    // 'Bei 280.000 weniger Steuer': the amount is no difference.
    const isBase = word.role === 'other' && !isBefore && BASE.test(text.slice(0, quantity.start));
    if (isBase || between.length > FARTHEST || PARTED[word.role]?.test(between)) return [];
    if (!isBefore && PARTED_AFTER[word.role]?.test(between)) return [];
    const cost = distance(between, quantity.kind) + (isBefore ? 0 : AFTER) + word.weakness;
    return cost > farthest ? [] : [{ ...word, quantity, cost }];
  });
}

/** A number without a unit may be an amount, beside a word that people name amounts for. */
function bareClaims(quantities: readonly ReadQuantity[], text: string): Claim[] {
  const [amounts, years] = [wordsIn(text, AMOUNTS), wordsIn(text, AMOUNTS_OR_YEARS)];
  return quantities.flatMap((quantity) => {
    const nearest = NEAREST[quantity.kind];
    if (nearest === undefined) return [];
    return claimsOn(quantity, text, quantity.kind === 'day' ? years : amounts, nearest);
  });
}

function nearestFirst(sorted: readonly Claim[], shared: readonly Role[]): Claim[] {
  const given = new Map<ReadQuantity, Claim>();
  const taken = new Set<Role>();
  for (const claim of sorted) {
    if (given.has(claim.quantity) || taken.has(claim.role)) continue;
    given.set(claim.quantity, claim);
    if (!shared.includes(claim.role)) taken.add(claim.role);
  }
  return [...given.values()];
}

const costOf = (given: readonly Claim[], all: number) =>
  given.reduce((sum, { cost }) => sum + cost, (all - given.length) * UNEXPLAINED);

/** In '510.000 Verkaufspreis 18.207 Courtage' the nearest word is not the right one. */
function matched(
  sorted: readonly Claim[],
  claimed: readonly ReadQuantity[],
  shared: readonly Role[],
): Claim[] {
  const own = claimed.map((quantity) => {
    const claims = sorted.filter((claim) => claim.quantity === quantity);
    return claims.filter(({ role }, at) => claims.findIndex((each) => each.role === role) === at);
  });
  let best = nearestFirst(sorted, shared);
  let least = costOf(best, claimed.length);
  const go = (at: number, cost: number, given: readonly Claim[]): void => {
    if (cost >= least) return;
    if (at === own.length) {
      [best, least] = [[...given], cost];
      return;
    }
    for (const claim of own[at] ?? []) {
      const isTaken = !shared.includes(claim.role) && given.some(({ role }) => role === claim.role);
      if (!isTaken) go(at + 1, cost + claim.cost, [...given, claim]);
    }
    go(at + 1, cost + UNEXPLAINED, given);
  };
  go(0, 0, []);
  return best;
}

export function rolesOf(
  quantities: readonly ReadQuantity[],
  text: string,
): Map<ReadQuantity, Role> {
  const byKind = [...new Set(quantities.map(({ kind }) => kind))].flatMap((kind) => {
    const words = wordsIn(text, ROLES[kind] ?? []);
    const counted = quantities.filter((quantity) => quantity.kind === kind);
    return counted.flatMap((quantity) => claimsOn(quantity, text, words));
  });
  const claims = [...byKind, ...bareClaims(quantities, text)];
  const forced = quantities.filter(({ role }) => role !== undefined);
  const open = claims.filter(({ quantity }) => !forced.includes(quantity));
  const sorted = open.sort((a, b) => a.cost - b.cost || a.order - b.order);
  const claimed = [...new Set(sorted.map(({ quantity }) => quantity))];
  const shared = sharedRoles(text);
  const given =
    claimed.length <= MOST_MATCHED
      ? matched(sorted, claimed, shared)
      : nearestFirst(sorted, shared);
  const named = forced.map((quantity) => [quantity, quantity.role as Role] as const);
  return new Map([...named, ...given.map(({ quantity, role }) => [quantity, role] as const)]);
}
