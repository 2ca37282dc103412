import 'server-only';
import { fold, wordsOf } from '@/lib/words/stem';
import { isStopWord } from '@/lib/words/stop-words';
import type { Vocabulary } from '@/lib/words/vocabulary';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { ANSWERS } from '@/lib/adviser/answers/answers';
import type { Knowledge } from '@/lib/adviser/knowledge/knowledge';
import { replaceContacts } from '../model/contacts';
import { patternOf } from '../patterns';
import { numberOfWords } from '../quantities/number-words';

const kept = new WeakMap<Knowledge, ReadonlySet<string>>();

const OURS = ANSWERS.flatMap(({ title, questions, text }) => [title, ...questions, text]);

/** Words as written: stems may match names, and the vocabulary holds what employees typed. */
export function ownWords(knowledge: Knowledge): ReadonlySet<string> {
  const known = kept.get(knowledge);
  if (known) return known;
  const guides = knowledge.headings.flatMap(({ heading, words }) => [heading, words]);
  const words = new Set(wordsOf([...OURS, ...guides, SYNONYM_WORDS].join('\n')));
  kept.set(knowledge, words);
  return words;
}

export const GAP = '…';

const MOST_WORDS = 30;
/** Words of the matter that make a question worth keeping. */
const LEAST_KNOWN = 2;

/** Characters without a shape could cut a name into known words. */
const INVISIBLE = /\p{Cf}/gu;
const NO_WORD = /[\p{N}@_]|:\/\/|\p{L}\.\p{L}/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const BREAK = /[.,;:!?)]$/;
/** The next word is a name, even if it is an ordinary word too: 'Frau Sommer', 'Dr. Richter'. */
const TITLE = patternOf('personTitle');
/** The next word but those of BETWEEN is a name: 'Mein Name ist Winter', 'ich heiße Winter'. */
const NAMED = patternOf('personNamed');
const BETWEEN = patternOf('betweenName');

type Known = Pick<Vocabulary, 'has'>;

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** 'zwei', 'zwölf': they would spell a number. 'ein' is allowed. */
const isNumber = (word: string) => {
  const number = numberOfWords(word);
  return (!Number.isNaN(number) && number !== 1) || /^(?:null|eins|zwo)$/.test(word);
};

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
    // 'Kunibert Richter': a capitalised word after a name belongs to it.
    isInName = !isKept && isCapital(word);
    return isKept;
  };

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

/** Keeps our own words and stop words, '…' for the rest; undefined where too little is left. */
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
