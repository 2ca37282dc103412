import { type Fraction, legalShares, type Regime } from '@/lib/calculators/rules/legal-succession';
import { formatNumber } from '@/lib/platform/format/number';
import { say } from '../../sentences';
import { numberOfWords } from '../reading/number-words';
import { sharingIn } from '../reading/sharing';
import { LEAST_PRICE } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs } from './format';

const DIED =
  /gestorben|verst[oa]rb|\bstarb\b|\btod\b|\btot\b|\berb(?!au|pacht)|geerbt|beerb|\bnachlass\b/;
const ASKED =
  /wer (?:\w+ )?(?:bekommt|erbt|kriegt|erhalt)|erbteil|erbquote|erbanteil|gesetzlich\w* erb|aufgeteilt|aufteil|wie (?:wird|teilt)|verteil|wie ?viel (?:fur|pro|je) (?:jede|kopf|kind)|wie ?viel (?:\w+ ){0,3}(?:bekomm|krieg|erb|erhalt|steht|hat)|was (?:\w+ ){0,2}(?:bekomm|krieg|erb|steht)|\bpflichtteil|enterbt|\banteil (?:jede|pro|je|von jede|eine)|\bmein (?:erbe|erbteil|anteil|teil)\b/;
const WILL = /testament|erbvertrag|alleinerb|enterb|vermacht|\bberliner\b/;
const NO_WILL =
  /(?:kein|ohne|gab kein|nie ein) (?:\w+ )?testament|testament (?:gibt|gab) es (?:nicht|kein)|gesetzlich/;
const COMPULSORY = /pflichtteil|enterbt/;
const ELSE =
  /steuer|finanzamt|freibetrag|enkel|halbbruder|halbschwester|stief|adopt|uneheli|lebensversicher|schenk|niessbrauch|verkaufen\?|kinderlos|\boma\b|\bopa\b|gross(?:mutter|vater|eltern)|\btante|\bonkel|(?:sohn|tochter|kind|bruder|schwester)\w*(?: \w+){0,2} (?:gestorben|verst[oa]rben|tot)\b|keine kinder|ohne kinder|erbschein/;

const SPOUSE_DIED =
  /\bmein\w* (?:\w+ )?(?:mann|frau|ehemann|ehefrau|gatte|gattin)\b.{0,30}(?:gestorben|verst[oa]rb|\bstarb|\btot\b)|verst[oa]rbene[rn]? (?:ehe)?(?:mann|frau)|(?:^|[.,;:!?] ?|\behe)(?:mann|frau) (?:ist |leider |vor \w+ jahr\w* )*(?:gestorben|verst[oa]rben|\btot\b)|\bwitwer?\b/;
const PARENT = String.raw`(?:mutter|mama|mutti|vater|papa|vati|witwe|(?:ehe)?frau|(?:ehe)?mann|ehegatte\w*)`;
const SPOUSE_LIVES = new RegExp(
  String.raw`\b${PARENT} (?:lebt|ist noch da|erbt alles|(?:ist )?alleinerb\w+)|\b(?:hinterlasst|hinterliess)\b.{0,25}\b(?:frau|mann|ehefrau|ehemann|witwer?)\b|\b${PARENT} und (?:\w+ )?(?:kind|sohn|tochter)|ubrig\w* .{0,10}${PARENT}`,
);
const NO_SPOUSE = new RegExp(
  String.raw`(?:beide eltern|eltern (?:sind )?(?:beide )?(?:tot|gestorben|verst[oa]rben))|\b${PARENT} (?:\w+ ){0,2}(?:schon|auch|bereits|vorher|fruher) (?:\w+ )?(?:tot|gestorben|verst[oa]rben)|\b${PARENT} (?:ist |war )?(?:tot|gestorben|verst[oa]rben),? (?:und )?${PARENT} (?:vor \w+ |ist )*(?:auch|ebenfalls|bereits|schon)\b(?! noch)|(?:vater|papa) (?:\w+ ){0,2}(?:gestorben|verstorben|tot),? \(?(?:er |war |als )*witwer\b|(?:mutter|mama) (?:\w+ ){0,2}(?:gestorben|verstorben|tot),? \(?(?:sie |war |als )*witwe\b|geschieden|verwitwet|\bledig|unverheiratet|nicht verheiratet|zweiter elternteil|nur (?:wir|die) (?:\w+ )?kinder`,
);
const REGIMES: [Regime, RegExp][] = [
  ['separation', /gutertrenn/],
  ['community', /gutergemein/],
  ['accrued-gains', /zugewinn|gesetzlich\w* guterstand/],
];

const COUNT = String.raw`(\d{1,2}|ein\w{0,2}|zwei|zwo|drei|vier|funf|sechs|sieben|acht)`;
const KINDS = String.raw`(?:kind(?:er|ern)?|sohne?n?|tochtern?)`;
const KIDS = new RegExp(String.raw`\b${COUNT} (?:\w+e ){0,2}${KINDS}\b`, 'g');
const ONLY = /einzig\w* (?:kind|sohn|tochter)|einzelkind|nur ich als kind/;
const SIBLINGS = /geschwister|bruder|schwester|\bkinder/;

const countOf = (typed: string) => {
  const count = /^\d/.test(typed) ? Number(typed) : numberOfWords(typed);
  return Number.isFinite(count) ? count : 1;
};

function childrenIn(text: string): number | undefined {
  if (ONLY.test(text)) return 1;
  const counted = [...text.matchAll(KIDS)].reduce((sum, [, typed = '']) => sum + countOf(typed), 0);
  if (counted > 0) return counted;
  const { persons } = SIBLINGS.test(text) ? sharingIn(text) : {};
  return persons;
}

const label = ({ over, under }: Fraction) => `${over}/${under}`;
const partOf = (amount: number, { over, under }: Fraction) =>
  Math.floor((amount * over * 100) / under) / 100;

/** The home belonged to both, so half of it is inherited. */
const HALF =
  /beiden|gemeinsam|je (?:zur )?(?:halfte|1\/2)|halfte|zusammen (?:gekauft|im grundbuch)|beide(?: \w+){0,2} (?:im )?grundbuch/;

function sharesOf({ text, of }: Message): string | undefined {
  const isCompulsory = COMPULSORY.test(text);
  const isWilled = WILL.test(text) && !NO_WILL.test(text);
  const children = childrenIn(text);
  if (!ASKED.test(text) || ELSE.test(text) || children === undefined) return undefined;
  // The compulsory part of a spouse follows other rules.
  const isOfSpouse =
    /(?:mann|frau)\b.{0,40}(?:mich|mir)\b|als (?:ehe)?(?:frau|mann)|\bwitwer?\b/.test(text);
  if (isCompulsory && isOfSpouse) return undefined;
  if (!(DIED.test(text) || isCompulsory) || (isWilled && !isCompulsory)) return undefined;
  const regime = REGIMES.find(([, pattern]) => pattern.test(text))?.[0];
  const isAlone = NO_SPOUSE.test(text);
  const isMarried =
    !isAlone && (regime !== undefined || SPOUSE_DIED.test(text) || SPOUSE_LIVES.test(text));
  // Without a word on a spouse both cases are shown.
  if (!isAlone && !isMarried && !isCompulsory && !NO_WILL.test(text)) return undefined;
  const amounts = of('euros').filter((value) => value >= LEAST_PRICE);
  if (amounts.length > 1) return undefined;
  const isHalf = HALF.test(text);
  const value = amounts[0] === undefined ? undefined : amounts[0] / (isHalf ? 2 : 1);
  const tell = (assumed: Regime | undefined) => told(children, assumed, value, isCompulsory);
  const answers = isMarried
    ? [tell(regime ?? 'accrued-gains')]
    : isAlone
      ? [tell(undefined)]
      : [tell(undefined), tell('accrued-gains')];
  return paragraphs(
    ...answers.map(({ first }) => first),
    [
      ...(value !== undefined && isHalf
        ? [say('sharesHalf', { price: euros(amounts[0] ?? 0), value: euros(value) })]
        : []),
      ...answers.flatMap(({ lines }) => lines),
    ],
    [
      !isAlone && regime === undefined && say('sharesRegime'),
      isCompulsory && say('sharesCompulsoryRule'),
      value !== undefined && !isHalf && say('sharesOwner'),
      say('sharesRule'),
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function told(
  children: number,
  regime: Regime | undefined,
  value: number | undefined,
  isCompulsory: boolean,
): { first: string; lines: string[] } {
  const { spouse, child, compulsory } = legalShares(children, regime);
  const amount = (part: Fraction) => (value === undefined ? '' : euros(partOf(value, part)));
  const of = (part: Fraction) =>
    value === undefined ? `**${label(part)}**` : `**${amount(part)}** (${label(part)})`;
  const line = (who: string, part: Fraction) =>
    value === undefined
      ? []
      : [
          say('sharesLine', {
            who,
            value: euros(value),
            part: label(part),
            amount: amount(part),
          }),
        ];
  const count = formatNumber(children);
  const who = children === 1 ? 'Kind' : 'jedes Kind';
  if (isCompulsory) {
    const sentence = spouse ? 'sharesCompulsorySpouse' : 'sharesCompulsory';
    return {
      first: say(sentence, { part: of(compulsory), child: label(child), count }),
      lines: line('Pflichtteil je Kind', compulsory),
    };
  }
  if (!spouse) {
    return { first: say('sharesChildren', { child: of(child), count }), lines: line(who, child) };
  }
  return {
    first: say('sharesSpouse', { spouse: of(spouse), child: of(child), count }),
    lines: [...line('Ehegatte', spouse), ...line(who, child)],
  };
}

export const legalParts = single({
  name: 'legalParts',
  title: 'titleLegalParts',
  sources: ['geerbtes-haus#erbengemeinschaft-eine-unterschrift-fehlt-und-nichts-geht'],
  calculate: sharesOf,
});
