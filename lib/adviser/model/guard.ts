import { MAX_PAST_MESSAGE } from '../constants';
import type { ReplySource } from '../reply';
import { createCheck, type Secret } from './check';
import { ModelFailure } from './failure';
import type { Passage } from './passage';

/** Seen from the beginning of what follows. "2. " begins a list. */
const END =
  /(?:[!?…]|(?<!(?:^|\s)\d{1,2})\.)(?:["“”’»«)*]|\s?\[[\d ,–-]+\])*[^\S\n]+(?=[\p{Lu}„“"»*-])|\n\s*(?=\S)/gu;

/** Characters after which a piece ends although a bracket is open: it may never close. */
const PATIENCE = 600;

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Tags and the text of links are judged as a whole. */
const isWithin = (text: string) =>
  count(text, '[') > count(text, ']') || text.lastIndexOf('<') > text.lastIndexOf('>');

function lengthOfPiece(text: string): number | undefined {
  for (const { 0: end, index } of text.matchAll(END)) {
    const length = index + end.length;
    if (length > PATIENCE || !isWithin(text.slice(0, length))) return length;
  }
  return undefined;
}

/** Takes the whole sentences off the beginning. */
export function cutSentences(text: string): { pieces: string[]; rest: string } {
  const pieces: string[] = [];
  let rest = text;
  for (let length = lengthOfPiece(rest); length !== undefined; length = lengthOfPiece(rest)) {
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return { pieces, rest };
}

/** Characters of a raw answer; a longer one is not an answer to the question. */
const MAX_ANSWER = MAX_PAST_MESSAGE;

export type ModelEvent = { type: 'text'; text: string } | { type: 'calculated' };

export type ModelPart = { type: 'text'; text: string } | { type: 'end'; sources: ReplySource[] };

function sourcesOf(numbers: Iterable<number>, passages: Passage[]): ReplySource[] {
  const sources = [...numbers].flatMap((number) => passages[number - 1]?.sources ?? []);
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

/** @throws ModelFailure as soon as the answer may not be shown, also after a part was released */
export async function* guarded(
  events: AsyncIterable<ModelEvent>,
  passages: Passage[],
  secret: Secret,
): AsyncGenerator<ModelPart> {
  const check = createCheck(
    passages.map(({ title, text }) => `${title}\n${text}`),
    secret,
  );
  const cited = new Set<number>();
  let waiting = '';
  let length = 0;
  let gap = '';
  let hasText = false;
  let isCalculated = false;

  const shown = (piece: string): ModelPart[] => {
    const { text, numbers } = check(piece);
    for (const number of numbers) if (passages[number - 1]) cited.add(number);
    const trimmed = text.trim();
    if (!/[\p{L}\p{N}]/u.test(trimmed)) return [];
    const joined = (hasText ? gap : '') + trimmed;
    gap = /\s*$/.exec(text)?.[0].replace(/\n\s*\n\s*/, '\n\n') ?? '';
    hasText = true;
    return [{ type: 'text', text: joined }];
  };

  for await (const event of events) {
    if (event.type === 'calculated') {
      isCalculated = true;
      continue;
    }
    length += event.text.length;
    if (length > MAX_ANSWER) throw new ModelFailure('too-long');
    const { pieces, rest } = cutSentences(waiting + event.text);
    waiting = rest;
    for (const piece of pieces) yield* shown(piece);
  }
  yield* shown(waiting);
  if (!hasText) throw new ModelFailure('empty');
  // A tool's result is in no passage.
  if (cited.size === 0 && !isCalculated) throw new ModelFailure('uncited');
  yield { type: 'end', sources: sourcesOf(cited, passages) };
}
