import { fold, stem, wordsOf } from '@/lib/words/stem';

/** Words that change nothing of what is asked, wherever they stand. */
const FILLERS = new Set(
  `bitte denn eigentlich mal uberhaupt so doch ja eben einfach nun also hallo guten tag
  ein eine einen einem einer der die das den dem des mein meine meinen meinem meiner meines
  unser unsere unseren unserem unserer ich wir man mir mich uns`
    .split(/\s+/)
    .map(fold),
);

/**
 * A key that two wordings share if they ask the same in the same words, whatever their order,
 * inflection and fillers. Unlike the search it counts 'wann', 'nicht' and 'ohne'.
 */
export const wordingOf = (message: string): string =>
  wordsOf(message)
    .filter((word) => !FILLERS.has(word))
    .map(stem)
    .sort()
    .join(' ');

/** The wordings, each with the answer that it leads to; an ambiguous one is left out. */
export function readWordings(
  items: readonly { id: string; title: string; questions: readonly string[] }[],
): [wording: string, id: string][] {
  const ids = new Map<string, Set<string>>();
  for (const { id, title, questions } of items) {
    for (const question of [title, ...questions]) {
      const key = wordingOf(question);
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  }
  ids.delete('');
  return [...ids].flatMap(([key, [id, ...others]]) => (id && !others.length ? [[key, id]] : []));
}
