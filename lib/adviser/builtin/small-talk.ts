import { bare, fold, wordsOf } from '@/lib/words/stem';
import { patternOf } from '../patterns';
import type { Offer } from '../reply';
import { say } from '../sentences';

const CALL = patternOf('call');
const PERSON = patternOf('person');
const MESSAGE = patternOf('message');

interface Handover {
  text: string;
  offers: Offer[];
}

/** A request for a person is short; a longer message tells a story and asks for something else. */
const MANY_WORDS = 16;

export function handover(message: string): Handover | undefined {
  if (wordsOf(message).length > MANY_WORDS) return undefined;
  const words = fold(message);
  if (CALL.test(words)) return { text: say('callback'), offers: ['callback', 'message'] };
  if (MESSAGE.test(words) || PERSON.test(words)) {
    return { text: say('person'), offers: ['message', 'callback'] };
  }
  return undefined;
}

/** By the sentence that answers it; the whole message has to match. */
const SMALL_TALK = (
  ['greeting', 'howAreYou', 'thanks', 'goodbye', 'machine', 'help', 'goOn'] as const
).map((name) => ({ pattern: patternOf(name), text: say(name) }));

/** The reply to a greeting, to thanks and the like; undefined where something is asked. */
export function smallTalk(message: string): string | undefined {
  const words = bare(message);
  return SMALL_TALK.find(({ pattern }) => pattern.test(words))?.text;
}
