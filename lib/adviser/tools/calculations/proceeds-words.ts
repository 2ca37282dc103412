import { COST_NAMES, type Facts, type ParsedNumbers } from '../reading/known';
import { amountFor, HOW_MUCH, LEAST_PRICE, PRINCIPLE } from './calculation';

export const EACH =
  /\bjede[rsmn]?\b|\bje(?:weils)?\b|(?:pro|je) (?:nase|kopf|person)|\b(?:ex\w*|frau|mann|bruder|schwester) (?:\w+ )?halfte/;

const ME = String.raw`(?:ich|wir|mir|uns|jede[rmn]?|jeweils|mein\w* (?:frau|mann|bruder|schwester))`;
export const TOPIC = new RegExp(
  [
    String.raw`(?:was|wie ?viel) (?:\w+ ){0,4}(?:bleibt|bleiben|behalt\w*|ubrig|uber\b(?! (?:den|die|das|ein)))`,
    String.raw`(?:bleibt|bleiben) (?:\w+ ){0,4}(?:ubrig|davon|am ende|mir|uns|von|netto|uber\b)`,
    String.raw`(?:kommt|landet|lande\w*) (?:\w+ ){0,3}(?:bei (?:mir|uns)|auf(?: dem|s| mein\w* | unser\w*)? ?konto)`,
    String.raw`(?:was|wie ?viel) (?:\w+ ){0,3}(?:krieg|bekomm|erhalt|erhielt)\w* (?:\w+ ){0,2}jede[rsm]?\b(?! makler)`,
    String.raw`(?:was|wie ?viel) kommt (?:\w+ ){0,3}(?:rein|herein|bei (?:mir|uns) an)`,
    String.raw`springt (?:\w+ ){0,3}(?:fur (?:mich|uns)|raus|heraus)`,
    String.raw`(?:krieg|bekomm|hab|hatt)\w* (?:\w+ ){0,4}(?:raus|heraus|ubrig|netto|am (?:ende|schluss)|in der (?:tasche|hand)|auf (?:dem|mein\w*) konto|uber\b(?! (?:den|die|das|ein)))`,
    String.raw`in der tasche|\bhab\w* (?:ich|wir) (?:\w+ ){0,2}davon\b|auf dem konto|aufs konto|unterm strich|abzuglich|abzgl|\brest ?\?|\bbleib\w* ?\?|was ist der rest|\bnetto\b|nettoerlos|reinerlos|nach abzug|\bubrig\b|(?:ist|sind|gehort) (?:dann |am ende )?(?:meins|unseres|wirklich mir)(?! (?:auch|so|genauso|ebenso|mehr|weniger|wert)\b)`,
  ].join('|'),
);
/** Needs a deduction, or a person to share with, to mean the proceeds. */
const MEANT = new RegExp(
  String.raw`(?:was|wie ?viel)(?: \w+){0,3} (?:krieg|bekomm|hab|hat|haben|erhal|steht)\w*(?: \w+){0,2} ${ME}\b|(?:was|wie ?viel) (?:krieg|bekomm|hab|erhal)\w* ${ME}\b|(?:was|wie ?viel) (?:ist|war|ware) (?:\w+ )?(?:fur )?jede|jede[rm]? (?:\w+ ){0,3}(?:bekommt|kriegt|erhalt|hat)\b|(?:aus|ab)(?:zu)?zahlen|auszahlung|zahl\w* .{0,25} aus\b|\bminus\b|und (?:ich|wir) ?\?|ausbezahlen|steht (?:mir|ihr|ihm|uns|jedem) zu|uberwiesen|gutgeschrieben|\bmein (?:anteil|teil)\b|meine halfte|(?:pro|je) (?:person|kopf|nase|erbe|partei)|geteilt durch|durch (?:zwei|drei|vier|\d)\b|wie ?viel (?:geld )?(?:hab|bekomm|krieg)|was (?:ist|ware) (?:dann )?(?:mein|unser)|\bwer (?:be)?(?:komm|krieg|erhal)\w*|wie (?:wird|teil|verteil)\w*|aufteil\w*|aufgeteilt`,
);
const ASIDE =
  /\bmiet(?!shaus)|steuer(?!berat)|pro jahr|im jahr|im monat|(?:bekomm|krieg)\w* der makler|makler(?: \w+){0,3} (?:bekommt|kriegt)\b(?! (?:\w+ )?\d)|(?<!ver)kaufer(?: \w+){0,3} (?:zahl|aufbring)(?!\w* (?:\w+ )?\d)|(?:%|prozent|\b\d(?:[.,]\d+)?)(?: \w+)? netto|netto (?:\+|plus|zzgl)|wie ?viel (?:%|prozent)|\bhabe? (?:\w+ )?\d\S*(?: €| euro)? ubrig|sanier|renovier|\bdamm|heizung|fenster|(?<!(?:%|prozent)(?: makler)? )brutto/;

const DEDUCTED = [
  ...(['debt', 'compensation', 'agentFee', 'deletion', 'certificate', 'moving'] as const),
  ...(['clearing', 'saleCosts', 'persons', 'share', 'quotas'] as const),
] as const;

const SHORT =
  /reicht|(?:und|was) (?:nun|jetzt|dann)|was passiert|was dann|\bluck|fehl|zu wenig|nicht drin|drauf(?:leg|zahl|pack)|nachschie|zuschie|nachzahl|zuzahl|ubrig|bleib/;

function isShort(text: string, parsed: ParsedNumbers): boolean {
  const { debt = 0 } = parsed.facts;
  const price = amountFor('price', parsed) ?? Infinity;
  return debt > price && SHORT.test(text);
}

const isParted = ({ persons, share, quotas }: Facts) =>
  [persons, share, quotas].some((fact) => fact !== undefined);

/** A price followed by deductions: hardly anything else can be meant. */
const ITEMS = [
  'commission',
  'agentFee',
  'compensation',
  'persons',
  'share',
  'quotas',
  ...COST_NAMES,
] as const;
const QUESTION =
  /\b(?:wer|wann|wo|warum|wieso|darf|durfen|muss|mussen|kann|konnen|soll\w*|lohnt)\b/;
const TAXED = /steuer|finanzamt/;
const OTHER_MATTER =
  /\bkost|wie hoch|prozent (?:sind|waren)|vergleich|(?<!zu)gewinn|makler (?:bekomm|krieg|nimmt)\w*\b(?! (?:\w+ )?\d)/;

function isListed(text: string, parsed: ParsedNumbers): boolean {
  const { facts } = parsed;
  const named = ITEMS.filter((fact) => facts[fact] !== undefined);
  const isLoan = facts.contractRate !== undefined || facts.remaining !== undefined;
  if (amountFor('price', parsed) === undefined || isLoan || TAXED.test(text)) return false;
  if (facts.cleared && isParted(facts))
    return !QUESTION.test(text.replace(/\bwer (?:be)?(?:komm|krieg)/, ''));
  const isEnough = facts.debt ? named.length > 0 : isParted(facts) && named.length > 1;
  const isRule = PRINCIPLE.test(text) && !HOW_MUCH.test(text);
  return (
    isEnough &&
    !isRule &&
    !QUESTION.test(text) &&
    !OTHER_MATTER.test(facts.saleCosts === undefined ? text : text.replaceAll('kosten', ''))
  );
}

/** 'Was bleibt von 250.000 nach 120.000', unless it may be a part. */
function isUnclear({ facts, loose }: ParsedNumbers): boolean {
  if (isParted(facts)) return false;
  const amounts = loose.filter(({ kind, value }) => kind === 'euros' && value >= LEAST_PRICE);
  return amounts.length > (facts.price === undefined ? 1 : 0);
}

export function asksForProceeds(text: string, parsed: ParsedNumbers): boolean {
  const { facts } = parsed;
  const isGain = facts.paid !== undefined && /(?<!zu)gewinn|\bspeku/.test(text);
  const isLet = isGain || facts.rent !== undefined || ASIDE.test(text);
  if (isLet || isUnclear(parsed) || amountFor('price', parsed) === undefined) return false;
  if (isListed(text, parsed) || isShort(text, parsed)) return true;
  if (TOPIC.test(text)) return facts.debt !== undefined || !/was kostet/.test(text);
  const isReduced = DEDUCTED.some((fact) => facts[fact] !== undefined);
  const isMine = isReduced || (facts.commission !== undefined && isParted(facts));
  return isMine && MEANT.test(text) && !/was kostet/.test(text);
}
