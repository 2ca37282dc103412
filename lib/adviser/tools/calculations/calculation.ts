import type { Tool, ToolAnswer } from '../../reply';
import type { Fact, Facts, ParsedNumbers } from '../reading/known';
import type { PlainName } from '../../sentences';

export interface CalculationEntry {
  fact: Fact;
  /** Facts that can replace it */
  or?: readonly Fact[];
  question: PlainName;
  when?: (facts: Facts) => boolean;
  isKnown?: (facts: Facts) => boolean;
}

export interface ChatCalculation<Name extends string = string> {
  name: Name;
  title: PlainName;
  /** What it is about: after another calculation 'Und der Notar?' asks for it */
  topic: RegExp;
  /** How it is mentioned before any numbers are named; unset, by the topic */
  matter?: RegExp;
  /** Text is folded. Numbers alone do not ask. */
  asks(text: string, parsed: ParsedNumbers): boolean;
  /** How it is asked for after the case was described: 'Muss ich Steuern zahlen?' */
  ownCase?: RegExp;
  /** Adapts what a message says to this calculation */
  reads?(said: Facts): Facts;
  can(facts: Facts): boolean;
  /** In the order of the questions; a form asks for all at once */
  entries: readonly CalculationEntry[];
  /** Other facts that change it */
  uses: readonly Fact[];
  /** Facts from before that need not be repeated */
  recalls?: readonly Fact[];
  /** What an amount is that no word explains: 'Und bei 550.000?' */
  main(facts: Facts): Fact;
  /** @param asked what was written, folded; empty where a model asks */
  answer(facts: Facts, asked: string): ToolAnswer;
  /** If set, the form replaces questions in words */
  form?: Tool;
}

export function missingInput(
  { entries }: ChatCalculation,
  facts: Facts,
): CalculationEntry | undefined {
  return entries.find(({ fact, or = [], when, isKnown }) => {
    const known = isKnown?.(facts) ?? [fact, ...or].some((each) => facts[each] !== undefined);
    const isLeftOpen = facts.unknown?.includes(fact) ?? false;
    return !known && !isLeftOpen && (when?.(facts) ?? true);
  });
}

/** Euros. */
export const LEAST_PRICE = 10_000;

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

/** Removes marks except those of amounts and areas, and leaves single spaces. */
export const withoutMarks = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s.,€²]/gu, ' ').replace(/\s+/g, ' ');
