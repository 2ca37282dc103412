import type { Tool, ToolFields } from '../reply';
import { fold } from '@/lib/words/stem';

const HOME = String.raw`(?:haus|hauschen|wohnung|etw|immobilie|eigenheim|hutte|bude|reihenhaus|doppelhaus(?:halfte)?|bungalow|villa|mehrfamilienhaus|efh|einfamilienhaus|eigentumswohnung|objekt)`;
const OWN = String.raw`(?:mein|meine|unser|unsere|das|die|ein|eine|so ein|so eine)\s+(?:[a-z]+\s+){0,2}`;

/** 'Was ist mein Haus etwa wert?', 'was krieg ich für meine Wohnung': a figure is asked for. */
const ESTIMATE = [
  new RegExp(
    String.raw`(?:was|wie ?viel)\s+(?:ist|sind|ware|war)\s+(?:denn\s+|wohl\s+|eigentlich\s+)?(?:mein|meine|unser|unsere)\s+(?:[a-z]+\s+){0,2}${HOME}.{0,40}\bwert\b`,
  ),
  new RegExp(
    String.raw`(?:was|wie ?viel)\s+(?:bekomme?|krieg\w*|erziele?n?|bringt|bringe)\s+(?:ich|wir|mir)?\s*(?:noch |wohl |denn |etwa |ungefahr |so )*(?:fur\s+)?${OWN}${HOME}`,
  ),
  new RegExp(
    String.raw`(?:schatze?n?|bewerte?n?|taxieren?|schatz)\s+(?:sie|du|mal|mir|bitte|doch)*\s*(?:mal |bitte |doch )*(?:mein|meine|unser|unsere)\s+(?:[a-z]+\s+){0,2}${HOME}`,
  ),
  new RegExp(
    String.raw`wert\s+(?:von|fur)?\s*(?:meine[sr]?|unsere[sr]?|meinem)\s+(?:[a-z]+\s+){0,2}${HOME}.{0,12}(?:ausrechnen|berechnen|schatzen|wissen)`,
  ),
];

const COSTS = [
  /(?:was|wie ?viel)\s+(?:kostet|kosten|zahle|bezahle)\s+(?:mich\s+|uns\s+|ich\s+|wir\s+)?(?:mein|unser)\s+(?:[a-z]+\s+)?verkauf/,
  /(?:kosten|nebenkosten|provision|courtage)\s+(?:fur meinen verkauf|meines verkaufs)?\s*(?:ausrechnen|berechnen|durchrechnen)/,
  /(?:rechne|rechnen sie)\s+(?:mir\s+|mal\s+|bitte\s+)*(?:die\s+)?(?:kosten|nebenkosten|provision)/,
];
/** With a price of one's own, questions about costs are asked to be reckoned. */
const ABOUT_COSTS =
  /verkaufskosten|was (?:kostet|geht|zahle|muss ich zahlen|kommt auf mich)|wie ?viel (?:kostet|zahle|muss|geht|bleibt|kriegt|bekommt|nimmt)|bleibt (?:mir |uns )?(?:am ende |davon )?ubrig|provision|courtage|makler/;

/** Which calculation a message asks for, if it asks for one. */
export function toolFor(message: string, facts: ToolFields): Tool | undefined {
  const text = fold(message)
    .replace(/[^\p{L}\p{N}\s.,€²]/gu, ' ')
    .replace(/\s+/g, ' ');
  if (COSTS.some((pattern) => pattern.test(text))) return 'costs';
  if (ESTIMATE.some((pattern) => pattern.test(text))) return 'estimate';
  const { price, area, postalCode, yearBuilt, propertyType } = facts;
  if (price && propertyType && ABOUT_COSTS.test(text)) return 'costs';
  const details = [area, postalCode, yearBuilt].filter(Boolean).length;
  return area && details >= 2 && propertyType ? 'estimate' : undefined;
}

/** Whether a message goes on with the calculation whose form was shown: it gives what was asked for. */
export function goesOn(tool: Tool, message: string, facts: ToolFields): boolean {
  const { price, area, postalCode, yearBuilt, propertyType } = facts;
  const given =
    tool === 'costs' ? [price, propertyType] : [area, postalCode, yearBuilt, propertyType];
  const isQuestion = message.includes('?') || message.trim().split(/\s+/).length > 14;
  return !isQuestion && given.some(Boolean);
}
