import 'server-only';
import { bare, wordsOf } from '@/lib/words/stem';
import type { Guard } from '../answers/guards';
import type { PropertyScope } from '../answers/answer';
import type { Running } from '../calculation/follow';
import { patternOf } from '../patterns';

export interface Topic {
  question: string;
  title?: string;
  id?: string;
  guard?: Guard;
}

/** The state of a conversation, from the messages of the person alone. */
export interface Thread {
  said: readonly string[];
  scope?: PropertyScope;
  running?: Running;
  topic?: Topic;
}

export const BEGINNING: Thread = { said: [] };

export const aboutOf = ({ question, title = '' }: Topic) => `${title}\n${question}`;

const SOURCE = patternOf('asksForSource');

const ASKING = patternOf('asking');

/** 'Haus hab ich geerbt' only says what a question before or after it is about. */
export const asks = (message: string): boolean =>
  message.includes('?') || ASKING.test(bare(message));

export function asksForSource(message: string): boolean {
  const text = bare(message);
  return wordsOf(message).length <= 8 && SOURCE.test(text);
}
