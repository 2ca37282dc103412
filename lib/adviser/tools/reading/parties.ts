import type { Acquirer } from '@/lib/calculators/rules/transfer-tax';
import type { CommissionOf, Facts } from './known';

const TRANSFER = /grunderwerb/;
const INHERITED = /geerbt|erbengemeinschaft|\bmiterb|nachlass/;
const NOT_INHERITED = /(?:nicht|nie|kein\w*) (?:\w+ )?geerbt/;

/** The first match counts; a sale by parents to a child counts like one by a child to them. */
const BUYERS: [Acquirer, RegExp][] = [
  [
    'direct-line',
    /\bschwieger(?:sohn|tochter|kind|eltern|mutter|vater)|\b(?:stief)?(?:tochtern?|sohne?n?|kind(?:er|ern|es)?|mutter|vater|eltern|mama|papa|oma|opa|grosseltern|enkel\w*)\b/,
  ],
  ['divorced-spouse', /\bex-?(?:mann|frau)\b|\bgeschieden\w*|scheidung/],
  ['sibling', /\b(?:bruder|schwester|geschwister)\w*\b/],
  ['relative', /\b(?:neffen?|nichten?|onkels?|tanten?|cousin\w*|schwager|schwagerin)\b/],
  [
    'partner',
    /lebensgefahrt\w*|freundin\b|\bfreund\b|\bpartner(?:in)?\b|unverheiratet|nicht verheiratet|ohne trauschein/,
  ],
  ['spouse', /ehemann|ehefrau|ehepartner|ehegatte\w*|eheleut\w*|\bmein\w* (?:mann|frau)\b/],
];
const DEALS =
  /(?:verkauf|ubertrag|uberlass|abgeb|ubernehm|ubernimm|abkauf|kauft|kaufen|auszahl|auszuzahl|ausbezahl|zahlt .{0,20} aus\b|kaufe?n? .{0,40}\bab\b|(?:ich|wir) kauf|will (?:mein|unser|das)|uberschreib)/;

const ORIGIN = /vo[nm] (?:\w+ ){1,2}(?:ge|ver)erbt\w*/g;

const FEW_WORDS = 8;
const isShort = (text: string) => text.trim().split(/\s+/).length <= FEW_WORDS;
const UNSURE: readonly Acquirer[] = ['divorced-spouse', 'partner'];

function acquirerIn(typed: string): Acquirer | undefined {
  const isTax = TRANSFER.test(typed) || /steuer/.test(typed);
  if (!DEALS.test(typed) || !(isTax || isShort(typed))) return undefined;
  const text = typed.replace(ORIGIN, ' geerbt ');
  const found = BUYERS.find(([, pattern]) => pattern.test(text))?.[0];
  if (!isTax && found && UNSURE.includes(found)) return undefined;
  const isHeir = INHERITED.test(text) && !NOT_INHERITED.test(text);
  return isHeir && (found === 'sibling' || found === 'relative') ? 'co-heir' : found;
}

const HALF =
  /(?:mein|unser)\w* (?:anteil|halfte|teil|seite)\b|\bhalfte\b|halftig\w*|\bmeins\b|wird (?:\w+ )?geteilt|geteilt wird|\bteilen\b|jede seite/;
const BOTH =
  /\bje(?:de[rnms]?|weils)\b|\bje (?=\d)|\bbeide\w*\b|(?:kaufer|verkaufer|ich|von mir)\b.{0,30}\b(?:auch|ebenso|genauso)|(?:ich|mir) und (?:\w+ ){0,2}kaufer|kaufer und (?:ich|verkaufer|mir)|kaufer .{0,15}\d.{0,12}verkaufer|verkaufer .{0,15}\d.{0,12} kaufer/;
const TOGETHER =
  /zusammen|\btotal\b|insgesamt|gesamt|am ende|in summe|\bmakler (?:dann |da |denn )?(?:insgesamt|zusammen)/;
const OF_AGENT = /makler|provision|courtage/;

function commissionOfIn(text: string): CommissionOf | undefined {
  if (!OF_AGENT.test(text) && !isShort(text) && !/%|prozent/.test(text)) return undefined;
  if (BOTH.test(text) && (TOGETHER.test(text) || /(?:bekomm|krieg|verdien|kassier)/.test(text))) {
    return 'both';
  }
  return HALF.test(text) ? 'half' : undefined;
}

const ALONE = String.raw`(?:nur|allein\w*|bloss|lediglich|ausschliesslich)`;
const PARTS: [NonNullable<Facts['feePart']>, RegExp][] = [
  ['notice', /vormerkung/],
  [
    'transfer',
    /umschreib|eigentumswechsel|eigentumereintrag|eintragung (?:\w+ ){0,3}eigent|(?:eintrag\w*|grundbuch) (?:\w+ ){0,2}eigentumer|eigentumer (?:\w+ ){0,3}(?:ein(?:ge)?trag|grundbuch)/,
  ],
  ['contract', /beurkund\w*/],
  [
    'notary',
    new RegExp(String.raw`ohne (?:das )?grundbuch|\b${ALONE} (?:\w+ )?notar|notar (?:allein|ohne)`),
  ],
  [
    'register',
    new RegExp(
      String.raw`ohne (?:den )?notar|\b${ALONE} (?:\w+ )?grundbuch|grundbuch\w* allein|(?:nimmt|verlangt|will|berechnet|bekommt) (?:das |da das )?grundbuchamt|grundbuchamt.{0,20}(?:nimmt|verlangt|will)`,
    ),
  ],
  ['all', /notar.{0,12}grundbuch|grundbuch.{0,12}notar/],
];

/** 'Beurkundung und Grundbuch', 'Notar und Umschreibung im Grundbuch': all of it. */
const WHOLE = /beurkund\w* (?:und|plus|\+) .{0,20}grundbuch|notar.*umschreib|umschreib.*notar/;

function feePartIn(text: string): Facts['feePart'] {
  if (WHOLE.test(text)) return 'all';
  if (/vormerkung/.test(text) && /umschreib/.test(text)) return 'register';
  return PARTS.find(([, pattern]) => pattern.test(text))?.[0];
}

export const partiesIn = (text: string): Facts => ({
  acquirer: acquirerIn(text),
  commissionOf: commissionOfIn(text),
  feePart: feePartIn(text),
});
