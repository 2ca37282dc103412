import 'server-only';
import { bare, stem } from '@/lib/words/stem';
import { glossaryTerms } from '@/lib/words/terms';
import { patternOf } from '../patterns';
import type { Knowledge } from './knowledge';

const OPENING = patternOf('opening');
const POINTING = patternOf('pointing');

/** 'Brauche ich ein Gutachten?' */
const INTRODUCED = patternOf('introduced');

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
