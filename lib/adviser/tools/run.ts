import type { Tool } from '../reply';
import { type CalculationName, CALCULATIONS, calculationOf } from './calculations/all';
import {
  amountFor,
  type Calculation,
  HOW_MUCH,
  missing,
  PRINCIPLE,
} from './calculations/calculation';
import { factsOf as factsIn, withoutSupposed } from './facts';
import { readFigures } from './figures';
import {
  asksNext,
  asksSomething,
  asksWhatItCosts,
  goesOn,
  isVariation,
  tellsFigures,
} from './go-on';
import { isFigureAlone } from './leftover';
import { factsFor, type Standing } from './loose';
import { type Fact, type Facts, type Figures, withFacts } from './reading/known';
import { readable } from './reading/readable';
import { isNone, isUnknown, isYes } from './reading/words';
import { say } from '../sentences';
import type { ToolAnswer } from './tool-answer';

export { withFacts };
export type { Facts };

/** Letters to a court and stories for the tax office are nothing to reckon with. */
const NOT_RECKONED =
  /\bklage|anklag|streitwert|widerspruch|einspruch|mahn(?:ung|bescheid)|anzeigen wegen|ruckwirkend (?:an|um)meld|\banmelden\b.*ruckwirkend|merkt (?:ja |doch |eh |das )*(?:keiner|niemand)|unter der hand|schwarz(?:geld)?\b|scheinvertrag|schreib\w* (?:sie |du )?(?:mir|uns) (?:bitte )?(?:ein|den|die|das)/;

/** Words that a message has at most which points at what was asked before: 'Wer zahlt das?' */
const FEW_WORDS = 4;
const NO_MATTER = 'none';

/**
 * What a message is about, that a calculation could follow: the first whose topic it names. With few
 * words it is still about what was said before.
 */
function matterOf(text: string): string | undefined {
  const all: readonly Calculation<CalculationName>[] = CALCULATIONS;
  const found = all.find(({ matter, topic }) => (matter ?? topic).test(text))?.name;
  return found ?? (text.trim().split(/\s+/).length > FEW_WORDS ? NO_MATTER : undefined);
}

/** What a message says of a sale, and which calculation would belong to it. */
export function factsOf(message: string): Facts {
  const facts = factsIn(message);
  const matter = matterOf(readable(message));
  const amount = isFigureAlone(message) ? amountFor('price', readFigures(message)) : undefined;
  return { ...facts, ...(matter && { matter }), ...(amount && { amount }) };
}

/** An amount that stood alone in a message, and that nothing was asked for, is the price. */
const priced = (facts: Facts): Facts =>
  facts.price === undefined && facts.amount ? { ...facts, price: facts.amount } : facts;

/** A calculation, and what it knows. */
export interface Calculating {
  name: CalculationName;
  facts: Facts;
}

/** What came before a message. */
export interface Before {
  /** The calculation that the last answer was part of */
  running?: Calculating;
  /** What was said in the conversation, whatever it was about */
  said: Facts;
  /** The calculation whose form the page showed */
  tool?: Tool;
}

export interface Calculated {
  answer: ToolAnswer;
  running: Calculating;
}

/** The answer of a calculation with what it knows, and with the question for what it lacks. */
export function answered(
  calculation: Calculation<CalculationName>,
  facts: Facts,
  asked = '',
): Calculated {
  const { name, title, form } = calculation;
  const answer = calculation.answer(facts, asked);
  const entry = form ? undefined : missing(calculation, facts);
  const isAnswer = answer.sources.length > 0;
  const text = entry && isAnswer ? `${answer.text}\n\n${say(entry.question)}` : answer.text;
  return {
    answer: { title: say(title), ...answer, text },
    running: { name, facts: { ...facts, matter: name } },
  };
}

/** What may well be nothing: 'nein' answers a question for it. */
const MAY_BE_NONE: readonly Fact[] = ['debt', 'depreciation'];

/** The facts of somebody who does not know what was asked for, or has none of it. */
function withoutEntry(calculation: Calculation, known: Facts, text: string): Facts | undefined {
  const entry = calculation.form ? undefined : missing(calculation, known);
  if (!entry) return undefined;
  const { fact } = entry;
  // 'Haben Sie selbst dort gewohnt?'
  const lived = isYes(text) ? 'own' : isNone(text) ? 'rented' : undefined;
  if (fact === 'use' && lived) return withFacts(known, { use: lived });
  if (isNone(text) && MAY_BE_NONE.includes(fact)) return withFacts(known, { [fact]: 0 });
  return isUnknown(text) ? withFacts(known, { unknown: [fact] }) : undefined;
}

/** The calculation whose matter was asked about without figures, where the message tells them now. */
function begun(message: string, text: string, known: Facts, standing: Standing) {
  const calculation = CALCULATIONS.find(({ name }) => name === known.matter);
  if (!calculation) return undefined;
  const isNew = { ...standing, isAlone: true, isVariation: true };
  const now = factsFor(calculation, readFigures(message), isNew);
  const all = withFacts(known, now);
  const isTold = tellsFigures(calculation, message, text, now);
  return isTold && calculation.can(all) ? answered(calculation, all, text) : undefined;
}

/** Costs that are posts of what is reckoned with them: told without a question they belong to that. */
const POSTS: Partial<Record<CalculationName, readonly CalculationName[]>> = {
  commission: ['proceeds', 'costs', 'buyerCosts'],
  prepayment: ['proceeds', 'costs'],
  deletion: ['proceeds', 'costs'],
};

const isPost = (post: CalculationName, of: CalculationName, text: string) =>
  (POSTS[post]?.includes(of) ?? false) && !asksSomething(text);

/** A calculation that a message without figures asks for, with those that are known. */
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
  return next?.can(known) ? answered(next, known, text) : undefined;
}

/** A calculation that a message asks for without naming what was told before: 'Was kriegt jeder?' */
function recalling(
  text: string,
  figures: Figures,
  known: Facts,
  standing: Standing,
): Calculated | undefined {
  if (PRINCIPLE.test(text.replace(/\bwann\b/, '')) && !HOW_MUCH.test(text)) return undefined;
  const all: readonly Calculation<CalculationName>[] = CALCULATIONS;
  const asked = all.find(({ recalls = [], asks }) => {
    const told = Object.fromEntries(recalls.map((fact) => [fact, known[fact]]));
    return recalls.length > 0 && asks(text, { ...figures, facts: { ...told, ...figures.facts } });
  });
  if (!asked) return undefined;
  const now = factsFor(asked, figures, { ...standing, isVariation: false });
  const facts = withFacts(known, now);
  return asked.can(facts) ? answered(asked, facts, text) : undefined;
}

/**
 * The answer of a calculation, where a message asks for one or goes on with the one before.
 * @returns `undefined` where no figure is asked for: the guides answer then
 */
export function calculate(
  message: string,
  { running, said, tool }: Before,
): Calculated | undefined {
  const text = readable(message);
  if (NOT_RECKONED.test(text)) return undefined;
  const figures = readFigures(message);
  const name = running?.name ?? tool;
  const going = name && calculationOf(name);
  const known = priced(withFacts(said, running?.facts ?? {}));
  const standing = {
    before: known,
    isAlone: isFigureAlone(message),
    isVariation: isVariation(text),
  };
  const started = CALCULATIONS.find((calculation) => calculation.asks(text, figures));
  const isElse = said.matter !== undefined && said.matter !== name;
  // Nobody names a rate of tax or what was written off for anything but the tax on a gain.
  const { taxRate, depreciation } = figures.facts;
  const isTold = asksSomething(text) || (taxRate ?? depreciation) !== undefined;
  const recalled = isTold ? recalling(text, figures, known, standing) : undefined;
  const first =
    isElse || !started ? (recalled ?? begun(message, text, known, standing)) : undefined;
  if (started && !(first && isPost(started.name, first.running.name, text))) {
    // What was asked for last belongs to the calculation that asked.
    const before = started.name === name ? known : {};
    const now = factsFor(started, figures, { ...standing, before, isVariation: true });
    return answered(started, withFacts(withoutSupposed(known), now), text);
  }
  if (isElse && first) return first;
  if (going) {
    const left = withoutEntry(going, known, text);
    if (left) return answered(going, left, text);
    const now = factsFor(going, figures, standing);
    if (goesOn(going, message, text, now)) return answered(going, withFacts(known, now), text);
  }
  if (first) return first;
  return (
    following(text, withFacts(known, figures.facts), name, running !== undefined) ??
    recalling(text, figures, known, standing)
  );
}
