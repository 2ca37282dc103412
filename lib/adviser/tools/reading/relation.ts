import type { Relation } from '@/lib/adviser/rules/inheritance-tax';
import { hasCoHeirs, withoutCoHeirs } from './sharing';

/** 'Von meiner', 'meines', 'der': before whom somebody inherits from. */
const OF = String.raw`(?:mein(?:e[rnms]?)?|unser(?:e[rnms]?)?|der|des|dem|vo[nm](?: \w+)?|seine[rnms]?|ihre[rnms]?|\w*erb\w*|erblasser\w*|ist|war|als)`;
const HEIRS: [Relation, string][] = [
  ['in-law', 'schwieger(?:mutter|vaters?|eltern|sohn|tochter)'],
  ['divorced-spouse', 'ex[- ]?mann(?:es)?|ex[- ]?frau|geschiedene[rnm]?'],
  ['spouse', '(?:ehe)?(?:mannes|mann|frau|gatten|gattin)|ehepartners?|ehepartnerin|witwer?'],
  ['great-grandchild', 'ur(?:oma|opa|grosseltern|grossmutter|grossvaters?)'],
  ['grandchild', 'omas?|opas?|gross(?:eltern|mutter|vaters?)|enkel(?:in|kind)?s?'],
  ['niece-or-nephew', 'tanten?|onkels?|neffen?|nichten?'],
  ['sibling', 'bruders?|schwester|geschwister[ns]?'],
  [
    'other',
    'pflege(?:kind|sohn|tochter|mutter|vater|eltern)\\w*|schwager\\w*|gross(?:tante|onkel|neffe|nichte)\\w*|cousin(?:e|s)?|cousinen|(?:lebens)?partner(?:in|s)?|freund(?:in|es|s)?|nachbar(?:in|s|n)?|lebensgefahrt\\w*|bekannten?|patentante|patenonkels?|pat(?:e|in)',
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
/** Who inherits from a child is a parent: 'von meinem verstorbenen Sohn'. */
const FROM_CHILD =
  /\bvo[nm] (?:mein\w*|unser\w*) (?:verstorbenen? )?(?:kind(?:e|es)?|sohn|tochter)\b/;
export const BARE_HEIR: [Relation, RegExp][] = [
  ['divorced-spouse', /\bex[- ]?(?:ehe)?(?:mann|frau)\b/],
  ['in-law', /\bschwieger(?:mutter|vater|eltern|sohn|tochter|kind)\b/],
  ['spouse', /\b(?:ehegatte[n]?|ehemann|ehefrau|ehepartner|witwer?)\b/],
  ['niece-or-nephew', /\b(?:neffe|nichte|tante|onkel)\b/],
  ['grandchild', /\b(?:enkel(?:in|kind)?|oma|opa|gross(?:vater|mutter|eltern))\b/],
  ['sibling', /\b(?:geschwister|bruder|schwester)\b/],
  [
    'other',
    /\b(?:pflege(?:kind|sohn|tochter|mutter|vater|eltern)\w*|schwager\w*|gross(?:tante|onkel|neffe|nichte)\w*|lebensgefahrt\w*|partner(?:in)?|freund(?:in)?|cousin(?:e)?)\b/,
  ],
  [
    'child',
    /\b(?:(?!pflege)\w*kind(?:er)?s?|sohne?|tochter|mutter|mamas?|vaters?|papas?|eltern|elternhaus|elternteil)\b/,
  ],
];

const PARENT_DIED =
  /\b(?:mutter|vater|mama|papa|sohn|tochter)(?: \w+){0,3} (?:tot|gestorben|verst[oa]rben)\b/;

/** In a few words it is the answer to what was asked; in many it takes a word of the matter. */
const INHERITED =
  /\berb(?!b?au|pacht)|erbschaft|geerbt|nachlass|vererb|verst[oa]rb|gestorben|\bto[dt]\b|\btodes|vermacht|hinterl|beerb/;
const FEW_WORDS = 6;

const UNMARRIED =
  /(?:nicht|nie|ohne) (?:\w+ ){0,2}(?:verheiratet|geheiratet|trauschein|ehe)\b|unverheiratet|wilde\w* ehe/;
const TOGETHER = /ohne trauschein|wilde\w* ehe|nichtehelich/;
const PARTNER =
  /partner|freund|gefahrt|zusammen ?leb|jahre zusammen|\b(?:er|sie) vererb|\b(?:mann|frau)\b|\b(?:er|sie) (?:ist|hat|starb)/;

/** Whose heir somebody is, as far as a message says so. */
export function relationIn(typed: string): Relation | undefined {
  if (!INHERITED.test(typed) && typed.trim().split(/\s+/).length > FEW_WORDS) return undefined;
  if (/eingetragen\w* lebenspartner|lebenspartner\w* (?:\w+ )?eingetragen/.test(typed))
    return 'spouse';
  if (TOGETHER.test(typed) || (UNMARRIED.test(typed) && PARTNER.test(typed))) return 'other';
  if (FROM_CHILD.test(typed)) return 'parent';
  // Who inherits with brothers and sisters does not inherit from them.
  const text = withoutCoHeirs(typed);
  const found = [...HEIR_PATTERNS, ...BARE_HEIR].find(([, pattern]) => pattern.test(text));
  if (found?.[0] === 'grandchild' && PARENT_DIED.test(text)) return 'grandchild-of-dead-child';
  return found?.[0] ?? (hasCoHeirs(typed) ? 'child' : undefined);
}
