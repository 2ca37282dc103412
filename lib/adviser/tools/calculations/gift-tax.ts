import { inheritanceTax as taxOf } from '@/lib/calculators/rules/inheritance-tax';
import type { Relation } from '@/lib/calculators/rules/relations';
import { USUFRUCT_YEARS, usufructValue } from '@/lib/calculators/rules/usufruct';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { IS_REDUCED, LABELS, PERCENT_IF_LET } from './inheritance-tax';
import { type Message, single } from './single';
import { euros, paragraphs } from './format';

const NAMED = /schenkungs?-?steuer/;
const GIVEN = /schenk|uberschreib|uberschrieb|ubertrag|vorweggenommen/;
const TAXED = /\bsteuern?\b|finanzamt|freibetrag|angesetzt|ansatz|wert (?:\w+ ){0,3}schenkung/;
const ELSE =
  /grunderwerb|speku|zehn-?jahres|\bwann\b|\bfrist|erbschaft|vor \w+ jahren|schon (?:mal )?geschenkt|gegenleistung|unter (?:preis|wert)|betrieb|gewerbe/;

const GIVE =
  /\b(?:schenke|uberschreibe|ubertrage)\b|\b(?:ich|wir) (?:\w+ ){0,6}(?:schenken|uberschreiben|ubertragen)|\bmein\w* (?:\w+ )?(?:sohn|tochter|kind\w*|enkel\w*) (?:\w+ ){0,4}(?:schenken|uberschreiben|ubertragen)/;
const TAKE = /(?<!gehort )\b(?:mir|mich|uns)\b|\bbekomme ich|ich (?:bekomme|krieg\w*)|an mich/;
const PARENTS = /\b(?:mutter|vater|eltern|mama|papa|mutti|vati)\b/;
const GRANDPARENTS = /\b(?:omas?|opas?|gross(?:mutter|vater|eltern))\b/;
const CHILD = /\b(?:sohne?n?|tochtern?|kind(?:er|ern)?)\b/;
const GRANDCHILD = /\benkel\w*\b/;
const SAME: [Relation, RegExp][] = [
  ['divorced-spouse', /\bex-?(?:mann|frau)\b|geschieden/],
  ['spouse', /\b(?:ehe)?(?:mann|frau)\b|ehegatt\w*|ehepartner\w*/],
  ['niece-or-nephew', /\bneffen?\b|\bnichten?\b|\btanten?\b|\bonkels?\b/],
  ['sibling', /\b(?:bruder|schwester|geschwister)\w*\b/],
  ['in-law', /\bschwieger\w+/],
  ['other', /lebensgefahrt\w*|\bfreund(?:in)?\b|\bpartner(?:in)?\b|cousin\w*|nachbar\w*/],
];
const DEAD =
  /(?:mutter|vater|mama|papa|sohn|tochter)(?: \w+){0,3} (?:tot|gestorben|verst[oa]rben)\b/;

/** Unset where it is not certain who gives to whom. */
function relationOf(text: string): Relation | undefined {
  const [gives, takes] = [GIVE.test(text), TAKE.test(text)];
  if (gives && takes) return undefined;
  if (/\burenkel|\buroma|\buropa/.test(text)) return undefined;
  const same = SAME.filter(([, pattern]) => pattern.test(text)).map(([relation]) => relation);
  const isFamily = [PARENTS, GRANDPARENTS, CHILD, GRANDCHILD].some((each) => each.test(text));
  if (same.length > 0) return same.length === 1 && !isFamily ? same[0] : undefined;
  const grandchild = DEAD.test(text) ? 'grandchild-of-dead-child' : 'grandchild';
  if (GRANDPARENTS.test(text)) return gives || CHILD.test(text) ? undefined : grandchild;
  if (GRANDCHILD.test(text)) return PARENTS.test(text) ? undefined : grandchild;
  // Gifts from children to parents are taxed otherwise.
  if (PARENTS.test(text) && CHILD.test(text)) {
    // 'Meine Eltern schenken meiner Tochter': two generations lie between them.
    return gives || takes || /\bmein|\bunser/.test(text) ? undefined : 'child';
  }
  if (PARENTS.test(text)) return gives ? undefined : 'child';
  return CHILD.test(text) && !takes ? 'child' : undefined;
}

const BOTH =
  /\beheleute\b|\beltern\b|\bgrosseltern\b|(?:mutter|mama|vater|papa|oma|opa) und (?:mutter|mama|vater|papa|oma|opa)/;
const SEVERAL = /\b(?:kindern?|sohnen?|tochtern|enkeln|enkelkinder\w*)\b/;

const AMOUNT = String.raw`(\d{1,3}(?:[. ]\d{3})+|\d+(?:,\d+)?)`;
const YEARLY = new RegExp(
  String.raw`jahreswert\D{0,25}${AMOUNT}|${AMOUNT} ?(?:€|euro)? jahreswert`,
);
const FACTOR = /vervielf\w*\D{0,12}(\d{1,2}(?:[.,]\d+)?)/;

function keptOf(text: string, value: number) {
  const yearly = parseGermanNumber(YEARLY.exec(text)?.slice(1).find(Boolean) ?? '');
  const factor = parseGermanNumber(FACTOR.exec(text)?.[1] ?? '');
  if (!yearly || !factor || yearly >= value) return undefined;
  const kept = usufructValue({ value, yearly, factor });
  return kept.amount >= value ? undefined : { ...kept, factor };
}

function taxOfOne(value: number, relation: Relation, isLet: boolean) {
  const home = isLet ? ({ use: 'let' } as const) : undefined;
  const found = taxOf({ value, relation, home });
  const assessed = isLet ? (value * PERCENT_IF_LET) / 100 : value;
  const full = (found.taxable * found.percent) / 100;
  const shown = {
    value: euros(assessed),
    free: euros(found.freeAmount),
    taxable: euros(found.taxable),
    percent: formatPercent(found.percent),
    tax: euros(found.tax),
    full: euros(full),
  };
  const lines = [
    isLet && say('inheritanceLet', { value: euros(value), part: euros(assessed) }),
    found.taxable === 0
      ? say('giftBelow', { value: shown.value, free: shown.free })
      : say('inheritanceFree', { ...shown, taxable: euros(assessed - found.freeAmount) }),
    found.taxable > 0 && say(found.tax < full ? 'inheritanceRelief' : 'inheritanceRate', shown),
  ];
  return { ...found, lines };
}

const COUPLE =
  /\bmein\w* (?:mann|frau) und (?:ich|mir)\b|\b(?:ich|mir) und mein\w* (?:mann|frau)\b|\bvon uns (?:beiden|als eltern|eltern)\b/g;

function given({ text: typed, of }: Message): string | undefined {
  const text = typed.replace(COUPLE, 'eheleute');
  const isNamed = NAMED.test(text);
  if (!isNamed && !(GIVEN.test(text) && TAXED.test(text) && !/verkauf/.test(text)))
    return undefined;
  if (ELSE.test(text)) return undefined;
  const yearly = parseGermanNumber(YEARLY.exec(text)?.slice(1).find(Boolean) ?? '');
  const values = of('euros').filter((each) => each >= LEAST_PRICE && each !== yearly);
  const [whole] = values;
  if (whole === undefined || values.length > 1 || SEVERAL.test(text)) return undefined;
  const kept = keptOf(text, whole);
  const value = whole - (kept?.amount ?? 0);
  const relation = relationOf(text);
  const isLet =
    /vermietet/.test(text) && !/(?:un|nicht )vermietet/.test(text) && !IS_REDUCED.test(text);
  const one = relation && taxOfOne(value, relation, isLet);
  const keptLine =
    kept &&
    say(kept.isCapped ? 'giftKeptCapped' : 'giftKept', {
      limit: formatNumber(USUFRUCT_YEARS),
      yearly: euros(kept.yearly),
      factor: formatNumber(kept.factor),
      amount: euros(kept.amount),
      value: euros(whole),
      rest: euros(value),
    });
  const opening = kept ? say('giftValue', { value: euros(value) }) : '';
  const isOpen = !kept && /niessbrauch|wohn(?:ungs)?recht/.test(text);
  const rules = [isOpen && say('giftKeptOpen'), say('giftRule')].filter(Boolean).join(' ');
  if (!one) {
    const of = (each: Relation) => euros(taxOf({ value, relation: each }).tax);
    const shown = {
      value: euros(value),
      child: of('child'),
      grandchild: of('grandchild'),
      niece: of('niece-or-nephew'),
      other: of('other'),
    };
    return paragraphs(opening, keptLine, say('giftTaxes', shown), rules);
  }
  const half = taxOfOne(value / 2, relation, isLet).tax * 2;
  const shown = {
    value: euros(value),
    tax: euros(one.tax),
    relation: LABELS[relation],
    free: euros(one.freeAmount),
    half: euros(half),
  };
  const sentence = say(one.tax === 0 ? 'giftTaxNone' : 'giftTax', shown);
  return paragraphs(
    [opening, sentence, BOTH.test(text) && one.tax > 0 && say('giftBoth', shown)]
      .filter(Boolean)
      .join(' '),
    [keptLine, ...one.lines],
    [relation === 'spouse' && say('giftSpouse'), rules].filter(Boolean).join(' '),
  );
}

export const giftTax = single({
  name: 'giftTax',
  title: 'titleGiftTax',
  sources: ['besondere-faelle-beim-verkauf#verschenken-und-wohnen-bleiben'],
  calculate: given,
});
