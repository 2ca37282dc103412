import type { Relation } from '@/lib/calculators/rules/relations';
import { hasCoHeirs, withoutCoHeirs } from './sharing';

/** 'Von meiner', 'meines', 'der': before the person who left the inheritance. */
const OF = String.raw`(?:mein(?:e[rnms]?)?|unser(?:e[rnms]?)?|der|des|dem|vo[nm](?: \w+)?|seine[rnms]?|ihre[rnms]?|\w*erb\w*|erblasser\w*|ist|war|als)`;
const HEIRS: [Relation, string][] = [
  ['in-law', 'schwieger(?:mutter|vaters?|eltern|sohn|tochter)'],
  ['divorced-spouse', 'ex[- ]?mann(?:es)?|ex[- ]?frau|geschiedene[rnm]?'],
  ['spouse', '(?:ehe)?(?:mannes|mann|frau|gatten|gattin)|ehepartners?|ehepartnerin|witwer?'],
  ['great-grandchild', 'ur(?:oma|opa|grosseltern|grossmutter|grossvaters?)'],
  ['grandchild', 'om[ai]s?|op[ai]s?|gross(?:eltern|mutter|vaters?)|enkel(?:in|kind)?s?'],
  ['niece-or-nephew', 'tanten?|onkels?|neffen?|nichten?'],
  ['sibling', 'bruders?|schwester|geschwister[ns]?'],
  [
    'other',
    '(?:pflege|paten)(?:kind|sohn|tochter|mutter|vater|eltern)\\w*|schwager\\w*|gross(?:tante|onkel|neffe|nichte)\\w*|cousin(?:e|s)?|cousinen|(?:lebens)?partner(?:in|s)?|freund(?:in|es|s)?|nachbar(?:in|s|n)?|lebensgefahrt\\w*|bekannten?|patentante|patenonkels?|pat(?:e|in)',
  ],
  [
    'child',
    '(?:stief)?(?:mutter|vaters?|eltern|mama|mami|papas?|elternteil)|kind(?:er|ern|es)?|sohn(?:es)?|tochter',
  ],
];
const HEIR_PATTERNS = HEIRS.map(
  ([relation, words]) =>
    [relation, new RegExp(String.raw`\b${OF} (?:\w+(?:e[rnms]?) )?(?:${words})\b`)] as const,
);
/** The heir of a child is a parent: 'von meinem verstorbenen Sohn'. */
const LEAVES = String.raw`(?:ist |war |leider |kurzlich |plotzlich ){0,3}(?:gestorben|verstorben|tot|hinterl\w+|hat mir|(?:vererbt|vermacht) mir)\b`;
const inheritedOf = (words: string) =>
  new RegExp(
    String.raw`\bvo[nm] (?:mein\w*|unser\w*) (?:verstorbenen? )?(?:${words})\b|\b(?:mein|unser)\w* (?:einzige[rn]? )?(?:${words}) ${LEAVES}`,
  );
const FROM_CHILD = inheritedOf('kind(?:e|es)?|sohn|tochter|enkel(?:in|kind)?');
/** Nephews and nieces leave to an uncle or aunt, who is in the last class. */
const FROM_NIECE = inheritedOf('neffen?|nichte|patenkind|patensohn|patentochter');
const OF_OTHERS =
  /\bmein\w* (?:sohn|tochter|kind) (?:ist |war |leider )*(?:gestorben|verstorben|tot)\b.*\b(?:ihr|sein|die|deren|dessen)\w* (?:mann|frau|kinder)\b/;
const YOUNGER = /\benkel|\bomas?\b|\bopas?\b|grossmutter|grossvater/;
/** 'Die beste Freundin meiner Mutter': a relation of a relative. */
const OF_PARENT = String.raw`\w* (?:von )?(?:meine[rsm]|unsere[rsm]) (?:mutter|mama|vaters?|papas?|eltern|oma|opas?|grosseltern)\b`;
const RELATIVES: [Relation | undefined, RegExp][] = [
  [
    'other',
    new RegExp(String.raw`\b(?:freund|bekannte|nachbar|lebensgefahrt|partner|cousin)${OF_PARENT}`),
  ],
  [
    'niece-or-nephew',
    new RegExp(
      String.raw`\b(?:bruder|schwester) (?:von )?(?:meine[rsm]|unsere[rsm]) (?:mutter|mama|vaters?|papas?|eltern)\b`,
    ),
  ],
  [
    'other',
    /\b(?:bruder|schwester|tante|onkel|neffe|nichte) (?:von )?(?:meine[rsm]|unsere[rsm]) (?:oma|opas?|gross\w+)\b|\b(?:tante|onkel|cousin|cousine) (?:von )?(?:meine[rsm]|unsere[rsm]) (?:mutter|mama|vaters?|papas?)\b|\b(?:mann|frau) (?:von )?meine[rsm] (?:schwester|bruders?)\b/,
  ],
  [undefined, /\b(?:sohn|tochter|kinder?) (?:von )?meine[rsm] (?:schwester|bruders?)\b/],
  [
    'in-law',
    /\b(?:mutter|vater|eltern) (?:von )?(?:meine[rsm]) (?:ehe)?(?:frau|mann(?:es)?|gatt\w+)\b/,
  ],
];
/** A living parent is not the deceased. */
const STILL_LIVES =
  /\b(?:(?:mein|unser)\w* )?(?:mutter|mama|mami|mutti|vater|papa|vati|eltern)(?: (?:ja|aber|sind|ist))* (?:lebt|leben|noch am leben|noch da)\b/g;
export const BARE_HEIR: [Relation, RegExp][] = [
  ['divorced-spouse', /\bex[- ]?(?:ehe)?(?:mann|frau)\b/],
  ['in-law', /\bschwieger(?:mutter|vater|eltern|sohn|tochter|kind)\b/],
  ['spouse', /\b(?:ehegatte[n]?|ehemann|ehefrau|ehepartner|witwer?)\b/],
  ['niece-or-nephew', /\b(?:neffe|nichte|tante|onkel)\b/],
  ['great-grandchild', /\bur(?:oma|opa|grosseltern|grossmutter|grossvater|enkel(?:in)?)s?\b/],
  ['grandchild', /\b(?:enkel(?:in|kind)?|om[ai]s?|op[ai]s?|gross(?:vaters?|mutter|eltern))\b/],
  ['sibling', /\b(?:geschwister|bruder|schwester)\b/],
  [
    'other',
    /\b(?:(?:pflege|paten)(?:kind|sohn|tochter|mutter|vater|eltern)\w*|patentante|patenonkels?|schwager\w*|gross(?:tante|onkel|neffe|nichte)\w*|lebensgefahrt\w*|partner(?:in)?|freund(?:in)?|cousin(?:e)?)\b/,
  ],
  [
    'child',
    /\b(?:(?!pflege|paten)\w*kind(?:er)?s?|sohne?|tochter|mutter|mamas?|vaters?|papas?|eltern|elternhaus|elternteil|stief(?:mutter|vaters?|eltern|sohn|tochter))\b/,
  ],
];

const PARENT_DIED =
  /\b(?:mutter|vater|mama|papa|sohn|tochter)(?: \w+){0,3} (?:tot|gestorben|verst[oa]rben)\b/;

/** In a short message a relation answers a question; a long one needs such a word. */
const INHERITED =
  /\berb(?!b?au|pacht)|alleinerb|an mich\b|erbschaft|geerbt|nachlass|vererb|verst[oa]rb|gestorben|\bto[dt]\b|\btodes|vermacht|hinterl|beerb/;
const FEW_WORDS = 6;

const UNMARRIED =
  /(?:nicht|nie|ohne) (?:\w+ ){0,2}(?:verheiratet|geheiratet|trauschein|ehe)\b|unverheiratet|wilde\w* ehe/;
const TOGETHER = /ohne trauschein|wilde\w* ehe|nichtehelich/;
const PARTNER =
  /partner|freund|gefahrt|zusammen ?leb|jahre zusammen|\b(?:er|sie) vererb|\b(?:mann|frau)\b|\b(?:er|sie) (?:ist|hat|starb)/;

export function relationIn(typed: string): Relation | undefined {
  if (!INHERITED.test(typed) && typed.trim().split(/\s+/).length > FEW_WORDS) return undefined;
  if (/eingetragen\w* lebenspartner|lebenspartner\w* (?:\w+ )?eingetragen/.test(typed))
    return 'spouse';
  if (TOGETHER.test(typed) || (UNMARRIED.test(typed) && PARTNER.test(typed))) return 'other';
  if (
    FROM_CHILD.test(typed) &&
    (!YOUNGER.test(typed) || /\bvo[nm] mein\w* enkel/.test(typed)) &&
    !OF_OTHERS.test(typed)
  )
    return 'parent';
  if (FROM_NIECE.test(typed)) return 'other';
  const relative = RELATIVES.find(([, pattern]) => pattern.test(typed));
  // Two heirs fall into two classes.
  if (relative) return relative[0] === 'in-law' && /\buns\b/.test(typed) ? undefined : relative[0];
  if (OF_OTHERS.test(typed)) return undefined;
  // Co-heirs are not the deceased.
  const text = withoutCoHeirs(typed).replace(STILL_LIVES, ' ');
  const found = [...HEIR_PATTERNS, ...BARE_HEIR].find(([, pattern]) => pattern.test(text));
  if (found?.[0] === 'grandchild' && PARENT_DIED.test(text)) return 'grandchild-of-dead-child';
  return found?.[0] ?? (hasCoHeirs(typed) ? 'child' : undefined);
}
