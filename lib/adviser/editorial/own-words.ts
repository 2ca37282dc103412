import 'server-only';
import { wordsOf } from '@/lib/words/stem';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { ANSWERS } from '../answers/answers';
import type { Knowledge } from '../knowledge/knowledge';

const kept = new WeakMap<Knowledge, ReadonlySet<string>>();

const OURS = ANSWERS.flatMap(({ title, questions, text }) => [title, ...questions, text]);

/**
 * The folded words that the guides and the passages of content/adviser are made of, just as they stand
 * there. The vocabulary of the search knows more: a name that only has the stem of a word, what is asked
 * beyond the field, and what an employee has typed.
 */
export function ownWords(knowledge: Knowledge): ReadonlySet<string> {
  const known = kept.get(knowledge);
  if (known) return known;
  const guides = knowledge.headings.flatMap(({ heading, words }) => [heading, words]);
  const words = new Set(wordsOf([...OURS, ...guides, SYNONYM_WORDS].join('\n')));
  kept.set(knowledge, words);
  return words;
}
