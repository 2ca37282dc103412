import type { QuantityKind, ReadQuantity } from './quantity';

/** For a number without a unit, a word right before it says what it counts. */
const BEFORE_NUMBER: [QuantityKind, RegExp, (value: number) => boolean][] = [
  [
    'euros',
    /(?:miete(?:innahmen)?|\bkalt)(?: von| ist| betragt| sind|:| ca\.?| kalt| warm)*\s*$/,
    (value) => value >= 100,
  ],
  [
    'area',
    /(?:wohnflache|wfl|\bflache)(?: von| ist| betragt|:| ca\.?| etwa| rund)*\s*$/,
    (value) => value >= 10,
  ],
  [
    'percent',
    /(?:zins(?:satz)?|provision|courtage|steuersatz|\bsatz|wiederanlage|jetzt|heute)(?: von| ist| betragt| liegt| sind|:| ca\.?| bei| auf| etwa| rund| so| aktull)*\s*$/,
    (value) => value < 50,
  ],
];
const RENT_AFTER = /^\s*(?:kalt|warm|kaltmiete|warmmiete|miete|mtl|monatlich|im monat)\b/;
const YEAR_BEFORE = /(?:\bbj\.?|baujahr|anno|jahrgang|gekauft|erworben|kauf)\s*'?$/;
const AMOUNT_BEFORE =
  /(?:\w*miete|schuld\w*|kredit\w*|darlehen\w*|\brest|\bbank|gewinn\w*|erb\w*|geerbt|nachlass|preis\w*|wert|abschreibung|afa|grundschuld\w*|hypothek|gekauft|bezahlt|verkauf\w*|offen|fur|um|uber|hohe)(?: von| fur| ist| sind| waren?| betragt| bei| uber| um| in hohe von| ca\.?| noch| etwa| rund| bekommt| kriegt| will|:)*\s*$/;
const AMOUNT_AFTER =
  /^\s*(?:rest\b|rest(?:schuld|kredit)|schulden|gewinn|erbe|erbschaft|grundschuld|kredit|darlehen|offen|sind offen|abschreibung|bezahlt|gekauft)/;
/** Before five digits that are a postcode, however round it is. */
const POSTCODE_BEFORE = /(?:\bplz|postleitzahl|\bin|\baus|\bd-)\s*$/;
/** Named amounts are almost always multiples of this, postcodes almost never. */
const ROUND = 500;

/** With value added tax; only if a message is about agents. */
export const RATES: ReadonlySet<number> = new Set([
  ...[1.19, 1.785, 1.79, 2.38, 2.975, 2.98, 3.12, 3.48, 3.57, 4.165, 4.17],
  ...[4.64, 4.76, 5.8, 5.95, 6.25, 7.14, 7.735],
]);
/** These numbers can only be a commission. */
export const KNOWN_RATES: ReadonlySet<number> = new Set([2.38, 2.975, 3.57, 4.76, 5.95, 7.14]);
const OF_AGENT = /makler|provision|courtage/;
const OF_LOAN = /zins|vorfallig|\bvfe\b|wiederanlage|restschuld|\brest\b|kredit|darlehen/;
const OF_TAX = /steuer|\bspeku|gewinn|finanzamt|fiskus/;
/** 'Was sind das bei 42?': percent of income tax. */
const TAX_RATES = { least: 14, most: 45 };
/** Percent: no rate of interest is higher. */
const HIGHEST_RATE = 15;
/** 'Makler 3 plus MwSt' */
const TAX_AFTER = /^\s*(?:zzgl|plus|\+|zuzuglich|inkl\w*|netto|brutto)\b/;
const HIGHEST_COMMISSION = 8;

function isPercent({ value, start, end }: ReadQuantity, text: string): boolean {
  const isDecimal = /^\d+[.,]\d+$/.test(text.slice(start, end));
  if (isDecimal && KNOWN_RATES.has(value)) return true;
  if (OF_AGENT.test(text) && RATES.has(value)) return true;
  if (OF_LOAN.test(text) && isDecimal && value < HIGHEST_RATE) return true;
  const after = text.slice(end);
  const isTaxRate = value >= TAX_RATES.least && value <= TAX_RATES.most && OF_TAX.test(text);
  const isEnd = /^\s*(?:[,;?!)]|\.(?!\d)|$)/.test(after);
  if (isTaxRate && isEnd && /\b(?:bei|mit)\s*$/.test(text.slice(0, start))) return true;
  if (value >= HIGHEST_COMMISSION) return false;
  return /^\s*(?:netto|brutto)\b/.test(after) || (OF_AGENT.test(text) && TAX_AFTER.test(after));
}

function isAmount({ value, digits = '' }: ReadQuantity, before: string, after: string): boolean {
  if (AMOUNT_BEFORE.test(before) || AMOUNT_AFTER.test(after)) return true;
  const isRound = value % ROUND === 0 && !digits.startsWith('0');
  return isRound && !POSTCODE_BEFORE.test(before);
}

/** 'Ich brauche nach dem Verkauf 250.000': the amount is to remain. */
const NEEDED =
  /(?:\b(?:ich|wir) (?:\w+ ){0,2}brauche?n?|\bbrauche?n? (?:ich|wir))\b[^.,;?!]{0,45}$/;
/** 'Damit 150.000 übrig bleiben' */
const LEFT = /^\s*(?:[a-z]+ ){0,3}(?:ubrig|bleib|in der hand|raus|hab)/;
/** 'Ich will am Ende 180.000 übrig haben', 'wenn mir 275.000 bleiben sollen' */
const WANTED = /\b(?:will|wollen|mocht\w*|soll\w*|wunsch\w*)\b(?:[^.,;?!]|[.,](?=\d)){0,40}$/;
const KEPT =
  /^(?! ?(?:€|euro)? ?(?:verkauf|preis))[^.,;?!\d]{0,40}\b(?:ubrig|raus\w*|behalten|bleiben|hangen|ankommen|in der (?:hand|tasche)|auf(?:s| dem| mein\w*) konto|netto)\b/;
const TO_BE_KEPT =
  /^\s*(?:[a-z]+ ){0,4}(?:bleiben|haben|behalten) (?:soll|muss|mocht|will|woll)\w*|^\s*(?:€ ?|euro )?(?:soll|muss|mocht|will|woll)\w* (?:[a-z]+ ){0,5}(?:ubrig|bleiben|behalten|raus|hangen|ankommen)|^\s*(?:€ ?|euro )?(?:ubrig|uber|raus|netto) zu (?:haben|behalten|bekommen)/;
const PRICE_ASKED =
  /fur wie ?viel|welche\w* \w*preis|verlang|mindest|ansetzen|wie hoch|ab welchem|muss (?:ich|das|es|die|der)|\w*preis (?:ist|brauch|muss|war|notig)|notig/;
/** 'Nach Kredit und Kosten bleiben genau 247.500': nothing more is deducted. */
export const REMAINS = String.raw`\b(?:nach|nachdem)(?: [a-z]+){0,3} (?:abzug|kredit\w*|kosten|makler\w*|all\w*|schulden|bank|abgezogen|weg)(?: [a-z]+){0,5},? (?:bleiben|bleibt|ubrig|haben wir|sind(?= (?:[^.;?!]|[.](?=\d)){0,25}ubrig))(?: (?:uns|noch|genau|dann|etwa|rund|wir|da|also|am ende|ubrig|exakt|netto|ca|sind))* `;
const REMAINS_BEFORE = new RegExp(
  String.raw`${REMAINS}\s*$|erlos[^.;?!\d]{0,50}\bnach [^.;?!\d]{0,50}$`,
);
const SALE = /verkauf|am ende|in der hand|ubrig|netto|preis/;
const YEARLY_AFTER =
  /^\s*(?:(?:kalt|miete|kaltmiete) )?(?:(?:im|pro|je|\/) ?jahr\b|jahrlich|p\.? ?a\b)/;

export function explained(quantity: ReadQuantity, text: string): ReadQuantity {
  const found = withUnit(quantity, text);
  if (found.kind !== 'euros') return found;
  const isYearly = YEARLY_AFTER.test(text.slice(found.end));
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
  const isLeft = /\bdamit\b(?:[^.,;?!]|[.,](?=\d)){0,70}$/.test(before) && LEFT.test(after);
  const isWanted =
    PRICE_ASKED.test(text) &&
    ((WANTED.test(before) && (KEPT.test(after) || /\bnetto\b/.test(before))) ||
      TO_BE_KEPT.test(after));
  const isTarget = (NEEDED.test(before) && SALE.test(text)) || isLeft || isWanted;
  const role = isTarget ? 'target' : REMAINS_BEFORE.test(before) ? 'price' : undefined;
  return { ...found, ...(isYearly && { isYearly }), ...(role && { role }) };
}

/** 'VK 395', 'Preis 395': no home is sold for so little, these are thousands. */
const PRICE_BEFORE =
  /(?:verkaufspreis|kaufpreis|angebotspreis|\bpreis|\berlos|bietet|geboten|gebot|angebot|verkauf(?:e|en|t)?(?: fur| um| zu)|\bgeht? (?:fur|um|zu)|bringt)(?: von| ist| betragt|:| ca| bei| fur| etwa| rund| wohl| so)*\s*$/;
const DEBT_BEFORE =
  /(?:restschuld|kredit|darlehen|schulden|\boffen|\bbank)(?: von| ist| betragt|:| ca| noch| etwa| rund| kriegt| bekommt)*\s*$/;
const HAS_THOUSANDS =
  /(?:preis|verkauft (?:fur|um)) (?:\w+ )?\d{3}(?!\d|[.,]\d)|\btausend\b|\d ?(?:k|t|tsd)\b/;
const COUNTED_IN_THOUSANDS = { least: 40, most: 2000 };

function isThousands({ value, start, end }: ReadQuantity, before: string, text: string): boolean {
  const isWhole = /^\d{2,4}$/.test(text.slice(start, end));
  const { least, most } = COUNTED_IN_THOUSANDS;
  if (
    !isWhole ||
    value < least ||
    value >= most ||
    !/^\s*(?:[,;/.+–-]|$|(?:und|makler|restschuld|kredit|darlehen|bank|schulden)\b)/.test(
      text.slice(end),
    )
  )
    return false;
  if (/^\s*\/ ?(?:qm|m2|m²|quadrat)/.test(text.slice(end)) || /miet|\bqm\b|m²|quadrat/.test(text))
    return false;
  return PRICE_BEFORE.test(before)
    ? value >= 100
    : DEBT_BEFORE.test(before) && HAS_THOUSANDS.test(text);
}

function withUnit(quantity: ReadQuantity, text: string): ReadQuantity {
  const { kind, value, start, end } = quantity;
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  if (kind === 'code') {
    return isAmount(quantity, before, after) ? { ...quantity, kind: 'euros' } : quantity;
  }
  const isShortYear = kind === 'number' && value < 100 && /^\d\d$/.test(text.slice(start, end));
  if (kind === 'number' && RENT_AFTER.test(after) && value >= 100)
    return { ...quantity, kind: 'euros' };
  if (isShortYear && YEAR_BEFORE.test(before)) {
    const year = value + (value > 40 ? 1900 : 2000);
    return { ...quantity, kind: 'day', value: year, day: { year } };
  }
  if (kind !== 'number' && kind !== 'day') return quantity;
  if (isThousands(quantity, before, text))
    return { ...quantity, kind: 'euros', value: value * 1000 };
  if (kind === 'number' && isPercent(quantity, text)) return { ...quantity, kind: 'percent' };
  const found = BEFORE_NUMBER.find(
    ([meant, pattern, fits]) =>
      fits(value) && pattern.test(before) && (kind === 'number' || meant === 'euros'),
  );
  return found ? { kind: found[0], value, start, end } : quantity;
}
