import { formatList } from '@/lib/platform/format/list';
import { formatNumber, numberInWords } from '@/lib/platform/format/number';
import { priceProblem } from '../costs';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import type { ChatCalculation } from './calculation';
import { agentCosts, deletionOf, namedCosts, smallOpen, spanOf } from './deductions';
import { compensation, compensationShown } from './prepayment';
import { asksForProceeds, EACH, TOPIC } from './proceeds-words';
import { euros, paragraphs, partLabel } from './format';

interface Taken {
  /** Euros */
  least: number;
  most: number;
  lines: (string | false | undefined)[];
  /** 'nach Restschuld und Makler' */
  after: string;
  open: string[];
}

function bankOf(facts: Facts): { amount: number; line?: string; isKnown: boolean } {
  if (facts.compensation !== undefined) {
    const amount = facts.compensation;
    const shown = { label: 'Vorfälligkeitsentschädigung', amount: euros(amount) };
    return { amount, line: amount > 0 ? say('namedCost', shown) : undefined, isKnown: true };
  }
  const estimated = facts.debt ? compensation(facts) : undefined;
  if (!estimated) return { amount: 0, isKnown: false };
  const line = say('proceedsPrepayment', compensationShown(estimated));
  return { amount: estimated.amount, line, isKnown: true };
}

function taken(facts: Facts): Taken {
  const { price = 0, debt } = facts;
  const fee = agentCosts(facts);
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

/** 'auf 1/2 144.000 €, auf 1/4 je 72.000 €' */
function quotaParts(quotas: readonly number[], amountOf: (percent: number) => string): string {
  const parts = [...new Set(quotas)].map((percent) => {
    const each = quotas.filter((other) => other === percent).length > 1 ? 'je ' : '';
    return `auf ${partLabel(percent)} ${each}${amountOf(percent)}`;
  });
  return formatList(parts);
}

function parted(facts: Facts, least: number, most: number, after: string) {
  const { persons, share, quotas } = facts;
  const rest = spanOf(least, most);
  if (quotas) {
    const parts = quotaParts(
      quotas,
      (part) => `**${spanOf((least * part) / 100, (most * part) / 100)}**`,
    );
    const line = say('proceedsQuotaLine', { rest });
    return { sentence: say('proceedsQuotas', { rest, after, parts }), line };
  }
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

const ownOf = ({ persons = 1, share = 100 }: Facts, rest: number) =>
  (rest * share) / 100 / (share === 100 ? persons : 1);

function withoutAgent(facts: Facts, most: number): string | undefined {
  const { commission, agentFee, price = 0 } = facts;
  if (facts.cleared || commission !== undefined || agentFee !== undefined) return undefined;
  const rest = most + agentCosts(facts).least;
  const { quotas } = facts;
  if (quotas && rest > 0) {
    const parts = quotaParts(quotas, (percent) => euros((rest * percent) / 100));
    return say('proceedsQuotasWithoutAgent', { parts });
  }
  const part = ownOf(facts, rest);
  return rest > 0 && rest < price + 1
    ? say('proceedsWithoutAgent', { rest: euros(Math.floor(part * 100) / 100) })
    : undefined;
}

function halved(facts: Facts, asked: string, least: number, most: number): string | undefined {
  if ((facts.persons ?? facts.share ?? facts.quotas) !== undefined || !EACH.test(asked))
    return undefined;
  return say('proceedsHalf', { half: spanOf(Math.max(0, least) / 2, most / 2) });
}

function opening(facts: Facts, least: number, most: number, after: string): string {
  const { price = 0, debt } = facts;
  const shown = { price: euros(price), after };
  if (most < 0) {
    const read = { price: euros(price), debt: euros(debt ?? 0) };
    return [
      say('proceedsShort', { ...shown, rest: spanOf(-most, -least) }),
      (debt ?? 0) > price && say('proceedsReadAs', read),
    ]
      .filter(Boolean)
      .join(' ');
  }
  const part = parted(facts, Math.max(0, least), most, after);
  if (part)
    return [part.sentence, debt === undefined && say('proceedsLoanOpen')].filter(Boolean).join(' ');
  const rest = spanOf(Math.max(0, least), most);
  return say(debt === undefined ? 'proceedsOpen' : 'proceeds', { ...shown, rest });
}

function settled(facts: Facts): Facts {
  if (!facts.cleared) return facts;
  const isOpen = facts.commission === undefined && facts.agentFee === undefined;
  return { ...facts, debt: facts.debt ?? 0, ...(isOpen && { commission: 0 }) };
}

/** A debt so far above the price was probably mistaken for it. */
const MOST_OWED = 1.5;

const owedMore = ({ price = 0, debt = 0 }: Facts) =>
  debt > price * MOST_OWED
    ? say('proceedsDoubtful', { price: euros(price), debt: euros(debt) })
    : undefined;

function answer(said: Facts, asked: string): ToolAnswer {
  const facts = settled(said);
  const { price = 0 } = facts;
  const problem = priceProblem(price) ?? owedMore(facts);
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
    text: paragraphs(
      [
        opening(facts, least, most, off.after),
        most > 0 && withoutAgent(facts, most),
        most > 0 && halved(facts, asked, least, most),
      ]
        .filter(Boolean)
        .join(' '),
      lines,
      facts.cleared ? say('proceedsCleared') : say('proceedsRule', { open }),
    ),
    sources: [
      'nebenkosten-fuer-eigentuemer#das-beispiel-vom-preis-bis-zum-kontostand',
      'nebenkosten-fuer-eigentuemer#makler-mindestens-die-haelfte',
      'nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit',
    ],
  };
}

export const proceeds: ChatCalculation<'proceeds'> = {
  name: 'proceeds',
  title: 'titleProceeds',
  topic: TOPIC,
  asks: asksForProceeds,
  can: ({ price }) => price !== undefined,
  entries: [
    { fact: 'price', question: 'askPrice' },
    { fact: 'debt', question: 'askDebt', when: ({ cleared }) => !cleared },
  ],
  uses: [
    ...([
      'commission',
      'agentFee',
      'propertyType',
      'nominal',
      'persons',
      'share',
      'quotas',
    ] as const),
    ...(['contractRate', 'currentRate', 'remaining', 'borrowed', 'compensation'] as const),
    ...(['certificate', 'deletion', 'survey', 'moving', 'clearing', 'advert'] as const),
    ...(['papers', 'notaryBill', 'lawyer', 'saleCosts'] as const),
  ],
  recalls: ['price'],
  main: () => 'price',
  answer,
};
