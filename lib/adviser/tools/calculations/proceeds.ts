import { formatList } from '@/lib/platform/format/list';
import { formatNumber, numberInWords } from '@/lib/platform/format/number';
import { priceProblem } from '../costs';
import { COST_NAMES, type Facts, type Figures } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '../tool-answer';
import { amountFor, HOW_MUCH, PRINCIPLE, type Calculation } from './calculation';
import { agentOf, deletionOf, namedCosts, smallOpen, spanOf } from './deductions';
import { compensation, compensationShown } from './prepayment';
import { euros, paragraphs, partLabel } from './tell';

/** What goes off a price, and how it is told. */
interface Taken {
  /** Euros off, at least and at most */
  least: number;
  most: number;
  lines: (string | false | undefined)[];
  /** 'nach Restschuld und Makler' */
  after: string;
  /** What may go off as well */
  open: string[];
}

/** What the bank takes for the early end of the loan: as it was named, or as it is reckoned. */
function bankOf(facts: Facts): { amount: number; line?: string; isKnown: boolean } {
  if (facts.compensation !== undefined) {
    const amount = facts.compensation;
    const shown = { label: 'Vorfälligkeitsentschädigung', amount: euros(amount) };
    return { amount, line: amount > 0 ? say('namedCost', shown) : undefined, isKnown: true };
  }
  const reckoned = facts.debt ? compensation(facts) : undefined;
  if (!reckoned) return { amount: 0, isKnown: false };
  const line = say('proceedsPrepayment', compensationShown(reckoned));
  return { amount: reckoned.amount, line, isKnown: true };
}

function taken(facts: Facts): Taken {
  const { price = 0, debt } = facts;
  const fee = agentOf(facts);
  const bank = bankOf(facts);
  const costs = namedCosts(facts);
  const deletion = deletionOf(facts)?.landRegister ?? 0;
  const fixed = (debt ?? 0) + bank.amount + deletion + costs.sum;
  const words = [
    debt && 'Restschuld',
    fee.most > 0 && 'Makler',
    bank.amount > 0 && 'Vorfälligkeitsentschädigung',
    costs.sum > 0 && 'weiteren Kosten',
  ].filter((word) => Boolean(word)) as string[];
  const shown = { price: euros(price), debt: euros(debt ?? 0), rest: euros(price - (debt ?? 0)) };
  return {
    least: fixed + fee.least,
    most: fixed + fee.most,
    after: words.length > 0 ? ` nach ${formatList(words)}` : '',
    lines: [
      Boolean(debt) && say('proceedsDebt', shown),
      fee.line,
      bank.line,
      deletion > 0 && say('proceedsDeletion', { amount: euros(deletion) }),
      ...costs.lines,
    ],
    open: [
      ...(debt !== 0 && !bank.isKnown ? ['eine Vorfälligkeitsentschädigung der Bank'] : []),
      ...(debt !== 0 && deletion + (facts.deletion ?? 0) === 0
        ? ['die Löschung der Grundschuld']
        : []),
      ...smallOpen(facts),
    ],
  };
}

/** How it is shared, and the line for it; nothing where nobody asks for a part. */
function parted(facts: Facts, least: number, most: number, after: string) {
  const { persons, share } = facts;
  const rest = spanOf(least, most);
  if (share !== undefined) {
    const own = spanOf((least * share) / 100, (most * share) / 100);
    const shown = { percent: partLabel(share), own, rest, after };
    return { sentence: say('proceedsShare', shown), line: say('proceedsOwn', shown) };
  }
  if (persons === undefined) return undefined;
  const each = spanOf(least / persons, most / persons);
  return {
    sentence: say('proceedsEach', { persons: numberInWords(persons), each, rest, after }),
    line: say('proceedsDivided', { persons: formatNumber(persons), each, rest }),
  };
}

function opening(facts: Facts, least: number, most: number, after: string): string {
  const { price = 0, debt } = facts;
  const shown = { price: euros(price), after };
  if (most < 0) return say('proceedsShort', { ...shown, rest: spanOf(-most, -least) });
  const part = parted(facts, Math.max(0, least), most, after);
  if (part)
    return [part.sentence, debt === undefined && say('proceedsLoanOpen')].filter(Boolean).join(' ');
  const rest = spanOf(Math.max(0, least), most);
  return say(debt === undefined ? 'proceedsOpen' : 'proceeds', { ...shown, rest });
}

function answer(facts: Facts): ToolAnswer {
  const { price = 0 } = facts;
  const problem = priceProblem(price);
  if (problem) return { text: problem, sources: [] };
  const off = taken(facts);
  const [least, most] = [price - off.most, price - off.least];
  const lines = [
    ...off.lines,
    off.lines.filter(Boolean).length > 1 &&
      say('proceedsTaken', { sum: spanOf(off.least, off.most) }),
    off.most > 0 && most >= 0 && say('proceedsRest', { rest: spanOf(least, most) }),
    most >= 0 && parted(facts, Math.max(0, least), most, off.after)?.line,
  ];
  const open = off.open.length > 1 ? say('proceedsOpenItems', { items: formatList(off.open) }) : '';
  return {
    text: paragraphs(opening(facts, least, most, off.after), lines, say('proceedsRule', { open })),
    sources: [
      'nebenkosten-fuer-eigentuemer#das-beispiel-vom-preis-bis-zum-kontostand',
      'nebenkosten-fuer-eigentuemer#makler-mindestens-die-haelfte',
      'nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit',
    ],
  };
}

const ME = String.raw`(?:ich|wir|mir|uns|jede[rmn]?|jeweils|mein\w* (?:frau|mann|bruder|schwester))`;
/** What is left, in so many words. */
const TOPIC = new RegExp(
  [
    String.raw`(?:was|wie ?viel) (?:\w+ ){0,4}(?:bleibt|bleiben|behalt\w*|ubrig|uber\b(?! (?:den|die|das|ein)))`,
    String.raw`(?:bleibt|bleiben) (?:\w+ ){0,4}(?:ubrig|davon|am ende|mir|uns|von|netto|uber\b)`,
    String.raw`(?:kommt|landet|lande\w*) (?:\w+ ){0,3}(?:bei (?:mir|uns)|auf(?: dem|s| mein\w* | unser\w*)? ?konto)`,
    String.raw`springt (?:\w+ ){0,3}(?:fur (?:mich|uns)|raus|heraus)`,
    String.raw`(?:krieg|bekomm|hab|hatt)\w* (?:\w+ ){0,4}(?:raus|heraus|ubrig|netto|am (?:ende|schluss)|in der (?:tasche|hand)|auf (?:dem|mein\w*) konto|uber\b(?! (?:den|die|das|ein)))`,
    String.raw`in der tasche|auf dem konto|aufs konto|unterm strich|abzuglich|abzgl|\brest ?\?|\bbleib\w* ?\?|was ist der rest|\bnetto\b|nettoerlos|reinerlos|nach abzug|\bubrig\b|(?:ist|sind|gehort) (?:dann |am ende )?(?:meins|unseres|wirklich mir)`,
  ].join('|'),
);
/** The same said so that it means this only beside something that goes off, or somebody to share with. */
const MEANT = new RegExp(
  String.raw`(?:was|wie ?viel)(?: \w+){0,3} (?:krieg|bekomm|hab|hat|haben|erhal|steht)\w*(?: \w+){0,2} ${ME}\b|(?:was|wie ?viel) (?:krieg|bekomm|hab|erhal)\w* ${ME}\b|(?:was|wie ?viel) (?:ist|war|ware) (?:\w+ )?(?:fur )?jede|jede[rm]? (?:\w+ ){0,3}(?:bekommt|kriegt|erhalt|hat)\b|(?:aus|ab)(?:zu)?zahlen|auszahlung|zahl\w* .{0,25} aus\b|\bminus\b|und (?:ich|wir) ?\?|ausbezahlen|steht (?:mir|ihr|ihm|uns|jedem) zu|uberwiesen|gutgeschrieben|\bmein (?:anteil|teil)\b|meine halfte|(?:pro|je) (?:person|kopf|nase|erbe|partei)|geteilt durch|durch (?:zwei|drei|vier|\d)\b|wie ?viel (?:geld )?(?:hab|bekomm|krieg)|was (?:ist|ware) (?:dann )?(?:mein|unser)`,
);
/** Of the rent, or after tax, or what somebody else gets: another reckoning. */
const ASIDE =
  /\bmiet(?!shaus)|steuer(?!berat)|pro jahr|im jahr|im monat|(?:bekomm|krieg)\w* der makler|makler(?: \w+){0,3} (?:bekommt|kriegt)\b(?! (?:\w+ )?\d)|(?<!ver)kaufer(?: \w+){0,3} (?:zahl|aufbring)|(?:%|prozent) netto|netto (?:\+|plus|zzgl)|sanier|renovier|\bdamm|heizung|fenster|brutto/;

const DEDUCTED = [
  ...(['debt', 'compensation', 'agentFee', 'deletion', 'certificate', 'moving'] as const),
  ...(['clearing', 'saleCosts', 'persons', 'share'] as const),
] as const;

const SHORT =
  /reicht|(?:und|was) (?:nun|jetzt|dann)|was passiert|was dann|\bluck|fehl|zu wenig|nicht drin|ubrig|bleib/;

/** More is owed than the home brings, and what follows is asked. */
function isShort(text: string, figures: Figures): boolean {
  const { debt = 0 } = figures.facts;
  const price = amountFor('price', figures) ?? Infinity;
  return debt > price && SHORT.test(text);
}

const isParted = ({ persons, share }: Facts) => persons !== undefined || share !== undefined;

/** A price and what goes off it, told one after the other: hardly another thing can be meant. */
const ITEMS = [
  'commission',
  'agentFee',
  'compensation',
  'persons',
  'share',
  ...COST_NAMES,
] as const;
const QUESTION =
  /\b(?:wer|wann|wo|warum|wieso|darf|durfen|muss|mussen|kann|konnen|soll\w*|lohnt)\b/;
const TAXED = /steuer|finanzamt/;
const OTHER_MATTER =
  /\bkost|wie hoch|prozent (?:sind|waren)|vergleich|(?<!zu)gewinn|makler (?:bekomm|krieg|nimmt)\w*\b(?! (?:\w+ )?\d)/;

function isListed(text: string, figures: Figures): boolean {
  const { facts } = figures;
  const named = ITEMS.filter((fact) => facts[fact] !== undefined);
  const isLoan = facts.contractRate !== undefined || facts.remaining !== undefined;
  if (amountFor('price', figures) === undefined || isLoan || TAXED.test(text)) return false;
  const isEnough = facts.debt ? named.length > 0 : isParted(facts) && named.length > 1;
  const isRule = PRINCIPLE.test(text) && !HOW_MUCH.test(text);
  return isEnough && !isRule && !QUESTION.test(text) && !OTHER_MATTER.test(text);
}

export const proceeds: Calculation<'proceeds'> = {
  name: 'proceeds',
  title: 'titleProceeds',
  topic: TOPIC,
  asks(text, figures) {
    const { facts } = figures;
    const isLet = facts.rent !== undefined || ASIDE.test(text);
    if (isLet || amountFor('price', figures) === undefined) return false;
    if (isListed(text, figures) || isShort(text, figures)) return true;
    if (TOPIC.test(text)) return facts.debt !== undefined || !/was kostet/.test(text);
    const isReduced = DEDUCTED.some((fact) => facts[fact] !== undefined);
    const isMine = isReduced || (facts.commission !== undefined && isParted(facts));
    return isMine && MEANT.test(text) && !/was kostet/.test(text);
  },
  can: ({ price }) => price !== undefined,
  entries: [
    { fact: 'price', question: 'askPrice' },
    { fact: 'debt', question: 'askDebt' },
  ],
  uses: [
    ...(['commission', 'agentFee', 'propertyType', 'nominal', 'persons', 'share'] as const),
    ...(['contractRate', 'currentRate', 'remaining', 'borrowed', 'compensation'] as const),
    ...(['certificate', 'deletion', 'survey', 'moving', 'clearing', 'advert'] as const),
    ...(['papers', 'notaryBill', 'lawyer', 'saleCosts'] as const),
  ],
  main: () => 'price',
  answer,
};
