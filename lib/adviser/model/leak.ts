/** Words of the instructions in a row. */
const WORDS = 8;
/** The same in letters, for a text that was spaced out or hyphenated. */
const LETTERS = 48;
const CANARY = 8;
/** No German word is this long; encoded text is. */
const ENCODED = /[a-z\d+/=]{60,}/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string) => wordsOf(text).join('');
const reversed = (text: string) => [...text].reverse().join('');

function runsOf<Item>(items: ArrayLike<Item>, length: number, join: (run: Item[]) => string) {
  const all = Array.from(items);
  const number = Math.max(0, all.length - length + 1);
  return Array.from({ length: number }, (_, at) => join(all.slice(at, at + length)));
}

const wordRuns = (words: string[]) => runsOf(words, WORDS, (run) => run.join(' '));
const letterRuns = (letters: string) => runsOf(letters, LETTERS, (run) => run.join(''));

export interface Secret {
  prompt: string;
  canary: string;
}

export type LeakWatch = (piece: string) => boolean;

/** Finds instructions and canary, also spaced out or backwards. `known` texts may be quoted. */
export function watchForLeaks({ prompt, canary }: Secret, known: string[]): () => LeakWatch {
  const secretWords = new Set(wordRuns(wordsOf(prompt)));
  const secretLetters = new Set(
    [lettersOf(prompt), reversed(lettersOf(prompt))].flatMap(letterRuns),
  );
  for (const text of known) {
    for (const run of wordRuns(wordsOf(text))) secretWords.delete(run);
    for (const run of letterRuns(lettersOf(text))) secretLetters.delete(run);
  }
  const canaries = [canary, reversed(canary)].flatMap((one) =>
    runsOf([...one.toLowerCase()], CANARY, (run) => run.join('')),
  );

  return () => {
    let lastWords: string[] = [];
    let lastLetters = '';
    return (piece) => {
      const words = [...lastWords, ...wordsOf(piece)];
      const letters = lastLetters + lettersOf(piece);
      lastWords = words.slice(1 - WORDS);
      lastLetters = letters.slice(1 - LETTERS);
      return (
        ENCODED.test(piece) ||
        canaries.some((one) => letters.includes(one)) ||
        wordRuns(words).some((run) => secretWords.has(run)) ||
        letterRuns(letters).some((run) => secretLetters.has(run))
      );
    };
  };
}

/** Ignores spacing. */
export function says(text: string, phrase: string): boolean {
  return lettersOf(text).includes(lettersOf(phrase));
}
