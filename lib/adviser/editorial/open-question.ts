import 'server-only';
import { fold, wordsOf } from '@/lib/words/stem';
import { isStopWord } from '@/lib/words/stop-words';
import type { Vocabulary } from '@/lib/words/vocabulary';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { ANSWERS } from '@/lib/adviser/answers/answers';
import type { Knowledge } from '@/lib/adviser/knowledge/knowledge';
import { replaceContacts } from '../model/contacts';
import { numberOfWords } from '../tools/reading/number-words';

const kept = new WeakMap<Knowledge, ReadonlySet<string>>();

const OURS = ANSWERS.flatMap(({ title, questions, text }) => [title, ...questions, text]);

/**
 * The folded words of the guides and of the passages in content/adviser, as they are written. The
 * vocabulary of the search knows more: stems that a name may share, out-of-scope questions, and
 * what employees typed.
 */
export function ownWords(knowledge: Knowledge): ReadonlySet<string> {
  const known = kept.get(knowledge);
  if (known) return known;
  const guides = knowledge.headings.flatMap(({ heading, words }) => [heading, words]);
  const words = new Set(wordsOf([...OURS, ...guides, SYNONYM_WORDS].join('\n')));
  kept.set(knowledge, words);
  return words;
}

export const GAP = '…';

/** Words of a question that are kept; longer messages rarely add to the question. */
const MOST_WORDS = 30;
/** Words of the matter that make it worth being kept. */
const LEAST_KNOWN = 2;

/** What has no shape of its own could cut a name into words that are known. */
const INVISIBLE = /\p{Cf}/gu;
/** Numbers, web addresses, and anything else that is not a word with punctuation. */
const NO_WORD = /[\p{N}@_]|:\/\/|\p{L}\.\p{L}/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** After these no name goes on. */
const BREAK = /[.,;:!?)]$/;
/** The next word is a name, even if it is a usual word as well: 'Frau Sommer', 'Dr. Richter'. */
const TITLE = /^(?:herrn?|frau|fr|hr|familie|fam|eheleute|dr|doktor|prof|professor)$/;
/** So is the next one that is none of those between: 'Mein Name ist Winter', 'ich heiße Winter'. */
const NAMED = /^(?:heisse|heisst|namens|name|nachname|vorname|familienname)$/;
const BETWEEN = /^(?:ist|lautet|ich|er|sie|wir)$/;

type Known = Pick<Vocabulary, 'has'>;

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** 'zwei' and 'zwölf', which would spell a number; 'ein' is none. */
const isNumber = (word: string) => {
  const number = numberOfWords(word);
  return (!Number.isNaN(number) && number !== 1) || /^(?:null|eins|zwo)$/.test(word);
};

/** Reads a text word by word; whether a word is a name depends on those before it. */
function reader(known: Known) {
  let isAwaited: 'next' | 'soon' | undefined;
  let isInName = false;

  const keeps = (word: string): boolean => {
    const folded = fold(word);
    const isStop = isStopWord(folded);
    const isBetween = isAwaited === 'soon' && BETWEEN.test(folded);
    const isName =
      (isAwaited !== undefined && !isBetween && (!isStop || isCapital(word))) ||
      (isInName && isCapital(word));
    if (TITLE.test(folded)) isAwaited = 'next';
    else if (NAMED.test(folded)) isAwaited = 'soon';
    else if (!isBetween) isAwaited = undefined;
    const isWord = folded.length > 1 && !isNumber(folded) && (isStop || known.has(folded));
    const isKept = isWord && !isName;
    // 'Kunibert Richter': what follows a name with a capital is one.
    isInName = !isKept && isCapital(word);
    return isKept;
  };

  /** What is kept of a token. */
  return (token: string): string[] => {
    if (NO_WORD.test(token)) {
      isInName = false;
      isAwaited = undefined;
      return [GAP];
    }
    const words = token.match(WORD) ?? [];
    const kept = words.map((word) => (keeps(word) ? word.toLowerCase() : GAP));
    if (BREAK.test(token)) isInName = false;
    // 'Quappe-Stein' is one name.
    return token.includes('-') && kept.includes(GAP) ? [GAP] : kept;
  };
}

/**
 * A question without personal data: its words in lower case and in order, '…' for everything that
 * is neither one of our words nor a stop word. Names, numbers and addresses are removed.
 * @param known the words of our own texts
 * @returns undefined where too little is left to understand the question
 */
export function withoutPerson(message: string, known: Known): string | undefined {
  const text = replaceContacts(message.normalize('NFKC').replace(INVISIBLE, ''), () => ' 0 ');
  const read = reader(known);
  const words = text
    .split(/\s+/)
    .flatMap(read)
    .filter((word, index, all) => word !== GAP || all[index - 1] !== GAP)
    .slice(0, MOST_WORDS);
  const said = new Set(words.filter((word) => word !== GAP).map(fold));
  const matter = [...said].filter((word) => !isStopWord(word));
  return matter.length < LEAST_KNOWN ? undefined : words.join(' ');
}
