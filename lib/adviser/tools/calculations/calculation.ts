import type { Tool, ToolAnswer } from '../../reply';
import type { Fact, Facts, ParsedNumbers } from '../reading/known';
import type { PlainName } from '../../sentences';

export interface CalculationEntry {
  fact: Fact;
  /** Each of these says as much */
  or?: readonly Fact[];
  question: PlainName;
  /** Unset, it is always needed */
  when?: (facts: Facts) => boolean;
  /** Unset, a fact that is there is known well enough */
  isKnown?: (facts: Facts) => boolean;
}

/** A calculation by rule. */
export interface Calculation<Name extends string = string> {
  name: Name;
  /** Stands over its answers, as a question */
  title: PlainName;
  /** What it is about: after another calculation 'Und der Notar?' asks for it */
  topic: RegExp;
  /** How it is mentioned before any numbers are named; unset, by the topic */
  matter?: RegExp;
  /**
   * Whether a message asks for it; numbers alone do not.
   * @param text folded
   */
  asks(text: string, parsed: ParsedNumbers): boolean;
  /** How it is asked for after the case was described: 'Muss ich Steuern zahlen?' */
  ownCase?: RegExp;
  /** What a message says, as this calculation understands it */
  reads?(said: Facts): Facts;
  /** Whether enough is known to say something that is true */
  can(facts: Facts): boolean;
  /** In the order in which they are asked for; a form asks for them all at once */
  entries: readonly CalculationEntry[];
  /** Other facts that change it */
  uses: readonly Fact[];
  /** Facts from before that need not be repeated */
  recalls?: readonly Fact[];
  /** What an amount is that no word explains: 'Und bei 550.000?' */
  main(facts: Facts): Fact;
  /** @param asked what was written, folded; empty where a model asks */
  answer(facts: Facts, asked: string): ToolAnswer;
  /** The form that it is asked with; then nothing is asked for in words */
  form?: Tool;
}

/** The first entry that is still missing and that the person has not left open. */
export function missing({ entries }: Calculation, facts: Facts): CalculationEntry | undefined {
  return entries.find(({ fact, or = [], when, isKnown }) => {
    const known = isKnown?.(facts) ?? [fact, ...or].some((each) => facts[each] !== undefined);
    const isLeftOpen = facts.unknown?.includes(fact) ?? false;
    return !known && !isLeftOpen && (when?.(facts) ?? true);
  });
}

/** An amount of money that a message names for something that is sold, in whichever role. */
export const LEAST_PRICE = 10_000;

/** The amount that a message names for a fact, explained by words or not. */
export function amountFor(fact: Fact, { facts, loose }: ParsedNumbers): number | undefined {
  const named = facts[fact];
  if (typeof named === 'number') return named;
  return loose.find(({ kind, value }) => kind === 'euros' && value >= LEAST_PRICE)?.value;
}

/** 'Wie viel', 'was kostet', 'berechnen': an amount is asked for. */
export const HOW_MUCH =
  /wie ?viel|was (?:kostet|kosten|koste|zahl|nimmt|bekommt|kriegt|macht|sind|ist das|ware|bleibt|spar|kommt)|wie (?:hoch|teuer)|(?:be|aus|durch|vor)?rechne|ausrechn|berechn|hohe der|in euro/;
/** 'Üblich', 'zulässig', 'wer': a judgement or a rule is asked for, no amount. */
export const PRINCIPLE =
  /\bublich|\bnormal|angemessen|zulassig|erlaubt|rechtens|\bzu (?:viel|hoch|teuer)|in ordnung|\bok(?:ay)?\b|hinkommt|hin\?|verhandel|\bspar(?!kass)|\bdarf|\bdurfen|warum|wieso|weshalb|\bwer\b|\bwann\b|gultig|wirksam|absetz|lohnt|vermeid|umgeh|stimmt|soll(?:en|te|ten)? (?:ich|wir|man)|unterschied/;

/** A folded text without marks but those of amounts and areas, its words a space apart. */
export const withoutMarks = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s.,€²]/gu, ' ').replace(/\s+/g, ' ');
