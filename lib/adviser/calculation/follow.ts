import 'server-only';
import {
  calculateFrom,
  type CalculatorEntries,
  type DescribedCalculator,
} from '@/lib/calculators/calculators';
import { isStopWord } from '@/lib/words/stop-words';
import { bare, stem, wordsOf } from '@/lib/words/stem';
import { hasOwnSubject } from '../knowledge/own-subject';
import type { Knowledge } from '../knowledge/knowledge';
import { patternOf } from '../patterns';
import { explains, type ReadText, readText } from '../quantities/read-text';
import { withoutNumbers } from '../quantities/without-numbers';
import type { ReplyCalculator } from '../reply';
import { claimsOf } from './claims';
import { type Asked, emptyCard } from './calculate';
import { cardOf, validEntries } from './card';
import { choose, type Chosen, HOW_MUCH } from './choose';
import { findAdvised } from '../advised/advised';

/** A calculation that a conversation is about. */
export interface Running {
  name: string;
  entries: CalculatorEntries;
}

/** From here on a message asks for a calculation. */
const ASKS_FROM = 0.5;
/** With so many numbers explained it is no matter of what we help with. */
const SURELY = 3;
/** From here on a calculation is offered beside the passage that answers. */
const OFFERS_FROM = 0.3;

const VARIATION = patternOf('variation');
const ASKING = patternOf('beginsToAsk');
/** Words of the message that the calculation does not know: so many may be left. */
const MOST_LEFT = { question: 1, statement: 4 };
const MANY_WORDS = 22;

/** Whether a message only adds to a calculation, or changes it. */
function goesOn(
  { vocabulary }: Knowledge,
  message: string,
  described: DescribedCalculator,
  isOther: boolean,
): boolean {
  const words = wordsOf(withoutNumbers(message));
  const left = words.filter((word) => !isStopWord(word) && !explains(described, word));
  const text = bare(message);
  const isQuestion = (message.includes('?') || ASKING.test(text)) && !VARIATION.test(text);
  if (isQuestion && !/\d/.test(message)) return false;
  // 'Und was kostet der Notar bei 400.000?'
  const hasQuestion = isQuestion || HOW_MUCH.test(text);
  if (isOther && hasQuestion && left.some((word) => vocabulary.isNoun(stem(word)))) return false;
  const most = isQuestion ? MOST_LEFT.question : MOST_LEFT.statement;
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
  const read = said.map((text) => cardOf(text) ?? readText(text));
  const allOf = (entriesOf: (text: ReadText) => CalculatorEntries): CalculatorEntries =>
    read.reduce<CalculatorEntries>((all, each) => {
      const isCard = 'described' in each;
      if (isCard && each.described !== described) return all;
      return { ...all, ...(isCard ? each.entries : entriesOf(each)) };
    }, {});
  const sure = { ...allOf((text) => claimsOf(text, described).sure), ...now };
  const { errors = {} } = calculateFrom(described, sure);
  const loose = allOf((text) => claimsOf(text, described, sure).entries);
  const missing = Object.entries(loose).filter(([name]) => errors[name] && !sure[name]);
  return { ...sure, ...Object.fromEntries(missing) };
}

/** The calculation that a message asks for, fills in or changes; `choice` is that of the message alone. */
export function calculationAsked(
  knowledge: Knowledge,
  message: string,
  { said, running }: Before,
  choice: () => Chosen,
  submitted?: Running,
): Asked | undefined {
  const sent = submitted && findAdvised(submitted.name);
  if (sent) {
    const entries = validEntries(sent, submitted.entries);
    return { described: sent, entries, isMeant: true, hasNumber: true };
  }
  const card = cardOf(message);
  if (card) return { ...card, isMeant: true, hasNumber: true };
  const alone = choice();
  const { read } = alone;
  const hasOwn = read.numbers.length > 0;
  const before = running && findAdvised(running.name);
  let isBreak = false;
  if (running && before) {
    const asks = alone.probability >= ASKS_FROM;
    const { entries, left, explained, unused } = claimsOf(read, before, running.entries);
    const isSame = asks && alone.described === before;
    // 'Was macht der Quadratmeter bei 84 m² und 252.000 €?'
    isBreak =
      alone.described !== before &&
      (alone.claims.explained > Math.max(1, explained) ||
        (asks && alone.claims.unused < unused) ||
        (asks && alone.claims.explained > explained && !VARIATION.test(bare(message))));
    const isMore = isSame || goesOn(knowledge, message, before, asks && alone.isNamed);
    if (Object.keys(entries).length > 0 && isMore && !isBreak) {
      const all = { ...running.entries, ...entries };
      return { described: before, entries: all, left, isMeant: true, hasNumber: hasOwn };
    }
  }
  // 'Was bleibt mir?' asks about what was said before.
  const isShort = said.length > 0 && !hasOwnSubject(message, knowledge);
  const isAbout = isShort && (hasOwn || HOW_MUCH.test(read.text));
  const whole = [...said, message].join('\n');
  const { described, probability, isNamed } = isAbout ? choose(knowledge, whole) : alone;
  const { entries: now, left, explained } = isAbout ? claimsOf(read, described) : alone.claims;
  const entries = isBreak && explained > 1 ? now : saidBefore(described, said, now);
  const isWhole = calculateFrom(described, entries).result !== undefined;
  // 'Wie hoch ist die Grunderwerbsteuer?' after the price and the place
  const isKnown = isWhole && isNamed && said.length > 0 && HOW_MUCH.test(read.text);
  if (probability < ASKS_FROM && !isKnown) return undefined;
  const isMeant = isWhole && explained >= SURELY && left.length === 0;
  return { described, entries, left, isMeant, hasNumber: hasOwn || isWhole };
}

/** The empty card of a calculation that is perhaps asked for. */
export function offered({ described, probability, claims }: Chosen): ReplyCalculator | undefined {
  if (probability < OFFERS_FROM) return undefined;
  return emptyCard(described, claims.entries);
}
