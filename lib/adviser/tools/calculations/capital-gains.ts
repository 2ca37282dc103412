import { formatPartialDate } from '@/lib/platform/format/date';
import { formatNumber } from '@/lib/platform/format/number';
import type { ToolAnswer } from '@/lib/adviser/reply';
import { leftover } from '../leftover';
import { COST_NAMES, type Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ChatCalculation } from './calculation';
import { NEAR_LIMIT, gainLine, gainOf, isBelowLimit, isNearLimit, ratesIn, taxLines } from './gain';
import { asksWhen, opening, WHEN } from './gain-opening';
import { contractsOf, dayDecides, exemptionByTime, isPeriod, isWrong, mayBeTaxed } from './holding';
import { paragraphs, years } from './format';

/** The law names these years itself: 'nach zehn Jahren' asks for the rule. */
const LEGAL_YEARS = 10;

const BEGINNING = 'spekulationssteuer-und-zehnjahresfrist#einfuehrung';
const OWN_USE =
  'spekulationssteuer-und-zehnjahresfrist#eigennutzung-zwei-wege-vor-ablauf-der-zehn-jahre';
const EXAMPLE = 'spekulationssteuer-und-zehnjahresfrist#beispiel-die-abschreibung-kommt-zurueck';
const DAYS = 'spekulationssteuer-und-zehnjahresfrist#zwei-beurkundungen-setzen-die-frist';
const MOVED_OUT = 'scheidung-und-gemeinsames-haus#die-steuerfalle-beim-auszug';

function freeLine(facts: Facts): string | undefined {
  const contracts = contractsOf(facts);
  if (!contracts) return undefined;
  const { held } = facts;
  if (held !== undefined) {
    if (held >= LEGAL_YEARS) return undefined;
    return say('gainYearsLeft', { held: formatNumber(held), left: years(LEGAL_YEARS - held) });
  }
  const { earliest, latest } = exemptionByTime(contracts).freeFrom;
  const [first, last] = [formatPartialDate(earliest), formatPartialDate(latest)];
  return earliest === latest
    ? say('gainFreeFrom', { day: first })
    : say('gainFreeBetween', { earliest: first, latest: last });
}

function answer(said: Facts, asked: string): ToolAnswer {
  const rates = said.persons === 2 ? ratesIn(asked) : [];
  // Two owners with different rates: neither of them is that of the whole gain.
  const facts = rates.length === 2 ? { ...said, taxRate: undefined } : said;
  const contracts = contractsOf(facts);
  if (contracts && isWrong(contracts)) return { text: say('gainWrongDates'), sources: [] };
  const gain = gainOf(facts);
  const first = opening(facts, gain, asked);
  if (!mayBeTaxed(facts)) {
    const isOwn = facts.use === 'own' || isPeriod(facts);
    const text = paragraphs(first, say('gainRuleShort'));
    return { text, sources: [BEGINNING, isOwn ? OWN_USE : DAYS] };
  }
  const lines = [
    gain !== undefined && gainLine(facts, gain),
    ...(gain === undefined ? [] : taxLines(facts, gain, rates)),
    !asksWhen(asked, gain) && freeLine(facts),
  ];
  const text = paragraphs(
    first,
    lines,
    isNearLimit(gain) && say('gainLimit'),
    say(gain === undefined ? 'gainRuleShort' : 'gainRule'),
  );
  return { text, sources: [BEGINNING, isPeriod(facts) ? MOVED_OUT : OWN_USE, EXAMPLE] };
}

const isPriced = (facts: Facts) => mayBeTaxed(facts) && facts.price !== undefined;
const hasGain = (facts: Facts) => mayBeTaxed(facts) && !isBelowLimit(gainOf(facts) ?? 0);

const OTHER_TAX =
  /(?:grund|grunderwerbs?|erbschafts?|erb|schenkungs?|umsatz|mehrwert|gewerbe|kirchen|hunde|kfz|lohn|vermogens?|abgeltung\w*|zweitwohnungs?)-?steuer/g;
const TOPIC =
  /speku|\w*steuern?\b|steuersatz|versteuer|steuerfrei|steuerpflicht|fiskus|finanzamt|zehn-?jahres-?frist/;
const ASIDE =
  /verlust|verrechn|absetz|abgesetzt|abzieh|angeben|erklarung|umgeh|vermeid|\bspar|steuerberat|objekt|haeuser in|handler|mieteinnahm|steuer\w* (?:\w+ ){0,2}miete|gewerb|leer ?st|\bleer\b|vorvertrag|reservier|angerechnet|aussitzen|arbeitszimmer|home-?office|kindergeld|unentgeltlich|umsonst|kostenlos|mietfrei|\bwo muss|ausland|schweiz|osterreich|spanien|auswander|\bgeb\w* (?:ich|man|wir)\b.{0,25}\ban\b/;
const ASIDE_WITHOUT_GAIN = /wegen der abschreibung|ausgezogen|auszug|scheid|trenn/;
/** Whether relatives count as the owner's use is a question for the guides. */
const RELATIVES =
  /(?:tochter|\bsohn|kinder|mutter|\bvater|eltern|\boma|\bopa|bruder|schwester)(?: \w+){0,4} (?:wohnt|wohnen|wohnte|gewohnt|bewohnt|lebt|leben|nutzt|nutzen)\b|\b(?:wohnt|lebt) (?:\w+ ){0,2}(?:mein|unser)\w* (?:tochter|sohn|kind|mutter|vater|eltern|schwieger|oma|opa|bruder|schwester)/;

const OF_BUYER =
  /steuer\w* (?:\w+ ){0,4}(?<!ver)kaufer|(?<!ver)kaufer (?:\w+ ){0,4}(?<!speku)(?<!spekulations)steuer/;

const isAbout = (text: string) => TOPIC.test(text.replace(OTHER_TAX, ' '));

export const capitalGains: ChatCalculation<'capitalGains'> = {
  name: 'capitalGains',
  title: 'titleCapitalGains',
  topic: /speku|einkommens?steuer|versteuer|(?<![a-z])steuern?\b|finanzamt/,
  asks(text, { facts, loose }) {
    const { gain, bought, held, price, paid, taxRate } = facts;
    const isOwnCase = bought !== undefined || (held !== undefined && held !== LEGAL_YEARS);
    const isCalculated = gain !== undefined || (price !== undefined && paid !== undefined);
    const isRated = taxRate !== undefined || loose.some(({ kind }) => kind === 'percent');
    const isShort = leftover(text).length <= 1 || /muss ich .{0,12}zahlen/.test(text);
    const isCase = isOwnCase && isCalculated && (isRated || (isShort && gain !== undefined));
    const isSmall = gain !== undefined && gain < NEAR_LIMIT;
    const isDated = bought !== undefined && facts.sold !== undefined && facts.use !== undefined;
    const isWhole = isCalculated && isOwnCase && (isRated || isSmall);
    if (OF_BUYER.test(text)) return false;
    if ((ASIDE.test(text) && !isWhole) || RELATIVES.test(text)) return false;
    if (ASIDE_WITHOUT_GAIN.test(text) && !isCalculated) return false;
    const isGain = price !== undefined && paid !== undefined && /(?<!zu)gewinn/.test(text);
    return (
      (isAbout(text) || isCase || isGain || (isDated && isShort)) && (isOwnCase || isCalculated)
    );
  },
  can: ({ bought, held, gain }) => [bought, held, gain].some((fact) => fact !== undefined),
  entries: [
    { fact: 'bought', or: ['held'], question: 'askBought' },
    {
      fact: 'bought',
      question: 'askBoughtDay',
      when: dayDecides,
      isKnown: ({ bought, boughtMonth }) => (bought?.day ?? boughtMonth?.day) !== undefined,
    },
    { fact: 'use', or: ['movedIn', 'movedOut'], question: 'askUse', when: mayBeTaxed },
    { fact: 'price', or: ['gain'], question: 'askPrice', when: mayBeTaxed },
    { fact: 'paid', or: ['gain'], question: 'askPaid', when: isPriced },
    {
      fact: 'depreciation',
      or: ['gain'],
      question: 'askDepreciation',
      when: (facts) => facts.use !== undefined && mayBeTaxed(facts) && gainOf(facts) !== undefined,
    },
    { fact: 'taxRate', question: 'askTaxRate', when: hasGain },
  ],
  ownCase: /muss|fallt|fallen|zahl|frei\b|will das finanzamt/,
  uses: [
    'sold',
    'soldMonth',
    'boughtMonth',
    'held',
    'gain',
    'purchaseCosts',
    'agentFee',
    'commission',
    ...COST_NAMES,
  ],
  recalls: ['bought', 'held', 'paid', 'gain', 'use'],
  main: ({ gain }) => (gain === undefined ? 'price' : 'gain'),
  answer,
};

const FREE = /speku|steuerfrei|ohne steuer|versteuer|\bsteuern?\b|zehn-?jahres|\bfrist\b|\bfrei\b/;
/** A landlord waits for the end of the ten years, not for a person. */
const WAITS = /\bwarten?\b(?! bis (?:er|sie|der|die|das|mein))/;
const SALE = /beurkund|verkauf|\bnotar|unterschr/;

export const taxFreeDay: ChatCalculation<'taxFreeDay'> = {
  ...capitalGains,
  name: 'taxFreeDay',
  title: 'titleTaxFreeDay',
  // It has to be asked for each time.
  topic: /(?!)/,
  asks(text, { facts }) {
    const { bought, gain, price, paid, taxRate, soldMonth, debt } = facts;
    const isGain = [gain, price, paid, taxRate, debt].some((fact) => fact !== undefined);
    if (bought === undefined || isGain || ASIDE.test(text)) return false;
    const isFree = FREE.test(text) || (facts.use === 'rented' && WAITS.test(text));
    const isWaiting = facts.sold !== undefined && WAITS.test(text);
    return (WHEN.test(text) && isFree) || isWaiting || (soldMonth !== undefined && SALE.test(text));
  },
  can: ({ bought }) => bought !== undefined,
  recalls: ['bought'],
  answer: (facts, asked) => ({
    ...capitalGains.answer(facts, asked),
    ...(gainOf(facts) !== undefined && { title: say(capitalGains.title) }),
  }),
};
