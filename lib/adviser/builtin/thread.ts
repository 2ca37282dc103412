import 'server-only';
import { bare, stem, wordsOf } from '@/lib/words/stem';
import { glossaryTerms } from '@/lib/words/terms';
import type { Guard } from '../answers/guards';
import type { PropertyScope } from '../answers/answer';
import type { Knowledge } from '../knowledge/knowledge';
import type { Running } from '../calculation/follow';

export interface Topic {
  question: string;
  title?: string;
  id?: string;
  guard?: Guard;
}

/** The state of a conversation, from the messages of the person alone. */
export interface Thread {
  said: readonly string[];
  scope?: PropertyScope;
  running?: Running;
  topic?: Topic;
}

export const BEGINNING: Thread = { said: [] };

export const aboutOf = ({ question, title = '' }: Topic) => `${title}\n${question}`;

const OPENING =
  /^(?:und|aber|oder|auch|ok(?:ay)?|aha|ach|achso|hm+|puh|ja|nein|dann|danach|also|nur|sondern|wieso|warum|weshalb|echt|wirklich|sicher|gilt|geht|stimmt|reicht|bei|beim|mit|ohne|fur)\b/;
const POINTING =
  /\b(?:das|dies\w*|dafur|davon|damit|dazu|dabei|daran|darauf|darin|darum|dort|dann|danach|vorher|sonst|solche\w*|beide\w*|der|die|den|dem|deren|dessen|trotzdem|stattdessen|auch)\b(?! \w{4,})|\b(?:er|sie|ihr|ihm|ihn|es|ichs|ers|isses|wenns|obs|da|so|sowas)\b/;

/** 'Brauche ich ein Gutachten?' */
const INTRODUCED = /\b(?:k?eine?n?|mein\w*|unser\w*) \w{5,}/;

/** With so many words of the matter a message explains its pronouns itself. */
const EXPLAINED = 5;

/** Neither 'und bei Wohnungen?' nor 'wer zahlt das?' */
export function hasOwnSubject(message: string, { vocabulary }: Knowledge): boolean {
  const own = glossaryTerms(message, vocabulary);
  const text = bare(message);
  if (own.length >= EXPLAINED) return true;
  if (OPENING.test(text) || POINTING.test(text)) return false;
  if (own.length > 1) return true;
  // 'Kann ich das löschen?' names no subject, although 'Löschen' is a noun too.
  const isNamed = INTRODUCED.test(text);
  return own.some(({ word }) => vocabulary.isNoun(stem(word)) && (isNamed || !word.endsWith('en')));
}

/** 'Wo steht das?', 'Welcher Paragraf ist das?' */
const SOURCE =
  /\b(?:wo|wonach|worin) (?:genau )?(?:steht|stehen|finde ich|kann ich|ist|liest)\b.{0,25}\b(?:das|dies|nach|nachlesen|geregelt|geschrieben|es)\b|\b(?:welche[rsmn]?|was fur ein|nach welchem) (?:paragra\w*|gesetz|quelle|norm|vorschrift)|^(?:quellen?|paragra\w*|gesetz|beleg|rechtsgrundlage|fundstelle)$|\b(?:quelle|paragra\w*|rechtsgrundlage|gesetz) (?:dafur|dazu|davon|hierzu|bitte|nennen)\b|woher (?:wissen|weiss|weisst|haben|hast|hat) .{0,12}das/;

export function asksForSource(message: string): boolean {
  const text = bare(message);
  return wordsOf(message).length <= 8 && SOURCE.test(text);
}
