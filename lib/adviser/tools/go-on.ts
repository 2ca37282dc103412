import { HOW_MUCH, PRINCIPLE, type ChatCalculation } from './calculations/calculation';
import { leftover } from './leftover';
import type { Fact, Facts } from './reading/known';

/** 'Und bei 550.000?', 'was wäre mit 3 %': the same with another number. */
const VARIATION =
  /^(?:(?:puh|oha|ups|hm+|ach(?:so)?|ah|aha|okay|ok|krass|gut|danke|alles klar|super)[.,! ]+)*(?:und|oder|aber|ok(?:ay)?|gut|was ist|was ware|wie ware|wie ist|was wenn|wenn|nein|doch)\b/;
export const isVariation = (text: string) => VARIATION.test(text.trim());

const ASKING =
  /^(?:was|wie|wer|wann|warum|wo|welche\w*|muss|musste|darf|kann|konnte|soll\w*|brauch\w*|ist|sind|gilt|lohnt|gibt|habe?n? (?:ich|wir|sie)|wird|werden)\b/;
const isQuestion = (text: string) => text.includes('?') || ASKING.test(text.trim());

export const asksSomething = (text: string) => isQuestion(text) || HOW_MUCH.test(text);

/** 'Was kostet das?', 'und wie teuer ist das' about something asked before. */
export const asksWhatItCosts = (text: string) =>
  /^(?:und |ok,? |aha,? )?(?:was|wie ?viel) (?:kostet|kosten|macht|ware?|zahl\w*) (?:das|die|der|es|so ?was|ich)(?: (?:denn|dann|da|dafur|eigentlich|so|ungefahr|mich|in euro|alles|zusammen))*\s*\??$|^(?:und )?wie (?:teuer|hoch) ist (?:das|die|der|es)(?: (?:denn|dann|da))?\s*\??$/.test(
    text.trim(),
  );

const MOST_LEFT = { question: 1, statement: 4 };
/** A longer message is a story, and asks for something of its own. */
const MOST_WORDS = 18;

/** Whether a message only adds what a calculation needs. */
export function goesOn(
  { entries, uses, form }: ChatCalculation,
  message: string,
  text: string,
  said: Facts,
): boolean {
  const relevant = [...entries.flatMap(({ fact, or = [] }) => [fact, ...or]), ...uses];
  const isTax = said.isNet === true && uses.includes('commission');
  if (!isTax && relevant.every((fact) => said[fact] === undefined)) return false;
  const asks = isQuestion(text) && !isVariation(text);
  if (asks && (form !== undefined || !HOW_MUCH.test(text))) return false;
  if (isQuestion(text) && PRINCIPLE.test(text) && !HOW_MUCH.test(text)) return false;
  if (text.split(/\s+/).length > MOST_WORDS) return false;
  const most = isQuestion(text) ? MOST_LEFT.question : MOST_LEFT.statement;
  return leftover(message).length <= most;
}

/** These facts alone do not begin a calculation. */
const COUNTS: readonly Fact[] = ['propertyType', 'use', 'place', 'area', 'yearBuilt'];
const MOST_TOLD = { left: 2, words: 22 };

/** 'Sachsen, 340.000', 'verkaufe für 265.000, Makler 3,57 %' */
export function givesNumbersOnly(
  { entries, uses, main, form }: ChatCalculation,
  message: string,
  text: string,
  said: Facts,
): boolean {
  if (form === 'estimate') return said.area !== undefined && !isQuestion(text);
  const relevant = [main(said), ...entries.flatMap(({ fact, or = [] }) => [fact, ...or]), ...uses];
  const isTold = relevant.some((fact) => !COUNTS.includes(fact) && said[fact] !== undefined);
  if (!isTold || text.split(/\s+/).length > MOST_TOLD.words) return false;
  const asks = isQuestion(text) && !isVariation(text);
  if (asks && !HOW_MUCH.test(text)) return false;
  return leftover(message).length <= MOST_TOLD.left;
}

const SHORT = 10;
const OWN = /\b(?:ich|mir|mich|mein\w*|wir|uns|unser\w*)\b/;

/** @param isAfter it follows another calculation */
export function asksNext(
  { topic, ownCase }: ChatCalculation,
  text: string,
  isAfter: boolean,
): boolean {
  if (text.split(/\s+/).length > SHORT || !topic.test(text) || PRINCIPLE.test(text)) return false;
  if (isAfter && isVariation(text)) return true;
  const asks = HOW_MUCH.test(text) || (ownCase?.test(text) ?? false);
  return asks && (isAfter || OWN.test(text));
}
