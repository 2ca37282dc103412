import { estimateAnswer } from '../estimate';
import { fieldsOf } from '../facts';
import { leftover } from '../leftover';
import { amountFor, type ChatCalculation, withoutMarks } from './calculation';

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
    String.raw`${OWN}${HOME}\b.{0,40}(?:was|wie ?viel) (?:ist|sind|ware|waren) (?:es|das|die|sie|der|den) (?:\w+ ){0,2}wert`,
  ),
  new RegExp(
    String.raw`wert\s+(?:von|fur)?\s*(?:meine[sr]?|unsere[sr]?|meinem)\s+(?:[a-z]+\s+){0,2}${HOME}.{0,12}(?:ausrechnen|berechnen|schatzen|wissen)`,
  ),
];
const VALUE =
  /\bwert\b|schatz(?:e|en|ung)\b|(?:was|wie ?viel) (?:\w+ ){0,2}(?:bekomm|krieg|bring|fordern|verlangen)|was (?:wurde|konnte|kann|wird) .{0,50}\b(?:ein)?(?:bringen|erzielen)\b|fordern|verlangen/;
const GROSS =
  /\bgrob\w*|preis(?:idee|rahmen|spanne)|hausnummer|\bzahl bitte|einschatz|uberschlag|ungefahr\w*(?: was| wie ?viel)?\s*\?|\bdaumen/;
const GROSS_ELSE =
  /makler|provision|courtage|notar|grundbuch|steuer(?!berat)|kredit|schuld|finanzier|\bmiet|ausweis|unterlage|vertrag|gutacht|renovier|sanier|modernisier|kosten|kostet|dauer|wie lange|heizung (?:neu|tausch)|abriss|pacht|rendite|(?<!ver)kaufen|\bsuche|ablauf|plan\b|schritt|streich|\blassen\b|garten|angebot|energie|umbau|wohngeld|hausgeld|\b(?:kann|darf|soll|sollte|muss) ich\b/;
/** Counts only where no price is named yet. */
const PRICE = /\b(?:verkaufs)?preis(?:vorstellung)?\b/;

const OTHER_VALUE =
  /versteiger|zwangs|scheid|\bin (?:\w+ )?(?:jahr|monat)|\bmiet|jahresmiete|sachwert|ertragswert|bodenrichtwert|gutacht|quadratmeterpreis|(?:pro|je) (?:qm|m2|m²|quadratmeter)|bring\w* (?:\w+ ){0,2}(?:\w*kuche|sanier\w*|renovier\w*|solar\w*|\w*heizung|dammung|photovoltaik|balkon|aufzug)/;
/** A home described without a question may belong to another matter. */
const OTHER_TOPIC =
  /makler|provision|courtage|notar|grundbuch|steuer|kredit|schuld|miet|ausweis|unterlage|vertrag|gutacht|renovier|sanier|kosten|\berb(?!b?au|pacht)|scheid|such|kaufen/;
const MOST_LEFT = 3;
const IN_PLACE = /\bin (?!euro|prozent|zahlen|ordnung|deutschland)[a-z-]{4,}/;

const QUESTION = /\?|\b(?:was|wie|wer|wann|warum|wo|welche\w*|muss|darf|kann|soll|brauche?)\b/;

export const estimateCalculation: ChatCalculation<'estimate'> = {
  name: 'estimate',
  title: 'titleEstimate',
  matter: new RegExp(String.raw`\bwert\b.{0,30}${HOME}|${HOME}.{0,40}\bwert\b`),
  // A question for a value names the home itself.
  topic: /(?!)/,
  asks(typed, parsed) {
    const { facts } = parsed;
    const text = withoutMarks(typed);
    if (OTHER_VALUE.test(text)) return false;
    if (ESTIMATE.some((pattern) => pattern.test(text))) return true;
    const { area, postalCode, place, yearBuilt, propertyType } = facts;
    const isTold = [postalCode, place, yearBuilt].some((fact) => fact !== undefined);
    if (area === undefined) return false;
    const isValue =
      VALUE.test(text) ||
      (GROSS.test(text) && !GROSS_ELSE.test(text)) ||
      (PRICE.test(text) && amountFor('price', parsed) === undefined);
    const isPlaced = place !== undefined || postalCode !== undefined || IN_PLACE.test(text);
    const isShort = leftover(typed).length <= MOST_LEFT && !OTHER_TOPIC.test(text);
    if ((isPlaced || propertyType !== undefined) && isShort && isValue) return true;
    if (propertyType === undefined || !isTold) return false;
    if (isValue) return true;
    const isBare = leftover(typed).length <= MOST_LEFT && !OTHER_TOPIC.test(text);
    return isBare && !QUESTION.test(typed);
  },
  can: ({ propertyType, area }) => propertyType !== undefined && area !== undefined,
  entries: [
    { fact: 'propertyType', question: 'askType' },
    { fact: 'area', question: 'askType' },
  ],
  uses: ['postalCode', 'place', 'yearBuilt'],
  main: () => 'area',
  answer: (facts) => estimateAnswer(fieldsOf(facts), facts.place),
  form: 'estimate',
};
