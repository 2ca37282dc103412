import { withFacts } from '../reading/known';
import { type Before, calculate, type Calculated, toolFacts } from '../run';

export const NOW = new Date('2026-11-26T12:00:00Z');

export function talk(...messages: string[]): Calculated | undefined {
  let before: Before = { said: {} };
  let last: Calculated | undefined;
  for (const message of messages) {
    last = calculate(message, before);
    before = last
      ? { running: last.running, said: last.running.facts }
      : { said: withFacts(before.said, toolFacts(message)) };
  }
  return last;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

export const textOf = (...messages: string[]) => plain(talk(...messages)?.answer.text ?? '');

export const nameOf = (...messages: string[]) => talk(...messages)?.running.name;

/** Rows: 'message / message => in the answer | and this'; bold is in the first paragraph. */
export const cases = (table: string): [string, string[]][] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [dialogue = '', expected = ''] = row.trim().split(' => ');
      return [dialogue, expected.split(' | ')];
    });

export function missingIn(dialogue: string, expected: readonly string[]): string[] {
  const text = textOf(...dialogue.split(' / '));
  const [first = ''] = text.split('\n\n');
  const isSaid = (part: string) => (part.startsWith('**') ? first : text).includes(part);
  const hasResult = first.includes('**') ? [] : ['a result in bold'];
  return [...expected.filter((part) => !isSaid(part)), ...hasResult];
}

export const lastLine = (text: string) => text.split('\n').at(-1);
