/** Words of the instructions in a row that no answer may have. */
const WORDS = 8;
/** The same in letters, for a text that was spaced out or hyphenated. */
const LETTERS = 48;
/** Characters of the canary in a row that no answer may have. */
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

/** What must not be given away. */
export interface Secret {
  prompt: string;
  canary: string;
}

/**
 * Watches one text that arrives in pieces.
 * @returns whether with the next piece it gives the secret away
 */
export type LeakWatch = (piece: string) => boolean;

/**
 * Watches for the instructions: eight words of them in a row, the same letters spaced out or backwards,
 * half of the canary in any of these ways, and encoded text, which could be anything.
 * @param known texts that may be quoted, also where the instructions happen to say the same
 */
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

/** Whether a text says a phrase, however it is spaced. */
export function says(text: string, phrase: string): boolean {
  return lettersOf(text).includes(lettersOf(phrase));
}
