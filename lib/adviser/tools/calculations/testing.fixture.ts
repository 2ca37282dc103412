import { withFacts } from '../reading/known';
import { type Before, calculate, type Calculated, factsOf } from '../run';

/** The present of all tests. */
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

/**
 * Rows of a table: 'first message / second message => what stands in the answer | and this'. What is
 * bold stands in its first paragraph.
 */
export const cases = (table: string): [string, string[]][] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [dialogue = '', expected = ''] = row.trim().split(' => ');
      return [dialogue, expected.split(' | ')];
    });

/** What an answer to the last message of a dialogue should say and does not. */
export function missingIn(dialogue: string, expected: readonly string[]): string[] {
  const text = textOf(...dialogue.split(' / '));
  const [first = ''] = text.split('\n\n');
  const isSaid = (part: string) => (part.startsWith('**') ? first : text).includes(part);
  const hasResult = first.includes('**') ? [] : ['a result in bold'];
  return [...expected.filter((part) => !isSaid(part)), ...hasResult];
}

/** What is asked for at the end of an answer. */
export const lastLine = (text: string) => text.split('\n').at(-1);
