import type { Tool, ToolAnswer } from '../reply';
import { type CalculationName, CALCULATIONS, calculationOf } from './calculations/all';
import {
  amountFor,
  type ChatCalculation,
  HOW_MUCH,
  missingInput,
  PRINCIPLE,
} from './calculations/calculation';
import { factsIn, withoutSupposed } from './facts';
import { parseNumbers } from './parsed-numbers';
import {
  asksNext,
  asksSomething,
  asksWhatItCosts,
  goesOn,
  isVariation,
  givesNumbersOnly,
} from './go-on';
import { isNumberAlone } from './leftover';
import { looseFacts, type MessageContext } from './loose';
import { type Fact, type Facts, type ParsedNumbers, withFacts } from './reading/known';
import { readableSum } from './reading/readable';
import { isNone, isUnknown, isYes } from './reading/words';
import { say } from '../sentences';

const NOT_CALCULATED =
  /\bklage|anklag|streitwert|widerspruch|einspruch|mahn(?:ung|bescheid)|anzeigen wegen|ruckwirkend (?:an|um)meld|\banmelden\b.*ruckwirkend|merkt (?:ja |doch |eh |das )*(?:keiner|niemand)|unter der hand|schwarz(?:geld)?\b|scheinvertrag|schreib\w* (?:sie |du )?(?:mir|uns) (?:bitte )?(?:ein|den|die|das)/;

const FEW_WORDS = 4;
const NO_MATTER = 'none';

function matterOf(text: string): string | undefined {
  const all: readonly ChatCalculation<CalculationName>[] = CALCULATIONS;
  const found = all.find(({ matter, topic }) => (matter ?? topic).test(text))?.name;
  return found ?? (text.trim().split(/\s+/).length > FEW_WORDS ? NO_MATTER : undefined);
}

export function toolFacts(message: string): Facts {
  const facts = factsIn(message);
  const matter = matterOf(readableSum(message));
  const amount = isNumberAlone(message) ? amountFor('price', parseNumbers(message)) : undefined;
  return { ...facts, ...(matter && { matter }), ...(amount && { amount }) };
}

/** A lone amount that answers no question is the price. */
const priced = (facts: Facts): Facts =>
  facts.price === undefined && facts.amount ? { ...facts, price: facts.amount } : facts;

export interface Calculating {
  name: CalculationName;
  facts: Facts;
}

export interface Before {
  running?: Calculating;
  said: Facts;
  tool?: Tool;
}

export interface Calculated {
  answer: ToolAnswer;
  running: Calculating;
}

export function answerWith(
  calculation: ChatCalculation<CalculationName>,
  facts: Facts,
  asked = '',
): Calculated {
  const { name, title, form } = calculation;
  const answer = calculation.answer(facts, asked);
  const entry = form ? undefined : missingInput(calculation, facts);
  const isAnswer = answer.sources.length > 0;
  const text = entry && isAnswer ? `${answer.text}\n\n${say(entry.question)}` : answer.text;
  return {
    answer: { title: say(title), ...answer, text },
    running: { name, facts: { ...facts, matter: name } },
  };
}

/** 'nein' answers a question for these. */
const MAY_BE_NONE: readonly Fact[] = ['debt', 'depreciation'];

function withoutEntry(calculation: ChatCalculation, known: Facts, text: string): Facts | undefined {
  const entry = calculation.form ? undefined : missingInput(calculation, known);
  if (!entry) return undefined;
  const { fact } = entry;
  // 'Haben Sie selbst dort gewohnt?'
  const lived = isYes(text) ? 'own' : isNone(text) ? 'rented' : undefined;
  if (fact === 'use' && lived) return withFacts(known, { use: lived });
  if (isNone(text) && MAY_BE_NONE.includes(fact)) return withFacts(known, { [fact]: 0 });
  return isUnknown(text) ? withFacts(known, { unknown: [fact] }) : undefined;
}

function begun(message: string, text: string, known: Facts, standing: MessageContext) {
  const calculation = CALCULATIONS.find(({ name }) => name === known.matter);
  if (!calculation) return undefined;
  const isNew = { ...standing, isAlone: true, isVariation: true };
  const now = looseFacts(calculation, parseNumbers(message), isNew);
  const all = withFacts(known, now);
  const isTold = givesNumbersOnly(calculation, message, text, now);
  return isTold && calculation.can(all) ? answerWith(calculation, all, text) : undefined;
}

const POSTS: Partial<Record<CalculationName, readonly CalculationName[]>> = {
  commission: ['proceeds', 'costs', 'buyerCosts'],
  prepayment: ['proceeds', 'costs'],
  deletion: ['proceeds', 'costs'],
};

const isPost = (post: CalculationName, of: CalculationName, text: string) =>
  (POSTS[post]?.includes(of) ?? false) && !asksSomething(text);

function following(
  text: string,
  known: Facts,
  name: CalculationName | undefined,
  isAfter: boolean,
): Calculated | undefined {
  const matter = CALCULATIONS.find((each) => each.name === known.matter);
  const next =
    matter && matter.name !== name && asksWhatItCosts(text)
      ? matter
      : CALCULATIONS.find((each) => each.name !== name && asksNext(each, text, isAfter));
  return next?.can(known) ? answerWith(next, known, text) : undefined;
}

/** Asked for without repeating what was said before: 'Was kriegt jeder?' */
function recalling(
  text: string,
  parsed: ParsedNumbers,
  known: Facts,
  standing: MessageContext,
): Calculated | undefined {
  if (PRINCIPLE.test(text.replace(/\bwann\b/, '')) && !HOW_MUCH.test(text)) return undefined;
  const all: readonly ChatCalculation<CalculationName>[] = CALCULATIONS;
  const asked = all.find(({ recalls = [], asks }) => {
    const told = Object.fromEntries(recalls.map((fact) => [fact, known[fact]]));
    return recalls.length > 0 && asks(text, { ...parsed, facts: { ...told, ...parsed.facts } });
  });
  if (!asked) return undefined;
  const now = looseFacts(asked, parsed, { ...standing, isVariation: false });
  const facts = withFacts(known, now);
  return asked.can(facts) ? answerWith(asked, facts, text) : undefined;
}

/** Undefined where no number is asked for: the guides answer then. */
export function calculate(
  message: string,
  { running, said, tool }: Before,
): Calculated | undefined {
  const text = readableSum(message);
  if (NOT_CALCULATED.test(text)) return undefined;
  const parsed = parseNumbers(message);
  const name = running?.name ?? tool;
  const going = name && calculationOf(name);
  const known = priced(withFacts(said, running?.facts ?? {}));
  const standing = {
    before: known,
    isAlone: isNumberAlone(message),
    isVariation: isVariation(text),
  };
  const started = CALCULATIONS.find((calculation) => calculation.asks(text, parsed));
  const isElse = said.matter !== undefined && said.matter !== name;
  // A tax rate or a depreciation can only mean the tax on a gain.
  const { taxRate, depreciation } = parsed.facts;
  const isTold = asksSomething(text) || (taxRate ?? depreciation) !== undefined;
  const recalled = isTold ? recalling(text, parsed, known, standing) : undefined;
  const first =
    isElse || !started ? (recalled ?? begun(message, text, known, standing)) : undefined;
  if (started && !(first && isPost(started.name, first.running.name, text))) {
    // The question asked last belongs to the calculation that asked it.
    const before = started.name === name ? known : {};
    const now = looseFacts(started, parsed, { ...standing, before, isVariation: true });
    return answerWith(started, withFacts(withoutSupposed(known), now), text);
  }
  if (isElse && first) return first;
  if (going) {
    const left = withoutEntry(going, known, text);
    if (left) return answerWith(going, left, text);
    const now = looseFacts(going, parsed, standing);
    if (goesOn(going, message, text, now)) return answerWith(going, withFacts(known, now), text);
  }
  if (first) return first;
  return (
    following(text, withFacts(known, parsed.facts), name, running !== undefined) ??
    recalling(text, parsed, known, standing)
  );
}
