import 'server-only';
import { bare, wordsOf } from '@/lib/words/stem';
import { glossaryTerms } from '@/lib/words/terms';
import type { Guard } from '../answers/guards';
import type { PropertyScope } from '../answers/answer';
import type { Knowledge } from '../knowledge/knowledge';
import type { Facts } from '../tools/reading/known';
import type { Calculating } from '../tools/run';

export interface Topic {
  question: string;
  title?: string;
  id?: string;
  guard?: Guard;
}

/** The state of a conversation, from the messages of the person alone. */
export interface Thread {
  said: string;
  scope?: PropertyScope;
  facts: Facts;
  running?: Calculating;
  topic?: Topic;
}

export const BEGINNING: Thread = { said: '', facts: {} };

export const aboutOf = ({ question, title = '' }: Topic) => `${title}\n${question}`;

const OPENING =
  /^(?:und|aber|oder|auch|ok(?:ay)?|aha|ach|achso|hm+|dann|danach|also|nur|sondern|wieso|warum|weshalb|echt|wirklich|sicher|gilt|geht|stimmt|muss ich das|kann ich das|darf ich das|wer (?:zahlt|macht|tragt)|wie lange|wie viel|wieviel|wie hoch|was kostet|wo )\b/;
const POINTING =
  /\b(?:das|es|dies\w*|dafur|davon|damit|dabei|daran|darauf|darin|darum|da|dort|dann|danach|vorher|ihn|sowas|solche\w*|beide\w*|der|die|den|dem)\b(?! \w{5,})/;
/** A message with at most so many words of the matter is a follow-up, by how it begins. */
const OWN_TERMS = { opening: 3, pointing: 2, other: 1 };
const MANY_WORDS = 12;

/** Other messages depend on the conversation by `words` / own words, at most by `most`. */
const BESIDES = { most: 0.7, words: 2 };

/** From 0 to 1 (entirely). */
export function dependence(message: string, { vocabulary }: Knowledge): number {
  const own = glossaryTerms(message, vocabulary).length;
  const text = bare(message);
  const few = POINTING.test(text) ? OWN_TERMS.pointing : OWN_TERMS.other;
  const isShort = wordsOf(message).length <= MANY_WORDS;
  if (isShort && own <= (OPENING.test(text) ? OWN_TERMS.opening : few)) return 1;
  return Math.min(BESIDES.most, BESIDES.words / Math.max(1, own));
}

/** 'Wo steht das?', 'Welcher Paragraf ist das?' */
const SOURCE =
  /\b(?:wo|wonach|worin) (?:genau )?(?:steht|stehen|finde ich|kann ich|ist|liest)\b.{0,25}\b(?:das|dies|nach|nachlesen|geregelt|geschrieben|es)\b|\b(?:welche[rsmn]?|was fur ein|nach welchem) (?:paragra\w*|gesetz|quelle|norm|vorschrift)|^(?:quellen?|paragra\w*|gesetz|beleg|rechtsgrundlage|fundstelle)$|\b(?:quelle|paragra\w*|rechtsgrundlage|gesetz) (?:dafur|dazu|davon|hierzu|bitte|nennen)\b|woher (?:wissen|weiss|weisst|haben|hast|hat) .{0,12}das/;

export function asksForSource(message: string): boolean {
  const text = bare(message);
  return wordsOf(message).length <= 8 && SOURCE.test(text);
}
