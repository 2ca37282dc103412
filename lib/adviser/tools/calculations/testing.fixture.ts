import { calculate, type Before, type Calculated } from '../run';
import { withFacts } from '../reading/known';
import { factsOf } from '../facts';

/** The day on which what depends on the present is reckoned. */
export const NOW = new Date('2026-11-26T12:00:00Z');

/** What is said at the end of a conversation, as a person types it. */
export function talk(...messages: string[]): Calculated | undefined {
  let before: Before = { said: {} };
  let last: Calculated | undefined;
  for (const message of messages) {
    last = calculate(message, before);
    before = last
      ? { running: last.running, said: last.running.facts }
      : { said: withFacts(before.said, factsOf(message)) };
  }
  return last;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The answer at the end of a conversation, with plain spaces. */
export const textOf = (...messages: string[]) => plain(talk(...messages)?.answer.text ?? '');

/** The calculation that the last message belongs to. */
export const nameOf = (...messages: string[]) => talk(...messages)?.running.name;

/** What is asked for at the end of an answer. */
export const lastLine = (text: string) => text.split('\n').at(-1);
