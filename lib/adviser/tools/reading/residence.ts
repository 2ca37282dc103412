import type { Facts } from './known';
import type { Day, ReadQuantity } from './quantity';

const LEFT = /aus(?:ge|zu)?z(?:ieh|og)\w*|\bauszug\w*|weggezogen|umgezogen/;
const ENTERED = /ein(?:ge|zu)?z(?:ieh|og)\w*|\beinzug\w*/;
const LIVED =
  /wohn(?:e|en|t|te|ten)?\b|bewohnt|gewohnt|selbst(?! kauf)|\bselber|dr?in\b|eigengenutzt|eigennutzung/;
const LET = /vermiet\w*|\bmieter\w*/;
const OTHERS =
  /tochter|\bsohn|\bkind|mutter|\bvater|eltern|schwieger|\boma\b|\bopa\b|bruder|schwester|\bex\b|\bexfrau|\bexmann|tante|onkel/;
const BREAK = /[,;.!?()\n]|\b(?:und|dann|danach|aber|erst|zuerst)\b/g;

function clauseOf(text: string, { start, end }: ReadQuantity): { before: string; after: string } {
  const before = text.slice(0, start);
  const breaks = [...before.matchAll(BREAK)].at(-1);
  const from = breaks ? breaks.index + breaks[0].length : 0;
  const after = text.slice(end);
  const to = after.search(BREAK);
  return { before: before.slice(from), after: to === -1 ? after : after.slice(0, to) };
}

type Ends = 'movedIn' | 'movedOut';

function endOf(text: string, quantity: ReadQuantity): Ends | undefined {
  const { before, after } = clauseOf(text, quantity);
  const clause = `${before} ${after}`;
  if (OTHERS.test(clause) && !/\b(?:ich|wir)\b/.test(clause)) return undefined;
  const isUntil = /\bbis(?: \S+)?\s*$/.test(before);
  const isSince = /\b(?:seit|ab|von)(?: (?:anfang|mitte|ende|dem jahr))?\s*$/.test(before);
  if (/^ ?\(?(?:ge)?kauf/.test(text.slice(quantity.end))) return undefined;
  if (LEFT.test(clause)) return 'movedOut';
  if (ENTERED.test(clause)) return 'movedIn';
  if (/(?<!ver)(?:ge)?kauf|erworben/.test(clause)) return undefined;
  if (isUntil) return LET.test(clause) ? 'movedIn' : LIVED.test(clause) ? 'movedOut' : undefined;
  if (isSince) return LET.test(clause) ? 'movedOut' : LIVED.test(clause) ? 'movedIn' : undefined;
  return undefined;
}

/** 'Anfang 2024 ausgezogen', 'bis 2023 vermietet, seitdem wohnen wir drin' */
export function residence(
  text: string,
  quantities: readonly ReadQuantity[],
): { facts: Facts; dates: ReadQuantity[] } {
  const facts: Partial<Record<Ends, Day>> = {};
  const dates: ReadQuantity[] = [];
  const hasLived = LIVED.test(text) || LEFT.test(text) || ENTERED.test(text);
  for (const quantity of quantities) {
    if (quantity.kind !== 'day' || !quantity.day) continue;
    const end = hasLived ? endOf(text, quantity) : undefined;
    if (!end) continue;
    // 'Bis 2022 vermietet, seit Januar 2023 wohne ich drin': the second date is the owner's.
    const isOwn = LIVED.test(clauseOf(text, quantity).before + clauseOf(text, quantity).after);
    if (!facts[end] || isOwn) facts[end] = quantity.day;
    dates.push(quantity);
  }
  return { facts, dates };
}
