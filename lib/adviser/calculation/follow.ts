import 'server-only';
import {
  calculateFrom,
  type CalculatorEntries,
  type DescribedCalculator,
} from '@/lib/calculators/calculators';
import { isStopWord } from '@/lib/words/stop-words';
import { wordsOf } from '@/lib/words/stem';
import { hasOwnSubject } from '../builtin/thread';
import type { Knowledge } from '../knowledge/knowledge';
import { assign, explains, readText } from '../quantities/assign';
import { withoutNumbers } from '../quantities/quantities';
import type { ReplyCalculator } from '../reply';
import { emptyCard } from './calculate';
import { cardOf } from './card';
import { choose, HOW_MUCH } from './choose';
import { findAdvised } from './advised';

/** A calculation that a conversation is about. */
export interface Running {
  name: string;
  entries: CalculatorEntries;
}

export interface Asked {
  described: DescribedCalculator;
  entries: CalculatorEntries;
  /** It was filled in as a card, or goes on with a calculation */
  isMeant: boolean;
  /** A number is in the message: it asks for a calculation, and not for how it is done */
  hasNumber: boolean;
}

/** From here on a message asks for a calculation. */
const ASKS_FROM = 0.5;
/** From here on a calculation is offered beside the passage that answers. */
const OFFERS_FROM = 0.3;

/** 'Und bei 550.000?', 'was wäre mit 3 %': the same with another number. */
const VARIATION =
  /^(?:(?:puh|oha|hm+|ach(?:so)?|ah|aha|okay|ok|gut|danke|super)[.,! ]+)*(?:und|oder|aber|was ist|was ware|wie ware|was wenn|wenn|nein|doch|nur|sondern)\b/;
/** Words of the message that the calculation does not know: so many may be left. */
const MOST_LEFT = { question: 1, statement: 4, other: 0 };
const MANY_WORDS = 22;

/** Whether a message only adds to a calculation, or changes it. */
function goesOn(message: string, described: DescribedCalculator, isOther: boolean): boolean {
  const words = wordsOf(withoutNumbers(message));
  const left = words.filter((word) => !isStopWord(word) && !explains(described, word));
  const isQuestion = message.includes('?') && !VARIATION.test(message.trim().toLowerCase());
  const most = isOther ? MOST_LEFT.other : MOST_LEFT[isQuestion ? 'question' : 'statement'];
  return words.length <= MANY_WORDS && left.length <= most;
}

interface Before {
  said: readonly string[];
  running?: Running;
}

/** What was said before where a word says what it is, and then the amounts that are still needed. */
function saidBefore(
  described: DescribedCalculator,
  said: readonly string[],
  now: CalculatorEntries,
): CalculatorEntries {
  const read = (onlyExplained: boolean, before: CalculatorEntries) =>
    said.map((text) => {
      const card = cardOf(text);
      if (card) return card.described === described ? card.entries : {};
      return assign(readText(text), described, { onlyExplained, before }).entries;
    });
  const sure = Object.assign({}, ...read(true, {}), now) as CalculatorEntries;
  const { errors = {} } = calculateFrom(described, sure);
  const loose = Object.assign({}, ...read(false, sure)) as CalculatorEntries;
  const missing = Object.entries(loose).filter(([name]) => errors[name] && !sure[name]);
  return { ...sure, ...Object.fromEntries(missing) };
}

/** The calculation that a message asks for, fills in or changes. */
export function asked(
  knowledge: Knowledge,
  message: string,
  { said, running }: Before,
  submitted?: Running,
): Asked | undefined {
  const sent = submitted && findAdvised(submitted.name);
  if (sent) return { described: sent, entries: submitted.entries, isMeant: true, hasNumber: true };
  const card = cardOf(message);
  if (card) return { ...card, isMeant: true, hasNumber: true };
  const read = readText(message);
  const hasOwn = read.numbers.length > 0;
  // 'Was bleibt mir?' asks about what was said before.
  const isShort = said.length > 0 && !hasOwnSubject(message, knowledge);
  const about = isShort && (hasOwn || HOW_MUCH.test(read.text)) ? [...said, message] : [message];
  const whole = about.join('\n');
  const { described, probability } = choose(knowledge, whole, readText(whole));
  const hasNumber = hasOwn || readText(whole).numbers.length > 0;
  const asks = probability >= ASKS_FROM;
  const before = running && findAdvised(running.name);
  if (running && before) {
    const { entries } = assign(read, before, { before: running.entries, isAnswer: true });
    const isSame = asks && described === before;
    if (Object.keys(entries).length > 0 && (isSame || goesOn(message, before, asks))) {
      const all = { ...running.entries, ...entries };
      return { described: before, entries: all, isMeant: true, hasNumber };
    }
  }
  if (!asks) return undefined;
  const { entries } = assign(read, described);
  return { described, entries: saidBefore(described, said, entries), isMeant: false, hasNumber };
}

/** The empty card of a calculation that is perhaps asked for. */
export function offered(knowledge: Knowledge, message: string): ReplyCalculator | undefined {
  const read = readText(message);
  const { described, probability } = choose(knowledge, message, read);
  if (probability < OFFERS_FROM) return undefined;
  return emptyCard(described, assign(read, described).entries);
}
