import { fold, stem, wordsOf } from '@/lib/words/stem';

const FILLERS = new Set(
  `bitte denn eigentlich mal uberhaupt so doch ja eben einfach nun also hallo guten tag
  ein eine einen einem einer der die das den dem des mein meine meinen meinem meiner meines
  unser unsere unseren unserem unserer ich wir man mir mich uns`
    .split(/\s+/)
    .map(fold),
);

/** Ignores order, inflection and fillers; unlike in the search, 'wann' and 'nicht' count. */
export const wordingOf = (message: string): string =>
  wordsOf(message)
    .filter((word) => !FILLERS.has(word))
    .map(stem)
    .sort()
    .join(' ');

/** Wordings by their answer; one that leads to several answers is left out. */
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
