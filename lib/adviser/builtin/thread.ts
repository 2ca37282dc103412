import 'server-only';
import { bare, wordsOf } from '@/lib/words/stem';
import { termsOf } from '@/lib/words/terms';
import type { Guard } from '../answers/guards';
import type { PropertyScope } from '../answers/answer';
import type { Knowledge } from '../knowledge/knowledge';
import type { Facts } from '../tools/reading/known';
import type { Calculating } from '../tools/run';

/** What the conversation is about. */
export interface Topic {
  question: string;
  title?: string;
  /** The passage of the last answer */
  id?: string;
  /** The guard, where the last answer was one */
  guard?: Guard;
}

/** What a conversation has come to, from the messages of the person alone. */
export interface Thread {
  /** Everything that was written, a line for each message */
  said: string;
  /** The kind of property that was named last */
  scope?: PropertyScope;
  facts: Facts;
  /** The calculation that the last answer was part of */
  running?: Calculating;
  topic?: Topic;
}

export const BEGINNING: Thread = { said: '', facts: {} };

/** The topic in words, for the search. */
export const aboutOf = ({ question, title = '' }: Topic) => `${title}\n${question}`;

/** How somebody goes on with what was said. */
const OPENING =
  /^(?:und|aber|oder|auch|ok(?:ay)?|aha|ach|achso|hm+|dann|danach|also|nur|sondern|wieso|warum|weshalb|echt|wirklich|sicher|gilt|geht|stimmt|muss ich das|kann ich das|darf ich das|wer (?:zahlt|macht|tragt)|wie lange|wie viel|wieviel|wie hoch|was kostet|wo )\b/;
/** What points at what was said. */
const POINTING =
  /\b(?:das|es|dies\w*|dafur|davon|damit|dabei|daran|darauf|darin|darum|da|dort|dann|danach|vorher|ihn|sowas|solche\w*|beide\w*|der|die|den|dem)\b(?! \w{5,})/;
/** Words of the matter that make a message a question of its own, by how it begins. */
const OWN_TERMS = { opening: 3, pointing: 2, other: 1 };
/** Words of a follow-up at most: a longer message says what it is about. */
const MANY_WORDS = 12;

/**
 * What a message that could stand alone takes from the conversation at most, and its weight in own
 * words.
 */
const BESIDES = { most: 0.7, words: 2 };

/** How far a message depends on what was said before: from 0 to 1, which is entirely. */
export function dependence(message: string, { vocabulary }: Knowledge): number {
  const own = termsOf(message, vocabulary).length;
  const text = bare(message);
  const few = POINTING.test(text) ? OWN_TERMS.pointing : OWN_TERMS.other;
  const isShort = wordsOf(message).length <= MANY_WORDS;
  if (isShort && own <= (OPENING.test(text) ? OWN_TERMS.opening : few)) return 1;
  return Math.min(BESIDES.most, BESIDES.words / Math.max(1, own));
}

/** 'Wo steht das?', 'Welcher Paragraf ist das?' */
const SOURCE =
  /\b(?:wo|wonach|worin) (?:genau )?(?:steht|stehen|finde ich|kann ich|ist|liest)\b.{0,25}\b(?:das|dies|nach|nachlesen|geregelt|geschrieben|es)\b|\b(?:welche[rsmn]?|was fur ein|nach welchem) (?:paragra\w*|gesetz|quelle|norm|vorschrift)|^(?:quellen?|paragra\w*|gesetz|beleg|rechtsgrundlage|fundstelle)$|\b(?:quelle|paragra\w*|rechtsgrundlage|gesetz) (?:dafur|dazu|davon|hierzu|bitte|nennen)\b|woher (?:wissen|weiss|weisst|haben|hast|hat) .{0,12}das/;

/** Whether somebody asks where the last answer can be read. */
export function asksForSource(message: string): boolean {
  const text = bare(message);
  return wordsOf(message).length <= 8 && SOURCE.test(text);
}
