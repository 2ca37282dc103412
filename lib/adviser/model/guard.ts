import type { ReplySource } from '../reply';
import { MAX_PAST_MESSAGE } from '../constants';
import { cleanPiece } from './clean';
import { contactsIn } from './contacts';
import { ModelFailure } from './failure';
import { says, watchForLeaks, type Secret } from './leak';
import type { Passage } from './passage';
import { NO_ANSWER } from './system-prompt';

/** Seen from the beginning of what follows. "2. " begins a list. */
const END =
  /(?:[!?…]|(?<!(?:^|\s)\d{1,2})\.)(?:["“”’»«)*]|\s?\[[\d ,–-]+\])*[^\S\n]+(?=[\p{Lu}„“"»*-])|\n\s*(?=\S)/gu;

/** Characters after which a piece ends although a bracket is open: it may never close. */
const PATIENCE = 600;

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Tags and the text of links are cleaned as a whole. */
function isWithin(text: string): boolean {
  return count(text, '[') > count(text, ']') || text.lastIndexOf('<') > text.lastIndexOf('>');
}

export class Pieces {
  private waiting = '';

  add(arrived: string): string[] {
    const fresh = this.waiting.slice(-1) + arrived;
    this.waiting += arrived;
    const pieces: string[] = [];
    // Whether a piece is complete shows only after a space.
    if (!/\s/.test(fresh)) return pieces;
    for (;;) {
      const length = this.lengthOfPiece();
      if (length === undefined) return pieces;
      pieces.push(this.waiting.slice(0, length));
      this.waiting = this.waiting.slice(length);
    }
  }

  rest(): string {
    const rest = this.waiting;
    this.waiting = '';
    return rest;
  }

  private lengthOfPiece(): number | undefined {
    for (const { 0: end, index } of this.waiting.matchAll(END)) {
      const length = index + end.length;
      if (length > PATIENCE || !isWithin(this.waiting.slice(0, length))) return length;
    }
    return undefined;
  }
}

/** Characters of a raw answer; a longer one is not an answer to the question. */
const MAX_ANSWER = MAX_PAST_MESSAGE;

export type ModelEvent = { type: 'text'; text: string } | { type: 'calculated' };

export type ModelPart = { type: 'text'; text: string } | { type: 'end'; sources: ReplySource[] };

/** What can stand between two pieces, the stronger the later. */
const GAPS = ['', ' ', '\n', '\n\n'];

function gapBehind(piece: string): number {
  const space = piece.slice(piece.trimEnd().length);
  const lines = space.split('\n').length - 1;
  return lines > 0 ? Math.min(lines, 2) + 1 : Math.min(space.length, 1);
}

function joiner(): (text: string, piece: string) => string {
  let gap = 0;
  let isFirst = true;
  return (text, piece) => {
    const behind = gapBehind(piece);
    if (!text) {
      gap = Math.max(gap, behind);
      return '';
    }
    const joined = (isFirst ? '' : (GAPS[gap] ?? '')) + text;
    gap = behind;
    isFirst = false;
    return joined;
  };
}

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
  const known = passages.map(({ title, text }) => `${title}\n${text}`);
  const contacts = new Set(known.flatMap((text) => [...contactsIn(text)]));
  const newWatch = watchForLeaks(secret, known);
  const [isLeakAsWritten, isLeakAsShown] = [newWatch(), newWatch()];
  const pieces = new Pieces();
  const join = joiner();
  const cited = new Set<number>();
  let length = 0;
  let hasText = false;
  let isCalculated = false;
  let lastPiece = '';

  const shown = (piece: string): ModelPart[] => {
    if (says(lastPiece + piece, NO_ANSWER)) throw new ModelFailure('no-answer');
    lastPiece = piece;
    const { text, numbers } = cleanPiece(piece, contacts);
    if (isLeakAsWritten(piece) || isLeakAsShown(text)) throw new ModelFailure('leak');
    for (const number of numbers) if (passages[number - 1]) cited.add(number);
    const joined = join(text.trim(), piece);
    hasText ||= joined !== '';
    return joined ? [{ type: 'text', text: joined }] : [];
  };

  for await (const event of events) {
    if (event.type === 'calculated') {
      isCalculated = true;
      continue;
    }
    length += event.text.length;
    if (length > MAX_ANSWER) throw new ModelFailure('too-long');
    for (const piece of pieces.add(event.text)) yield* shown(piece);
  }
  yield* shown(pieces.rest());
  if (!hasText) throw new ModelFailure('empty');
  // A tool's result is in no passage.
  if (cited.size === 0 && !isCalculated) throw new ModelFailure('uncited');
  yield { type: 'end', sources: sourcesOf(cited, passages) };
}
