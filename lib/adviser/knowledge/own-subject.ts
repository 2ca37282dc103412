import 'server-only';
import { bare, stem } from '@/lib/words/stem';
import { glossaryTerms } from '@/lib/words/terms';
import type { Knowledge } from './knowledge';

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
