import type { Facts } from './known';
import { numberOfWords } from './number-words';

const COUNT = String.raw`(\d{1,2}|zwei|zwo|drei|vier|funf|sechs|sieben|acht|neun|zehn)`;
const SIBLING = String.raw`(?:geschwister|bruder|schwester)\w*`;
const OWNERS = String.raw`(?:${SIBLING}|\w*kindern?\b|sohne?n?\b|tochtern?\b|buam\b|buben\b|jungs\b|madels?\b|enkeln?\b|\w*erben|eigentumern?\b|\w*besitzern?\b|personen|leuten?\b|kopfen?\b|partnern?\b)`;
const MOST_PERSONS = 12;

/** 'Ich habe zwei Geschwister', 'mit meinen zwei Brüdern': the person comes on top. */
const WITH_ME = new RegExp(
  String.raw`(?:\b(?:habe?|hab|mit|und)\b(?: noch)?(?: mein\w*)? ${COUNT} ${SIBLING}|${COUNT} ${SIBLING} und (?:ich|mir|mich)\b)`,
);
const COUNTED = new RegExp(
  String.raw`\b${COUNT}(?: \w+(?:e|en|er))? ${OWNERS}|\b(?:geteilt )?durch ${COUNT}\b(?![.,]\d| ?(?:%|prozent))|\b(?:wir|mir) (?:sind|san|waren|teilen)(?: uns das)?(?: zu)? ${COUNT}\b(?! (?:jahr|monat|wochen))|${COUNT} gleiche\w* (?:teile|anteile)`,
);
const SHARED = /\berb(?!b?au|pacht)|geerbt|nachlass|vermacht|\bwir\b|durch/;
const BY_NAME: [RegExp, number][] = [
  [/\bzu (?:zweit|zweien)\b|\b(?:uns|euch) zweien?\b/, 2],
  [/\bzu (?:dritt|dreien)\b|\b(?:uns|euch|allen) dreien?\b/, 3],
  [/\bzu (?:viert|vieren)\b|\b(?:uns|euch|allen) vieren?\b/, 4],
  [/\bzu funft\b/, 5],
  [
    /je(?:de[rmns]?|weils)? (?:zu(?:r)? )?(?:die |eine )?(?:halfte|1\/2)|(?:halbe|halb)[ /-](?:und[ -])?halbe?|fifty|50 ?[/:] ?50|halftig|\buns beiden\b|\bwir beide\b|\bbeide(?: \w+){0,2} im grundbuch|gehort (?:uns )?beiden|\bbeiden? (?:eigentumer|partner|erben)|jede[rm]? (?:von uns )?(?:die|eine) halfte/,
    2,
  ],
  [/je(?:de[rmns]?|weils)? (?:zu(?:m)? )?(?:ein |einem )?(?:drittel|1\/3)/, 3],
  [/je(?:de[rmns]?|weils)? (?:zu(?:m)? )?(?:ein |einem )?(?:viertel|1\/4)/, 4],
];
/** 'mein Bruder und ich', 'mit meiner Schwester zusammen' */
const OTHER = String.raw`(?:bruder|schwester|mann|frau|ex\w*|partner\w*|freund\w*|mutter|vater|cousin\w*)`;
const PAIR = new RegExp(
  String.raw`\b(?:mein\w* )?${OTHER} und (?:ich|mir|mich)\b|\b(?:ich|mir|mich) und mein\w* ${OTHER}\b|\bmit mein\w* ${OTHER}(?: \w+)? (?:(?:zusammen|gemeinsam)\b(?! (?:ge)?(?:leb|wohn|war))|geteilt|teilen)|(?:zusammen|gemeinsam) mit mein\w* ${OTHER}`,
);
const EACH =
  /\bje(?:de[rmns]?|weils)?\b|\b(?:pro|je) (?:kopf|person|nase|kind|erbe\w*|partei)|\banteil|mein\w* (?:teil|halfte)|teil(?:en|t|ung)\b|gleiche\w* teile|\bhalfte/;

const COUPLE = /scheid|trenn|ehepaar|eheleut|\bex\b|\bex(?:frau|mann)/;
const EACH_OF_THEM = /\bjede[rmn]?\b|pro (?:person|kopf)|jeweils/;

/** Half of the commission says nothing about the owners of the home. */
const OTHER_HALF =
  /(?:kaufer|makler|provision|courtage)[^.;]{0,40}halft|halft(?:e|ig\w*)[^.;,]{0,20}(?:kaufer|makler|provision|courtage)/;
const OWNED = /gehor|eigent|scheid|trenn|geschwist|\berb|geerbt/;

const CO_HEIRS = new RegExp(
  String.raw`(?:wir (?:sind|waren) )?(?:zu )?(?:\b(?:mit )?(?:mein\w* )?${COUNT} ${SIBLING}(?: und ich)?|\bmit mein\w* ${SIBLING}(?: zusammen)?|\b(?:mein\w* )?${SIBLING} und (?:ich|mir|mich)|\b(?:ich|mir|mich) und mein\w* (?:${SIBLING}|cousin\w*|onkel|tante)|\b(?:uns|wir)(?: beiden?| alle)? ${SIBLING})`,
  'g',
);

/** 'Mutter tot, ich habe einen Bruder und eine Schwester' */
const OF_HEIRS =
  /\berb(?!b?au|pacht)|erbt\b|geerbt|gestorben|verst[oa]rben|\btot\b|nachlass|pflichtteil/;
const OWN_SIBLINGS = new RegExp(
  String.raw`(?:[,;] |\b(?:habe?|hab|hat|und|mit|noch) )(?:${COUNT}|ein\w{0,2}) (?:\w+e[nr]? )?${SIBLING}`,
  'g',
);

const countOf = (typed: string) => (/^\d/.test(typed) ? Number(typed) : numberOfWords(typed));

export const hasCoHeirs = (text: string) => text.search(CO_HEIRS) !== -1;
export const withoutCoHeirs = (text: string) => text.replace(CO_HEIRS, ' ');

function personsIn(text: string): number | undefined {
  const more = WITH_ME.exec(text)?.slice(1).find(Boolean);
  if (more !== undefined) return countOf(more) + 1;
  const isShared = EACH.test(text) || SHARED.test(text);
  const counted = isShared ? COUNTED.exec(text)?.slice(1).find(Boolean) : undefined;
  if (counted !== undefined) return countOf(counted);
  const named = BY_NAME.find(([pattern]) => pattern.test(text))?.[1];
  if (named !== undefined && (OWNED.test(text) || !OTHER_HALF.test(text))) return named;
  const siblings = OF_HEIRS.test(text) ? [...text.matchAll(OWN_SIBLINGS)] : [];
  if (siblings.length > 0) {
    return siblings.reduce((sum, [, typed]) => sum + (typed ? countOf(typed) : 1), 1);
  }
  if (COUPLE.test(text) && EACH_OF_THEM.test(text)) return 2;
  return (PAIR.test(text) || hasCoHeirs(text)) && isShared ? 2 : undefined;
}

const PARTS: Record<string, number> = {
  halfte: 1 / 2,
  drittel: 1 / 3,
  viertel: 1 / 4,
  funftel: 1 / 5,
  sechstel: 1 / 6,
  achtel: 1 / 8,
};
const TIMES: Record<string, number> = { zwei: 2, drei: 3, vier: 4 };
const OVER = String.raw`(\d{1,3}(?=\s?\/\s?10{2,3}\b)|\d)\s?\/\s?(10{2,3}|\d{1,2})`;
const PART = String.raw`(?:${OVER}|(?:die |eine |ein )?(zwei|drei|vier)?(?: |-)?(halfte|drittel|viertel|funftel)|(\d{1,2})\s?(?:%|prozent))`;
const PART_GROUPS = 5;
const OWN_PART = new RegExp(
  String.raw`(?:mir gehor\w*|gehor\w* mir|ich (?:habe?|hab|besitze|halte)|\bich(?: krieg\w*| bekomm\w*| erhalt\w*)?(?= \d{2} ?(?:%|prozent))|mein (?:mit(?:eigentums)?)?anteil(?: am \w+| an \w+ \w+)?(?: ist| betragt| von| sind|:)?|bin (?:\w+ )?zu)(?: nur| davon| ein| zu| das| die)* ${PART}|mir (?:zu )?${PART}|${PART} (?:davon )?(?:gehor\w* mir|mir\b|(?:ist|sind) mein\w*)`,
);

/** Percent of the home that is the person's own: 'drei Viertel gehören mir'. */
function shareIn(text: string): number | undefined {
  const found = OWN_PART.exec(text)?.slice(1);
  if (!found) return undefined;
  const first = found.findIndex(Boolean);
  const [over, under, times, part, percent] = found.slice(first - (first % PART_GROUPS));
  // 'Er hat 42 %, ich 25 %': rates of tax.
  if (percent) return /steuer/.test(text) ? undefined : Number(percent);
  const fraction =
    over && under
      ? Number(over) / Number(under)
      : (TIMES[times ?? ''] ?? 1) * (PARTS[part ?? ''] ?? 0);
  return fraction > 0 && fraction < 1 ? fraction * 100 : undefined;
}

const OF_SEVERAL =
  /\berb(?!b?au|pacht)|geerbt|quote|anteil|\w*teil(?:en|t|ung)|gehor|\bjede|\bje\b|\bwer\b|geschwist|\bpro (?:person|kopf|nase)|\bich (?:\w+ )?\d{2} ?(?:%|prozent)|grundbuch[^.;?!]{0,25}\d ?\/ ?\d/;
const RATIO = /(?<![\d.,/:])(\d{2})\s?[/:]\s?(\d{2})(?:\s?[/:]\s?(\d{2}))?(?!\d|[.,]\d|[/:])/;
/** 'Ex kriegt 40 Prozent, ich 60' */
const REST_RATIO =
  /(?<![\d.,])(\d{2}) ?(?:%|prozent),? (?:und )?(?:ich|er|sie|ex|der andere|(?:mein\w* )?(?:mann|frau|bruder|schwester)) (\d{2})(?!\d|[.,]\d)/;
const QUOTA = new RegExp(
  String.raw`(\bje(?:weils|de[rmns]?)?(?: \w+)? )?(?<![\d.,])(?:${OVER}(?!\d|[.,]\d|\/)|(\d{1,2})\s?(?:%|prozent)(?!\w* (?:makler|provision|courtage|zins))|(?:\b(zwei|drei|vier)[ -]?)?\b(halfte|drittel|viertel|funftel|sechstel|achtel)\b)`,
  'g',
);
/** Percent that rounded parts may miss of the whole. */
const ROUNDED = 0.1;

/** Parts of a price paid in instalments are not those of owners. */
const BY_PARTS = /anzahl|ubergabe|\brate\b/;

/** 'Mama 1/2, wir Kinder je 1/4'; undefined where they are equal or not the whole. */
function quotasIn(text: string): number[] | undefined {
  if (!OF_SEVERAL.test(text) || BY_PARTS.test(text)) return undefined;
  const ratio = (RATIO.exec(text) ?? REST_RATIO.exec(text))?.slice(1).filter(Boolean).map(Number);
  const named = [...text.matchAll(QUOTA)].map(([, each, over, under, percent, times, part]) => ({
    isEach: each !== undefined,
    isFraction: percent === undefined,
    percent: percent
      ? Number(percent)
      : over
        ? (Number(over) / Number(under)) * 100
        : (TIMES[times ?? ''] ?? 1) * (PARTS[part ?? ''] ?? 0) * 100,
  }));
  const single = named.filter(({ isEach }) => !isEach).map(({ percent }) => percent);
  const [each, ...others] = named.filter(({ isEach }) => isEach);
  const rest = 100 - single.reduce((sum, percent) => sum + percent, 0);
  const count = each ? Math.round(rest / each.percent) : 0;
  const isCounted = others.length === 0 && count > 0 && count <= MOST_PERSONS;
  const last = each && isCounted ? Array<number>(count).fill(each.percent) : [];
  const all = ratio ?? [...single, ...last];
  const sum = all.reduce((total, percent) => total + percent, 0);
  const isUnlike = all.some((percent) => percent !== all[0]);
  if (isUnlike && others.length === 0 && Math.abs(sum - 100) < ROUNDED) return all;
  const fractions = named.filter(({ isFraction }) => isFraction).map(({ percent }) => percent);
  return fractions.some((percent) => percent !== fractions[0]) ? [] : undefined;
}

export function sharingIn(text: string): Facts {
  const share = shareIn(text);
  const quotas = quotasIn(text);
  if (quotas)
    return { ...(quotas.length > 0 && { quotas }), ...(share !== undefined && { share }) };
  if (share !== undefined) return { share };
  const persons = personsIn(text);
  return persons !== undefined && persons > 1 && persons <= MOST_PERSONS ? { persons } : {};
}
